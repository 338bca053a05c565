export type { DebitEvent, DebitPaidBack, DebitReduced } from './debit.events.js';
export { codeOf } from './codes.js';
export { DebitFinder } from './debit-finder.js';
export { debitOf } from './debit.js';
export { DebitsList } from './debits.list.js';
export { DueDebitsQueue } from './due-debits.js';
