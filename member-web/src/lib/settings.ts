import { useSuspenseQuery } from '@tanstack/react-query';
import { queries } from './api-client/client';

/** The name in the address bar chooses the brand, wherever the API is served from. */
const init = () => ({ params: { query: { 'forced-domain': globalThis.location.hostname } } });

export const settingsQuery = () => queries.queryOptions('get', '/api/settings', init(), { staleTime: 10 * 60_000 });
export const companyQuery = () => queries.queryOptions('get', '/api/companyinfo', init(), { staleTime: 10 * 60_000 });
export const regionsQuery = () => queries.queryOptions('get', '/api/regions', {}, { staleTime: Infinity });

/** Loaded before the first screen, so it never suspends in practice. */
export const useSettings = () => useSuspenseQuery(settingsQuery()).data;
