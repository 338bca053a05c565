import type { RejectionReason } from '../layout/dialogs/rejection-reasons';
import { dataOf, type Api } from '../providers/api-client';
import type { ClaimedPhotos } from './photo';

/** Where photos wait: those of albums, and those sent in chats. Each is a queue of its own, decided alike. */
export type PhotoSource = ReturnType<typeof sourceOf>;

const sourceOf = (resource: 'photos' | 'chat-photos', claim: (api: Api) => Promise<ClaimedPhotos>) => ({
  resource,
  claim,
  release: (api: Api, keepalive: boolean) => api.POST(`/api/admin/${resource}/release`, { keepalive }),
  /** `reason` null approves; `statement`: what the owner reads in place of the rule's own words. */
  decide: (api: Api, ids: string[], reason: RejectionReason | null, statement?: string): Promise<unknown> =>
    reason === null
      ? api.POST(`/api/admin/${resource}/approve`, { body: { ids } })
      : api.POST(`/api/admin/${resource}/reject`, { body: { ids, reason, statement_of_reasons: statement } }),
  undo: (api: Api, ids: string[]) => api.POST(`/api/admin/${resource}/undo`, { body: { ids } }),
});

export const ALBUMS = sourceOf('photos', (api) => dataOf(api.POST('/api/admin/photos/claim')));

export const CHATS = sourceOf('chat-photos', async (api) => {
  const { photos, waiting } = await dataOf(api.POST('/api/admin/chat-photos/claim'));
  return {
    photos: photos.map(({ to_id, delivered, ...photo }) => ({ ...photo, chat: { to_id, delivered } })),
    waiting,
  };
});
