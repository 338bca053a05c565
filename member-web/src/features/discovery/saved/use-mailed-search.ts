import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { useUser } from '../../../lib/session';
import { useSettings } from '../../../lib/settings';
import { keptSearch } from '../kept-search';
import { writeFilter } from '../member-filter';
import { savedSearchesQuery } from './api';
import { filterOf } from './saved-filter';

/** The link of a mail names a saved search by its id alone; here it becomes the filter that is kept under it. */
export function useMailedSearch(): void {
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const settings = useSettings();
  const located = useUser()?.profile.located ?? false;
  const id = query.get('saved');
  const { data, isError } = useQuery({ ...savedSearchesQuery(), enabled: id !== null });
  useEffect(() => {
    if (id === null || (!data && !isError)) return;
    const rest = new URLSearchParams(query);
    rest.delete('saved');
    const found = data?.searches.find((one) => one.id === id);
    const filter = found && filterOf(found, settings, located);
    if (filter) keptSearch.set((now) => ({ ...now, filter }));
    const search = (filter ? writeFilter(rest, filter) : rest).toString();
    void navigate({ search }, { replace: true });
  }, [id, data, isError, query, navigate, settings, located]);
}
