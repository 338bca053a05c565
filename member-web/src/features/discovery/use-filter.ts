import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { useUser } from '../../lib/session';
import { useSettings } from '../../lib/settings';
import { useStore } from '../../lib/store';
import { filterAt, firstFilter } from './first-filter';
import { keptSearch } from './kept-search';
import { writeFilter, type MemberFilter } from './member-filter';

type Search = {
  filter: MemberFilter;
  /** What the search begins with, and goes back to (DSC-09). */
  first: MemberFilter;
  change: (filter: MemberFilter) => void;
  reset: () => void;
};

/** What was chosen, until its address has come on the screen. */
type Ahead = {
  filter: MemberFilter;
  /** The addresses that the screen may still be at: where it was, and those of what was chosen before. */
  before: string[];
  address: string;
};

/** What is chosen counts at once, before the address has followed: a second chip, pressed quickly, builds on the first. */
export function useFilter(): Search {
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const settings = useSettings();
  const profile = useUser()?.profile;
  const kept = useStore(keptSearch, ({ filter }) => filter);
  const [ahead, setAhead] = useState<Ahead>();
  const address = query.toString();
  if (ahead && !ahead.before.includes(address)) setAhead(undefined);

  const first = profile ? firstFilter(profile, settings) : {};
  const filter = ahead?.filter ?? filterAt(query, profile, settings, kept);

  const show = (next: MemberFilter, toKeep: MemberFilter | null) => {
    if (profile) keptSearch.set((now) => ({ ...now, filter: toKeep }));
    const search = writeFilter(query, toKeep ?? {}).toString();
    const before = ahead ? [...ahead.before, ahead.address] : [address];
    setAhead({ filter: next, before: before.filter((one) => one !== search), address: search });
    void navigate({ search }, { replace: true, preventScrollReset: true });
  };
  return { filter, first, change: (next) => show(next, next), reset: () => show(first, null) };
}
