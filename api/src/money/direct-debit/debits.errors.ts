import { defineError } from '../../kernel/index.js';

export const debitNotFound = defineError('debit_not_found', 404);
/** The operator does not collect: there is no creditor in the settings, and waiting does not help (MNY-04). */
export const debitUnavailable = defineError('debit_unavailable', 409);
/** The order is paid, has lapsed, or the debit was authorised before. */
export const debitClosed = defineError('debit_closed', 409);
export const ibanBlocked = defineError('iban_blocked', 403);
export const phoneBlocked = defineError('phone_blocked', 403);
/** `left`: how much more can be collected from the account now, in cents; `from`: the day when this amount can be. */
export const debitLimitReached = defineError<{ left: number; from: string | null }>('debit_limit_reached', 409);
/** `left`: how many tries the code has. */
export const codeInvalid = defineError<{ left: number }>('code_invalid', 422);
/** None was asked for this number, it is too old, or was tried too often: a new one has to be asked for. */
export const codeExpired = defineError('code_expired', 422);
export const codeThrottled = defineError<{ seconds: number }>('code_throttled', 429);
/** Too many mandates in a day of this member or telephone number; `hours` until there can be another. */
export const mandatesReached = defineError<{ hours: number }>('mandates_reached', 429);
export const noDebitsDue = defineError('no_debits_due', 409);
export const debitFileNotFound = defineError('debit_file_not_found', 404);
/** The bank cannot have credited what it was not given. */
export const debitFileNotSent = defineError('debit_file_not_sent', 409);
/** The bank has it: it cannot be sent again, nor taken apart. */
export const debitFileSent = defineError('debit_file_sent', 409);
/** Its debits wait for another file. */
export const debitFileTakenApart = defineError('debit_file_taken_apart', 409);
/** Mandates of it are no longer kept. */
export const debitFileExpired = defineError('debit_file_expired', 410);
/** What was asked for does not fit what the debit is now. */
export const debitDecided = defineError('debit_decided', 409);
