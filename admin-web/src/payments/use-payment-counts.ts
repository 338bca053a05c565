import { keepPreviousData } from '@tanstack/react-query';
import { useRead } from '../providers/api-client';
import type { PaymentFilter } from './payment';
import { TAB_NAMES, TABS } from './tabs';

/** How many payments each tab has of what else is filtered by, in the order of the tabs. */
export function usePaymentCounts({ attention: _, status: __, ...rest }: PaymentFilter) {
  const filter = JSON.stringify(rest);
  const each = JSON.stringify(TAB_NAMES.map((tab) => TABS[tab]));
  return useRead(
    // The list's own, so that they are counted anew with it.
    ['payments', 'counts', filter],
    (api) => api.GET('/api/admin/payment-counts', { params: { query: { filter, each } } }),
    { placeholderData: keepPreviousData, refetchInterval: 20_000, select: ({ counts }) => counts },
  );
}
