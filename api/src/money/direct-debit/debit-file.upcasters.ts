import { defineUpcasters } from '../../kernel/domain.js';
import type { DebitFileMade } from './debit-file.events.js';

type DebitFileMadeV1 = Omit<DebitFileMade['data'], 'sentAt'>;

export const debitFileUpcasters = defineUpcasters({
  // Before version 2 a file counted as sent as soon as it was made.
  DebitFileMade: { 1: (old: DebitFileMadeV1): DebitFileMade['data'] => ({ ...old, sentAt: old.madeAt }) },
});
