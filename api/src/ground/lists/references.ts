import { shortText } from '../../kernel/domain.js';

/** What stands before the end of its id, by the kind of a record; a direct debit is called as its payment is. */
const KINDS = { payment: 'PAY', refund: 'REF', proposal: 'PRO', chargeback: 'CHB', case: 'REP' } as const;

export const TAIL = 8;

/**
 * What people call a record in mails, on receipts, on the telephone and in the console, and find it by: `PAY-4F2A91C3`.
 * An id begins with its time, so that those of one minute begin alike; its end tells them apart.
 */
export const referenceOf = (kind: keyof typeof KINDS, id: string): string =>
  `${KINDS[kind]}-${id.slice(-TAIL).toUpperCase()}`;

const REFERENCE = new RegExp(`^(?:(?:${Object.values(KINDS).join('|')})[- ]?)?([0-9a-f]{${TAIL}})$`, 'i');

/** The end of an id that was typed by itself or as a reference, as ids are written. */
export const tailIn = (text: string): string | null => REFERENCE.exec(shortText(text))?.[1]?.toLowerCase() ?? null;
