export { albumOf } from './album.js';
export { DecidePhoto } from './commands/decide-photo.command.js';
export type { AlbumEvent, RejectionReason } from './album.events.js';
export { photoNotFound } from './photos.errors.js';
export { PhotosModule } from './photos.module.js';
export { StaffPhoto } from './staff-photo.js';
export { putPhotoBack, takePhotoDown } from './taking-down.js';
export { GalleryPhoto, MainImage, OwnMainImage, Photos, type Photo } from './photos.js';
