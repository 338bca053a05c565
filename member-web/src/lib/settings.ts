import { useSuspenseQuery } from '@tanstack/react-query';
import { queries } from './api-client/client';
import type { Settings } from './api-client/types';
import { lastAnswer } from './last-answer';
import { routeQuery } from './route-query';

/** The name in the address bar chooses the brand, wherever the API is served from. */
const init = () => ({ params: { query: { 'forced-domain': globalThis.location?.hostname ?? '' } } });

/** Of the address by which the site was opened: later ones would ask for the same settings once more. */
const opened = routeQuery(globalThis.location?.search ?? '');
const settingsInit = () => ({ params: { query: { ...opened, ...init().params.query } } });

export const settingsQuery = () => {
  const options = queries.queryOptions('get', '/api/settings', settingsInit(), { staleTime: 10 * 60_000 });
  type Context = Parameters<NonNullable<typeof options.queryFn>>[0];
  return {
    ...options,
    queryFn: async (context: Context): Promise<Settings> => {
      try {
        return await options.queryFn(context);
      } catch (error) {
        return lastAnswer(context.client, options.queryKey, error);
      }
    },
  };
};

const ONCE = { staleTime: Infinity, gcTime: Infinity };
export const companyQuery = () => queries.queryOptions('get', '/api/companyinfo', init(), ONCE);
export const interestsQuery = () => queries.queryOptions('get', '/api/interests', {}, ONCE);
export const regionsQuery = () => queries.queryOptions('get', '/api/regions', {}, ONCE);

/** Loaded before the first screen, so it never suspends in practice. */
export const useSettings = () => useSuspenseQuery(settingsQuery()).data;
