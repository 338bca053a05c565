import { keepPreviousData } from '@tanstack/react-query';
import { useRead } from '../../providers/api-client';

interface Asked {
  memberId: string;
  enabled: boolean;
  /** Fewer credits of one purchase than are left. */
  part?: { payment_id: string; credits: number } | undefined;
}

/** What can be begun for a member now, and what it comes to. */
export function useOffer({ memberId, enabled, part }: Asked) {
  return useRead(
    ['wallets', memberId, 'offer', part],
    (api) => api.GET('/api/admin/wallets/{id}/offer', { params: { path: { id: memberId }, query: part ?? {} } }),
    { enabled, placeholderData: keepPreviousData },
  );
}
