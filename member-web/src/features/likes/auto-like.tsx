import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { api, dataOf } from '../../lib/api-client/client';
import { askAnew } from '../../lib/outrun';
import { userQuery, useUser } from '../../lib/session';
import { useSettings } from '../../lib/settings';
import { likesQuery } from './api';

/** Milliseconds from the answer until the likes are loaded again (spec 4). */
const RELOAD_AFTER = 500;

/** DSC-05: asks once a visit whether a fictional profile likes the member, where the operator switched that on. */
export function AutoLike() {
  const cache = useQueryClient();
  const { auto_like } = useSettings();
  const active = useUser()?.status === 'active';
  const wanted = auto_like && active;
  useEffect(() => {
    if (!wanted) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let left = false;
    const reload = () =>
      void Promise.all([likesQuery().queryKey, userQuery.queryKey].map((queryKey) => askAnew(cache, { queryKey })));
    void dataOf(api.GET('/api/auto-like'))
      .then(({ id }) => {
        if (id !== null && !left) timer = setTimeout(reload, RELOAD_AFTER);
      })
      // Nobody asked for it, so nobody is told that it failed.
      .catch(() => undefined);
    return () => {
      left = true;
      clearTimeout(timer);
    };
  }, [cache, wanted]);
  return null;
}
