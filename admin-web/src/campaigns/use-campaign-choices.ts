import { useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import type { ConsoleDataProvider } from '../providers/data-provider';

/** The brands and countries that a campaign can be for. */
export function useCampaignChoices() {
  const provider = useDataProvider<ConsoleDataProvider>();
  return useQuery({ queryKey: ['campaign-choices'], queryFn: () => provider.campaignChoices(), staleTime: 60_000 })
    .data;
}
