import { useQuery, type UseQueryOptions } from '@tanstack/react-query';
import createClient from 'openapi-fetch';
import { useMemo } from 'react';
import { useDataProvider } from 'react-admin';
import type { paths } from '../api/schema';
import type { ConsoleDataProvider } from './data-provider';

type Json<Responses> = Responses extends { 200: { content: { 'application/json': infer Body } } }
  ? Body
  : Responses extends { 201: { content: { 'application/json': infer Body } } }
    ? Body
    : never;

/** What a route answers. */
export type Answer<Path extends keyof paths, Method extends keyof paths[Path]> = paths[Path][Method] extends {
  responses: infer Responses;
}
  ? Json<Responses>
  : never;

export type Body<Path extends keyof paths, Method extends keyof paths[Path]> = paths[Path][Method] extends {
  requestBody?: { content: { 'application/json': infer Input } };
}
  ? Input
  : never;

export type Api = ReturnType<typeof useApi>;

/** The API's routes, typed by its document: all that is neither a list nor a record of react-admin's. Failures are thrown. */
export function useApi() {
  // Through the provider, so that a session which has ended leads to the login as it does with react-admin's own calls.
  const provider = useDataProvider<ConsoleDataProvider>();
  return useMemo(
    () => createClient<paths>({ baseUrl: window.location.origin, fetch: (request) => provider.send(request) }),
    [provider],
  );
}

export async function dataOf<T>(call: Promise<{ data?: T }>): Promise<T> {
  return (await call).data as T;
}

/** What a route answers, kept under `key`. */
export function useRead<Data, Selected = Data>(
  key: readonly unknown[],
  read: (api: Api) => Promise<{ data?: Data }>,
  options: Omit<UseQueryOptions<Data, Error, Selected>, 'queryKey' | 'queryFn'> = {},
) {
  const api = useApi();
  return useQuery<Data, Error, Selected>({ ...options, queryKey: key, queryFn: () => dataOf(read(api)) });
}

/** Of a reading that is recorded: the API wants to know that it was this console that asked. */
export const RECORDED = { 'X-Client-Request': '1' };
