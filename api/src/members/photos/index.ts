export * from './domain.js';
export { uploadRefusals } from './photos.errors.js';
export { DecidePhoto } from './commands/decide-photo.command.js';
export { Emblems } from './emblems.js';
export { Incoming, type IncomingFile } from './incoming.js';
export {
  decideContract,
  PhotoInspection,
  PhotosDto,
  RejectPhotosDto,
  releaseContract,
  showContract,
  undoContract,
  type InspectedPhoto,
  type PhotoDecision,
} from './inspection.js';
export { PhotoAddresses, type Signature } from './photo-addresses.js';
export { GetRendition, pictureOf, type Picture } from './queries/get-rendition.query.js';
export { PICTURE, sendPicture, signedPictureContract } from './rendition-reply.js';
export { Renderer } from './renderer.js';
export { sweepFiles, SWEPT_AFTER_MS } from './photo-storage.js';
export { SealedPictures } from './sealed-pictures.js';
export { StaffPhoto } from './staff-photo.js';
export { UploadMutex } from './upload-mutex.js';
export type { Rendition } from './renditions.js';
export { putPhotoBack, takePhotoDown } from './taking-down.js';
export { GalleryPhoto, MainImage, OwnMainImage, PhotoCopy, Photos, type Photo } from './photos.js';
export { PhotosList } from './photos.list.js';
