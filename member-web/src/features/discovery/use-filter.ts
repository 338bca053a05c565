import { startTransition, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { useSettings } from '../../lib/settings';
import { readFilter, writeFilter, type MemberFilter } from './member-filter';

/**
 * The filter in the address. What is chosen counts at once, before the address has followed: a second chip, pressed
 * quickly, builds on the first.
 */
export function useFilter(): [MemberFilter, (filter: MemberFilter) => void] {
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const settings = useSettings();
  const [ahead, setAhead] = useState<MemberFilter>();
  const change = (next: MemberFilter) => {
    setAhead(next);
    const search = writeFilter(query, next).toString();
    const followed = Promise.resolve(navigate({ search }, { replace: true, preventScrollReset: true }));
    // In the order in which addresses come on the screen: that of an earlier chip may still be on its way.
    void followed.then(() => startTransition(() => setAhead((now) => (now === next ? undefined : now))));
  };
  return [ahead ?? readFilter(query, settings), change];
}
