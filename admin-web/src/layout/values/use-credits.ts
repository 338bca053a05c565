import { useTranslate } from 'react-admin';
import { useFormats } from './use-formats';

/** `250 credits`, as members see a package too. */
export function useCredits() {
  const translate = useTranslate();
  const formats = useFormats();
  return (count: number) => translate('console.credits', { smart_count: count, count: formats.number(count) });
}
