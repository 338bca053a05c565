import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { dataOf, useApi } from '../../providers/api-client';

interface Asked {
  memberId: string;
  enabled: boolean;
  /** Fewer credits of one purchase than are left. */
  part?: { payment_id: string; credits: number } | undefined;
}

/** What can be begun for a member now, and what it comes to. */
export function useOffer({ memberId, enabled, part }: Asked) {
  const api = useApi();
  return useQuery({
    queryKey: ['wallets', memberId, 'offer', part],
    queryFn: () =>
      dataOf(api.GET('/api/admin/wallets/{id}/offer', { params: { path: { id: memberId }, query: part ?? {} } })),
    enabled,
    placeholderData: keepPreviousData,
  });
}
