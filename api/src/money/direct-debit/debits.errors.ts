import { defineError, defineMistake } from '../../kernel/domain.js';

export const debitNotFound = defineError('debit_not_found', 404);
/** The settings name no creditor, so the operator does not collect and a retry will not help (MNY-04). */
export const debitUnavailable = defineError('debit_unavailable', 409);
/** The order is paid or has lapsed, or the debit is already authorised. */
export const debitClosed = defineError('debit_closed', 409);
export const ibanBlocked = defineError('iban_blocked', 403);
export const phoneBlocked = defineError('phone_blocked', 403);
/** `left`: cents that can still be collected from the account now; `from`: the day from which this amount can be. */
export const debitLimitReached = defineError<{ left: number; from: string | null }>('debit_limit_reached', 409);
/** `left`: remaining attempts for this code. */
export const codeInvalid = defineMistake<{ left: number }>('code_invalid', 422);
/**
 * No valid code for this number: none was sent, it is too old, or had too many attempts. The member needs a new one.
 */
export const codeExpired = defineMistake('code_expired', 422);
export const codeThrottled = defineError<{ seconds: number }>('code_throttled', 429);
/** The member or telephone number has signed too many mandates in a day; `hours` until the next one is allowed. */
export const mandatesReached = defineError<{ hours: number }>('mandates_reached', 429);
export const noDebitsDue = defineError('no_debits_due', 409);
export const debitFileNotFound = defineError('debit_file_not_found', 404);
/** A file that was not sent cannot have been credited by the bank. */
export const debitFileNotSent = defineError('debit_file_not_sent', 409);
/** The bank has the file: it cannot be sent again or taken apart. */
export const debitFileSent = defineError('debit_file_sent', 409);
/** Its debits wait for another file. */
export const debitFileTakenApart = defineError('debit_file_taken_apart', 409);
/** Mandates in this file are no longer kept. */
export const debitFileExpired = defineError('debit_file_expired', 410);
/** The debit's current state does not allow this step. */
export const debitDecided = defineError('debit_decided', 409);
