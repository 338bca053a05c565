import { defineStream } from '../../kernel/domain.js';
import type {
  DebitFileCollected,
  DebitFileEvent,
  DebitFileFetched,
  DebitFileMade,
  DebitFileSent,
  DebitFileTakenApart,
} from './debit-file.events.js';
import { debitFileUpcasters } from './debit-file.upcasters.js';
import {
  debitDecided,
  debitFileNotFound,
  debitFileNotSent,
  debitFileSent,
  debitFileTakenApart,
  noDebitsDue,
} from './debits.errors.js';

export interface DebitFile {
  made: DebitFileMade['data'] | null;
  sent: boolean;
  collected: boolean;
  /** It was taken apart: no further step is possible. */
  apart: boolean;
}

export const debitFile = defineStream<DebitFile, DebitFileEvent>({
  type: 'debitfile',
  revision: 3,
  upcasters: debitFileUpcasters,
  initial: { made: null, sent: false, collected: false, apart: false },
  evolve,
});
export const debitFileOf = debitFile.of;

/** For eight weeks a debtor gets a refund without giving a reason. */
const WEEKS_OF_RETURNS = 8;

export function makeFile(
  _: DebitFile,
  { creditor, amounts, at }: { creditor: DebitFileMade['data']['creditor']; amounts: readonly number[]; at: Date },
): [DebitFileMade] {
  if (amounts.length === 0) throw noDebitsDue({});
  const total = { amount: amounts.reduce((all, one) => all + one, 0), currency: 'EUR' };
  const data = { debits: amounts.length, total, creditor, madeAt: at.toISOString(), settlesAt: settledFrom(at) };
  return [{ type: 'DebitFileMade', data: { ...data, sentAt: null } }];
}

const settledFrom = (at: Date) => new Date(at.getTime() + WEEKS_OF_RETURNS * 7 * 86_400_000).toISOString();

/** Can be done once; `lastDay`: the last collection day in the file. */
export function sendFile(
  { made, sent, apart }: DebitFile,
  { reason, lastDay, at }: { reason: string; lastDay: string | null; at: Date },
): [DebitFileSent] {
  if (!made) throw debitFileNotFound({});
  if (apart) throw debitFileTakenApart({});
  if (sent) throw debitFileSent({});
  const last = Math.max(at.getTime(), lastDay ? Date.parse(lastDay) : 0);
  const settlesAt = settledFrom(new Date(last));
  return [{ type: 'DebitFileSent', data: { sentAt: at.toISOString(), settlesAt, reason } }];
}

/** Only possible before the file was sent to the bank. */
export function takeFileApart(
  { made, sent, apart }: DebitFile,
  { reason, at }: { reason: string; at: string },
): [DebitFileTakenApart] {
  if (!made) throw debitFileNotFound({});
  if (sent) throw debitFileSent({});
  if (apart) throw debitFileTakenApart({});
  return [{ type: 'DebitFileTakenApart', data: { reason, takenApartAt: at } }];
}

export function collectFile(
  { made, sent, collected, apart }: DebitFile,
  { reason, at }: { reason?: string; at: string },
): [DebitFileCollected] {
  if (!made) throw debitFileNotFound({});
  if (apart) throw debitFileTakenApart({});
  if (!sent) throw debitFileNotSent({});
  if (collected) throw debitDecided({});
  return [{ type: 'DebitFileCollected', data: { collectedAt: at, ...(reason !== undefined && { reason }) } }];
}

export function fetchFile({ made, apart }: DebitFile, at: string): [DebitFileFetched] {
  if (!made) throw debitFileNotFound({});
  if (apart) throw debitFileTakenApart({});
  return [{ type: 'DebitFileFetched', data: { fetchedAt: at } }];
}

function evolve(state: DebitFile, { type, data }: DebitFileEvent): DebitFile {
  switch (type) {
    case 'DebitFileMade':
      return { made: data, sent: data.sentAt !== null, collected: false, apart: false };
    case 'DebitFileSent':
      return { ...state, sent: true };
    case 'DebitFileTakenApart':
      return { ...state, apart: true };
    case 'DebitFileCollected':
      return { ...state, collected: true };
    case 'DebitFileFetched':
      return state;
  }
}
