import { defineError } from '../../kernel/domain.js';

export const complaintNotFound = defineError('complaint_not_found', 404);
/** A colleague has taken the complaint up. */
export const complaintClaimed = defineError('complaint_claimed', 409);
export const complaintAlreadyClosed = defineError('complaint_already_closed', 409);
/** Nobody left an address, so there is nobody to answer. */
export const complaintWithoutAddress = defineError('complaint_without_address', 409);
export const complaintHasCase = defineError('complaint_has_case', 409);
/** The address that a notice names is no profile and no photo that is there. */
export const contentNotFound = defineError('content_not_found', 404);
export const complaintFileTooLarge = defineError<{ megabytes: number }>('complaint_file_too_large', 413);
/** Neither a picture, nor a PDF, nor plain text. */
export const complaintFileNotAccepted = defineError('complaint_file_not_accepted', 422);
/** The file was uploaded too long ago, or with another complaint. */
export const complaintFileGone = defineError('complaint_file_gone', 409);
