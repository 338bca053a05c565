import { useQuery } from '@tanstack/react-query';
import { dataOf, useApi } from '../providers/api-client';

/** The brands and countries that a campaign can be for. */
export function useCampaignChoices() {
  const api = useApi();
  return useQuery({
    queryKey: ['campaign-choices'],
    queryFn: () => dataOf(api.GET('/api/admin/campaign-choices')),
    staleTime: 60_000,
  }).data;
}
