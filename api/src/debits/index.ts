export type { DebitEvent, DebitPaidBack } from './debit.events.js';
export { debitOf } from './debit.js';
