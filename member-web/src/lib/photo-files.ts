import { ApiError } from './api-client/api-error';

/** What the server takes as a photo. Computers know a HEIC by its ending alone. */
export const PHOTO_TYPES = 'image/jpeg,image/png,image/webp,image/heic,image/heif,.heic,.heif';

const MEGABYTES = 15;

export const isTooLarge = ({ size }: Blob): boolean => size > MEGABYTES * 1024 * 1024;

export const photoTooLarge = () =>
  new ApiError({ status: 413, code: 'photo_too_large', params: { megabytes: MEGABYTES } });
