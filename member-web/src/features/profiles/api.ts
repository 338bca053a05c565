import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useActionKey } from '../../lib/api-client/action-key';
import { api, dataOf, queries } from '../../lib/api-client/client';
import type { Body, User } from '../../lib/api-client/types';
import { changeUser } from '../../lib/session';

export type OwnProfile = User['profile'];
export type ProfileChanges = Body<'/api/profile', 'put'>;
type Consent = Body<'/api/profile/consents', 'put'>;

export const consentsQuery = () => queries.queryOptions('get', '/api/profile/consents');

/** The reply is the whole profile as it is now; nothing is fetched again. */
function useProfileChange<Input>(change: (input: Input, key: string) => Promise<OwnProfile>) {
  const cache = useQueryClient();
  const action = useActionKey();
  return useMutation({
    // One after the other: each answer is the whole profile, and the last one is the newest.
    scope: { id: 'own-profile' },
    mutationFn: (input: Input) => change(input, action.keyFor(input)),
    onSuccess: (profile) => {
      action.done();
      changeUser(cache, (user) => ({ ...user, profile: { ...user.profile, ...profile } }));
    },
  });
}

const keyed = (key: string) => ({ headers: { 'Idempotency-Key': key } });

export const useEditProfile = () =>
  useProfileChange((body: ProfileChanges, key) => dataOf(api.PUT('/api/profile', { body, ...keyed(key) })));

export const useTurnInvisible = () =>
  useProfileChange((invisible: boolean, key) =>
    dataOf(api.PUT('/api/profile/invisible', { body: { invisible }, ...keyed(key) })),
  );

/** Whether the card may be shown to people who are not logged in. */
export const useOpenToVisitors = () =>
  useProfileChange((open: boolean, key) => dataOf(api.PUT('/api/profile/visitors', { body: { open }, ...keyed(key) })));

export function useDecideConsent() {
  const cache = useQueryClient();
  return useProfileChange(async (body: Consent, key) => {
    const profile = await dataOf(api.PUT('/api/profile/consents', { body, ...keyed(key) }));
    void cache.invalidateQueries({ queryKey: consentsQuery().queryKey });
    return profile;
  });
}
