import { queryOptions } from '@tanstack/react-query';
import { isApiError } from '../../lib/api-client/api-error';
import { api, dataOf } from '../../lib/api-client/client';
import type { Answer } from '../../lib/api-client/types';
import type { Source } from './api';

export type VisitorCard = Answer<'/api/visitor-cards/{id}', 'get'>;

/** Members who let people see them that are not logged in; an error where the site shows visitors nobody (ACC-16). */
export const visitorCardsQuery = (source: Source, limit: number) =>
  queryOptions({
    queryKey: ['get', '/api/visitor-cards', source, limit] as const,
    queryFn: async ({ signal }) => {
      const { profiles } = await dataOf(
        api.GET('/api/visitor-cards', { params: { query: { ...source, limit } }, signal }),
      );
      return profiles;
    },
    retry: false,
    staleTime: 5 * 60_000,
  });

/** One card as anybody may see it; null where they may not. */
export const visitorCardQuery = (id: string) =>
  queryOptions({
    queryKey: ['get', '/api/visitor-cards', id] as const,
    queryFn: async ({ signal }) => {
      try {
        return await dataOf(
          api.GET('/api/visitor-cards/{id}', { params: { path: { id } }, signal, cache: 'no-cache' }),
        );
      } catch (error) {
        if (isApiError(error, 'member_not_found')) return null;
        throw error;
      }
    },
  });
