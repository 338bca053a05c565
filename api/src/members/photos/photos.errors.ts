import { defineError, unsupportedMediaType } from '../../kernel/domain.js';

export const photoNotFound = defineError('photo_not_found', 404);
export const photoTooLarge = defineError<{ megabytes: number }>('photo_too_large', 413);
export const photoNotReadable = defineError('photo_not_readable', 422);
export const photoTooSmall = defineError<{ pixels: number }>('photo_too_small', 422);
/** For what a file is refused that is taken in as a photo. */
export const uploadRefusals = [photoNotReadable, photoTooLarge, photoTooSmall, unsupportedMediaType] as const;
export const photoLimitReached = defineError<{ limit: number }>('photo_limit_reached', 409);
export const photoNotActive = defineError('photo_not_active', 409);
export const photoAlreadyDecided = defineError<{ status: string }>('photo_already_decided', 409);
/** Another moderator is looking at the photo. */
export const photoClaimed = defineError('photo_claimed', 409);
export const photoAddressExpired = defineError('photo_address_expired', 403);
