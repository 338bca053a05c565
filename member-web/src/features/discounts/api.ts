import { queryOptions } from '@tanstack/react-query';
import { isApiError } from '../../lib/api-client/api-error';
import { api, dataOf } from '../../lib/api-client/client';
import type { Answer } from '../../lib/api-client/types';

export type Welcome = Answer<'/api/discountcode', 'get'>;

/** The welcome discount, or null: an offer that fails to load is not made, and nobody is told (MNY-06). */
export const welcomeQuery = queryOptions({
  queryKey: ['get', '/api/discountcode', 'welcome'],
  queryFn: async ({ signal }): Promise<Welcome | null> => {
    try {
      return await dataOf(api.GET('/api/discountcode', { params: { query: { welcome: 'true' } }, signal }));
    } catch (error) {
      if (isApiError(error, 'authentication_required')) throw error;
      return null;
    }
  },
  staleTime: 5 * 60_000,
});
