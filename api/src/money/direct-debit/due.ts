const DAY = 86_400_000;
/** How many days before the collection the bank may receive a debit. */
const LEAD_DAYS = 5;

/** SQL condition on read.debits; `$1`: `dueUntil`. */
export const DUE = `status = 'authorised' AND left_amount > 0 AND collect_on <= $1::date`;
export const dueUntil = (now: Date): string => new Date(now.getTime() + LEAD_DAYS * DAY).toISOString().slice(0, 10);
