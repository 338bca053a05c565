import type { Event } from '../../kernel/index.js';
import type { Money } from '../../ground/settings/index.js';

/** Debits were put into one file for the bank. What it holds is known from the debits themselves. */
export type DebitFileMade = Event<
  'DebitFileMade',
  {
    debits: number;
    total: Money;
    creditor: { id: string; iban: string; name: string };
    madeAt: string;
    /** When it counts as collected unless staff said so before: debtors cannot have it back without a reason then. */
    settlesAt: string;
    /** Null: it is not with the bank before somebody says so. Of files from before one could, when they were made. */
    sentAt: string | null;
  }
>;
/** Finance has handed it in at the bank; `settlesAt` as above, from the last day of collection. */
export type DebitFileSent = Event<'DebitFileSent', { sentAt: string; settlesAt: string }>;
/** It never went to the bank: its debits wait for another file. `reason`: for colleagues; it names no debtor. */
export type DebitFileTakenApart = Event<'DebitFileTakenApart', { reason: string; takenApartAt: string }>;
/** The bank has credited it. */
export type DebitFileCollected = Event<'DebitFileCollected', { collectedAt: string }>;
/** Staff took the file, which names debtors and their accounts. */
export type DebitFileFetched = Event<'DebitFileFetched', { fetchedAt: string }>;

export type DebitFileEvent =
  DebitFileMade | DebitFileSent | DebitFileTakenApart | DebitFileCollected | DebitFileFetched;
