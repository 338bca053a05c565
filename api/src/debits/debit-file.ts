import { defineStream } from '../kernel/index.js';
import type { DebitFileCollected, DebitFileEvent, DebitFileFetched, DebitFileMade } from './debit-file.events.js';
import { debitDecided, debitFileNotFound, noDebitsDue } from './debits.errors.js';

export interface DebitFile {
  made: DebitFileMade['data'] | null;
  collected: boolean;
}

export const debitFile = defineStream<DebitFile, DebitFileEvent>({
  type: 'debitfile',
  revision: 1,
  initial: { made: null, collected: false },
  evolve,
});
export const debitFileOf = debitFile.of;

/** For eight weeks a debtor gets the money back without giving a reason. */
const WEEKS_OF_RETURNS = 8;

export function makeFile(
  _: DebitFile,
  { creditor, amounts, at }: { creditor: DebitFileMade['data']['creditor']; amounts: readonly number[]; at: Date },
): [DebitFileMade] {
  if (amounts.length === 0) throw noDebitsDue({});
  const total = { amount: amounts.reduce((all, one) => all + one, 0), currency: 'EUR' };
  const settlesAt = new Date(at.getTime() + WEEKS_OF_RETURNS * 7 * 86_400_000).toISOString();
  const data = { debits: amounts.length, total, creditor, madeAt: at.toISOString(), settlesAt };
  return [{ type: 'DebitFileMade', data }];
}

export function collectFile({ made, collected }: DebitFile, at: string): [DebitFileCollected] {
  if (!made) throw debitFileNotFound({});
  if (collected) throw debitDecided({});
  return [{ type: 'DebitFileCollected', data: { collectedAt: at } }];
}

export function fetchFile({ made }: DebitFile, at: string): [DebitFileFetched] {
  if (!made) throw debitFileNotFound({});
  return [{ type: 'DebitFileFetched', data: { fetchedAt: at } }];
}

function evolve(state: DebitFile, { type, data }: DebitFileEvent): DebitFile {
  switch (type) {
    case 'DebitFileMade':
      return { made: data, collected: false };
    case 'DebitFileCollected':
      return { ...state, collected: true };
    case 'DebitFileFetched':
      return state;
  }
}
