import { useTranslate } from 'react-admin';

/** What a bank gave as its reason: a code and, of the codes of direct debits, what it means. */
export function useBankReason() {
  const translate = useTranslate();
  return (code: string): string => {
    const meaning = translate(`resources.direct-debits.reasons.${code}`, { _: '' });
    return meaning ? `${code}: ${meaning}` : code;
  };
}
