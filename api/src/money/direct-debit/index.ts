export type { DebitEvent, DebitPaidBack, DebitReduced } from './debit.events.js';
export { codeOf } from './codes.js';
export { debitOf } from './debit.js';
