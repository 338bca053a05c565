import { useTranslate } from 'react-admin';
import type { Block } from './block';

/** Who blocked it and why: a return's reason is the bank's code and the mandate. */
export function useCause() {
  const translate = useTranslate();
  return ({ cause, blocked_by_name }: Block) =>
    cause === 'return'
      ? translate('resources.blocklist.causes.return')
      : (blocked_by_name ?? translate('resources.blocklist.causes.staff'));
}
