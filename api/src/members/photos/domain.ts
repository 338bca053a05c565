export { albumOf, REJECTION_REASONS, UNDO_SECONDS } from './album.js';
export type { AlbumEvent, RejectionReason } from './album.events.js';
export {
  photoAddressExpired,
  photoAlreadyDecided,
  photoClaimed,
  photoNotFound,
  photoNotReadable,
  photoTooLarge,
  photoTooSmall,
} from './photos.errors.js';
