import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { dataOf, useApi } from '../providers/api-client';
import type { PaymentFilter } from './payment';
import { TAB_NAMES, TABS } from './tabs';

/** How many payments each tab has of what else is filtered by, in the order of the tabs. */
export function usePaymentCounts({ attention: _, status: __, ...rest }: PaymentFilter) {
  const api = useApi();
  const filter = JSON.stringify(rest);
  const each = JSON.stringify(TAB_NAMES.map((tab) => TABS[tab]));
  return useQuery({
    // The list's own, so that they are counted anew with it.
    queryKey: ['payments', 'counts', filter],
    queryFn: async () =>
      (await dataOf(api.GET('/api/admin/payment-counts', { params: { query: { filter, each } } }))).counts,
    placeholderData: keepPreviousData,
    refetchInterval: 20_000,
  });
}
