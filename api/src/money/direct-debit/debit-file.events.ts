import type { Event } from '../../kernel/domain.js';
import type { Money } from '../../ground/settings/domain.js';

/** Debits were put into one file for the bank. Which ones is recorded in their own events. */
export type DebitFileMade = Event<
  'DebitFileMade',
  {
    debits: number;
    total: Money;
    creditor: { id: string; iban: string; name: string };
    madeAt: string;
    /**
     * When it counts as collected unless staff said so before: the end of the debtors' unconditional right of refund.
     */
    settlesAt: string;
    /** Null until staff record that they sent it. For files from before that was possible: when they were made. */
    sentAt: string | null;
  }
>;
/**
 * Finance has submitted the file to the bank; `settlesAt` as above, counted from the last collection day. `reason`: for
 * colleagues, here and below, without a debtor's name; missing in older events, and
 * where time alone said that the bank has credited it.
 */
export type DebitFileSent = Event<'DebitFileSent', { sentAt: string; settlesAt: string; reason?: string }>;
/** The file was never sent: its debits wait for another one. `reason`: for colleagues, without a debtor's name. */
export type DebitFileTakenApart = Event<'DebitFileTakenApart', { reason: string; takenApartAt: string }>;
/** The bank has credited the file. */
export type DebitFileCollected = Event<'DebitFileCollected', { collectedAt: string; reason?: string }>;
/** Staff downloaded the file, which names debtors and their accounts. */
export type DebitFileFetched = Event<'DebitFileFetched', { fetchedAt: string }>;

export type DebitFileEvent =
  DebitFileMade | DebitFileSent | DebitFileTakenApart | DebitFileCollected | DebitFileFetched;
