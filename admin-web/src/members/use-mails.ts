import { type Answer, useRead } from '../providers/api-client';

export type StaffMail = Answer<'/api/admin/members/{id}/mails', 'get'>['mails'][number];

const LATER = 2_000;

/** What staff wrote to a member, asked anew while one of the mails is under way. */
export function useMails(id: string, enabled = true) {
  return useRead(
    ['members', 'mails', id],
    (api) => api.GET('/api/admin/members/{id}/mails', { params: { path: { id } } }),
    {
      enabled,
      retry: false,
      refetchInterval: ({ state }) =>
        state.data?.mails.some(({ outcome }) => outcome === 'under_way') === true ? LATER : false,
    },
  );
}
