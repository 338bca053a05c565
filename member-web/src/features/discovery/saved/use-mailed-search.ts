import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { useErrorText } from '../../../lib/error-text';
import { useUser } from '../../../lib/session';
import { useSettings } from '../../../lib/settings';
import { toast } from '../../../ui/toasts';
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
  const { ofError } = useErrorText();
  const { data, error } = useQuery({ ...savedSearchesQuery(), enabled: id !== null });
  const tell = useEffectEvent((refusal: unknown) => toast(ofError(refusal), 'error'));
  useEffect(() => {
    if (id === null || (!data && !error)) return;
    // The list that is shown in its place is not what was asked for.
    if (!data) tell(error);
    const rest = new URLSearchParams(query);
    rest.delete('saved');
    const found = data?.searches.find((one) => one.id === id);
    const filter = found && filterOf(found, settings, located);
    if (filter) keptSearch.set((now) => ({ ...now, filter }));
    const search = (filter ? writeFilter(rest, filter) : rest).toString();
    void navigate({ search }, { replace: true });
  }, [id, data, error, query, navigate, settings, located]);
}
