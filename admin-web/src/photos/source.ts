import type { RejectionReason } from '../layout/dialogs/rejection-reasons';
import { dataOf, type useApi } from '../providers/api-client';
import type { ClaimedPhotos, Photo } from './photo';

type Api = ReturnType<typeof useApi>;

/** Where photos wait: those of albums, and those sent in chats. Each is a queue of its own, decided alike. */
export interface PhotoSource {
  resource: 'photos' | 'chat-photos';
  claim: (api: Api) => Promise<ClaimedPhotos>;
  release: (api: Api, keepalive: boolean) => Promise<unknown>;
  /** `reason` null approves; `statement`: what the owner reads in place of the rule's own words. */
  decide: (api: Api, ids: string[], reason: RejectionReason | null, statement?: string) => Promise<unknown>;
  undo: (api: Api, ids: string[]) => Promise<unknown>;
}

const said = (statement: string | undefined) => (statement === undefined ? {} : { statement_of_reasons: statement });

export const ALBUMS: PhotoSource = {
  resource: 'photos',
  claim: (api) => dataOf(api.POST('/api/admin/photos/claim')),
  release: (api, keepalive) => api.POST('/api/admin/photos/release', { keepalive }),
  decide: (api, ids, reason, statement) =>
    reason === null
      ? api.POST('/api/admin/photos/approve', { body: { ids } })
      : api.POST('/api/admin/photos/reject', { body: { ids, reason, ...said(statement) } }),
  undo: (api, ids) => api.POST('/api/admin/photos/undo', { body: { ids } }),
};

export const CHATS: PhotoSource = {
  resource: 'chat-photos',
  claim: async (api) => {
    const { photos, waiting } = await dataOf(api.POST('/api/admin/chat-photos/claim'));
    return {
      photos: photos.map(({ to_id, delivered, ...photo }): Photo => ({ ...photo, chat: { to_id, delivered } })),
      waiting,
    };
  },
  release: (api, keepalive) => api.POST('/api/admin/chat-photos/release', { keepalive }),
  decide: (api, ids, reason, statement) =>
    reason === null
      ? api.POST('/api/admin/chat-photos/approve', { body: { ids } })
      : api.POST('/api/admin/chat-photos/reject', { body: { ids, reason, ...said(statement) } }),
  undo: (api, ids) => api.POST('/api/admin/chat-photos/undo', { body: { ids } }),
};
