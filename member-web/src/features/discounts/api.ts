import { queryOptions } from '@tanstack/react-query';
import { isApiError } from '../../lib/api-client/api-error';
import { api, dataOf } from '../../lib/api-client/client';
import type { Answer } from '../../lib/api-client/types';

export type Welcome = Answer<'/api/discountcode', 'get'>;

/** The welcome discount, or null: an offer that fails to load is not made, and nobody is told (MNY-06). */
export const welcomeQuery = queryOptions({
  queryKey: ['get', '/api/discountcode', 'welcome'],
  queryFn: async ({ signal, client, queryKey }): Promise<Welcome | null> => {
    try {
      return await dataOf(api.GET('/api/discountcode', { params: { query: { welcome: 'true' } }, signal }));
    } catch (error) {
      // One that runs is ended by its clock or by the server's word, not by a network that is away.
      const stays = client.getQueryData(queryKey) && !isApiError(error, 'discount_not_found');
      if (stays || isApiError(error, 'authentication_required')) throw error;
      return null;
    }
  },
  staleTime: 5 * 60_000,
});
