import { defineError } from '../../kernel/domain.js';

export const emailTaken = defineError('email_taken', 409);
export const activationFailed = defineError('activation_failed', 422);
/** Mails to the account's address come back: none is sent until there is another one (NTF-04). */
export const mailBounces = defineError('mail_bounces', 409);
export const tooManyMails = defineError('too_many_mails', 429);
/** The password was right, but the member has deleted the account; the mailed link restores it (ACC-12). */
export const deletedAccountExists = defineError<{ erase_at: string }>('deleted_account_exists', 403);
/** The password was right, but staff disabled the account; `reason` is their explanation (ADM-02). */
export const accountDisabled = defineError<{ disabled_at: string; reason: string }>('account_disabled', 403);
/** Reported to staff: the account has already been deleted. */
export const memberDeleted = defineError('member_deleted', 409);
export const reactivationFailed = defineError('reactivation_failed', 422);
export const alreadyConfirmed = defineError('already_confirmed', 409);
/** A mailed link that is unknown, expired or used (ACC-07, ACC-08). */
export const linkExpired = defineError('link_expired', 422);
/** No change of address is pending: it was confirmed or cancelled, or has expired (ACC-08). */
export const emailChangeNotPending = defineError('email_change_not_pending', 409);
export const emailNotFound = defineError('email_not_found', 404);
export const tooManyResetMails = defineError('too_many_reset_mails', 429);
