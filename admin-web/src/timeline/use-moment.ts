import { useQuery } from '@tanstack/react-query';
import { dataOf, RECORDED, useApi } from '../providers/api-client';
import { trail } from '../providers/opened-from';

interface Asked {
  memberId: string;
  /** ISO 8601; nothing is asked without it. */
  at: string | undefined;
  beside: string | undefined;
}

/** A look is recorded, with from where, so it is not taken anew because a window got the focus. */
export function useMoment({ memberId, at, beside }: Asked) {
  const api = useApi();
  return useQuery({
    queryKey: ['moment', memberId, at, beside],
    queryFn: () =>
      dataOf(
        api.GET('/api/admin/members/{id}/as-of', {
          params: { path: { id: memberId }, query: { at: at!, ...(beside !== undefined && { beside }) } },
          headers: { ...RECORDED, 'X-Opened-From': trail.from(window.location.pathname) },
        }),
      ),
    enabled: at !== undefined,
    staleTime: 60_000,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
    retry: false,
  });
}
