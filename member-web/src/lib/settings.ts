import { useSuspenseQuery } from '@tanstack/react-query';
import { queries } from './api-client/client';

const init = () => ({ params: { query: { 'forced-domain': globalThis.location.hostname } } });

export const settingsQuery = () => queries.queryOptions('get', '/api/settings', init(), { staleTime: 10 * 60_000 });
export const regionsQuery = () => queries.queryOptions('get', '/api/regions', {}, { staleTime: Infinity });

/** Loaded before the first screen, so it never suspends in practice. */
export const useSettings = () => useSuspenseQuery(settingsQuery()).data;
