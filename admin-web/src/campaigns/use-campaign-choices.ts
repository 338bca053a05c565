import { useRead } from '../providers/api-client';

/** The brands and countries that a campaign can be for. */
export function useCampaignChoices() {
  return useRead(['campaign-choices'], (api) => api.GET('/api/admin/campaign-choices'), { staleTime: 60_000 }).data;
}
