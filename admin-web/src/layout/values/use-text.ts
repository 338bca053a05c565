import { useTranslate } from 'react-admin';

/** The texts under a key of the catalogue, each by the rest of its key; `given` goes into all of them. */
export function useText(under: string, given?: object) {
  const translate = useTranslate();
  return (key: string, options?: object): string => translate(`${under}.${key}`, { ...given, ...options });
}
