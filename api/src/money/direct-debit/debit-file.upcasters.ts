import { defineUpcasters } from '../../kernel/index.js';
import type { DebitFileMade } from './debit-file.events.js';

type DebitFileMadeV1 = Omit<DebitFileMade['data'], 'sentAt'>;

export const debitFileUpcasters = defineUpcasters({
  // A file counted as with the bank the moment it was made.
  DebitFileMade: { 1: (old: DebitFileMadeV1): DebitFileMade['data'] => ({ ...old, sentAt: old.madeAt }) },
});
