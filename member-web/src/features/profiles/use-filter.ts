import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { useSettings } from '../../lib/settings';
import { readFilter, writeFilter, type MemberFilter } from './member-filter';

/**
 * The filter in the address. What is chosen counts at once, before the address has followed: a second chip, pressed
 * quickly, builds on the first.
 */
export function useFilter(): [MemberFilter, (filter: MemberFilter) => void] {
  const [query, setQuery] = useSearchParams();
  const settings = useSettings();
  const [ahead, setAhead] = useState<{ of: URLSearchParams; filter: MemberFilter }>();
  const filter = ahead?.of === query ? ahead.filter : readFilter(query, settings);
  const change = (next: MemberFilter) => {
    setAhead({ of: query, filter: next });
    setQuery(writeFilter(query, next), { replace: true, preventScrollReset: true });
  };
  return [filter, change];
}
