export { albumOf, REJECTION_REASONS } from './album.js';
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
