import { queryOptions } from '@tanstack/react-query';
import { isApiError } from '../../lib/api-client/api-error';
import { api, dataOf } from '../../lib/api-client/client';
import type { Answer } from '../../lib/api-client/types';

/** Where a visitor came from, which may open the search to them (DSC-01). */
export type Source = { network?: string; ref?: string };

export type VisitorCard = Answer<'/api/visitor-cards/{id}', 'get'>;

const FRESH = 5 * 60_000;

/** A member as visitors may see them; null where they may not (ACC-16). */
export const visitorCardQuery = (id: string) =>
  queryOptions({
    queryKey: ['get', '/api/visitor-cards', id] as const,
    queryFn: async ({ signal }): Promise<VisitorCard | null> => {
      try {
        return await dataOf(api.GET('/api/visitor-cards/{id}', { params: { path: { id } }, signal }));
      } catch (error) {
        if (isApiError(error, 'member_not_found') || isApiError(error, 'invalid_input')) return null;
        throw error;
      }
    },
    staleTime: FRESH,
  });

/** A few members who let people see them that are not logged in; an error where visitors are shown nobody (ACC-16). */
export const visitorCardsQuery = (source: Source, limit: number) =>
  queryOptions({
    queryKey: ['get', '/api/visitor-cards', source, limit] as const,
    queryFn: async ({ signal }) => {
      const query = { ...source, limit };
      return (await dataOf(api.GET('/api/visitor-cards', { params: { query }, signal }))).profiles;
    },
    retry: false,
    staleTime: FRESH,
  });
