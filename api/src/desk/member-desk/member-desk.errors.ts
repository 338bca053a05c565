import { defineError } from '../../kernel/domain.js';

export const noteNotFound = defineError('note_not_found', 404);
export const tooManyNotes = defineError<{ most: number }>('too_many_notes', 409);
/** The member needs no activation mail any more. */
export const addressConfirmed = defineError('address_confirmed', 409);
export const tooManyStaffMails = defineError<{ most: number }>('too_many_staff_mails', 429);
