import { ApiError } from '../../../lib/api-client/api-error';
import { fetchNewest, keyOf } from '../api';
import type { Kind, PhotoContent } from '../content';
import { postPhoto } from './api';
import { fileOf, forgetSent, openPhotoSheet, restoreChoice, tellShare } from './photo-choice';
import { PhotoMessage } from './photo-message';

/** What stands beside it, where it was chosen, and what another choice makes good. */
const TOLD_IN_SHEET = new Set([
  'price_changed',
  'photo_too_large',
  'photo_too_small',
  'photo_not_readable',
  'unsupported_media_type',
]);

export const photo: Kind<PhotoContent> = {
  View: PhotoMessage,
  textOf: () => null,
  pricedBy: 'photo_credits',
  post: async (conversationId, { id, content, price }) => {
    const name = content.file ?? '';
    const file = fileOf(name);
    if (!file) return sentBefore(conversationId, id);
    tellShare(name, 0);
    return postPhoto(conversationId, { id, file, price, onProgress: (share) => tellShare(name, share) });
  },
  onSent: (conversationId, { file }) => forgetSent(conversationId, file ?? ''),
  onDiscarded: (conversationId, { file }) => forgetSent(conversationId, file ?? ''),
  putBack: (conversationId, { file }, { code, params }) => {
    if (file) restoreChoice(conversationId, file);
    if (file && TOLD_IN_SHEET.has(code)) openPhotoSheet(conversationId, { code, params });
  },
};

/**
 * The page was loaded anew while it was on its way, and its file is gone: whether it has arrived, the server knows.
 * @throws photo_gone it has not
 */
async function sentBefore(conversationId: string, id: string) {
  const { messages, waiting_photos = [] } = await fetchNewest(conversationId);
  if (messages.some((one) => keyOf(one) === id) || waiting_photos.some((one) => one.id === id)) return {};
  throw new ApiError({ status: 410, code: 'photo_gone' });
}
