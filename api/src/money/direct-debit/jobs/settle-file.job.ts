import { defineJob, HandlesJob, Store, SYSTEM, type JobHandler } from '../../../kernel/index.js';
import { collectFile, debitFileOf } from '../debit-file.js';

export const settleFile = defineJob<{ fileId: string }>('settle-debit-file');

/** Without confirmation by finance, a file counts as collected after the eight weeks for returns. */
@HandlesJob(settleFile)
export class SettleFileJob implements JobHandler<{ fileId: string }> {
  constructor(private readonly store: Store) {}

  async run({ fileId }: { fileId: string }): Promise<void> {
    const file = debitFileOf(fileId);
    const { sent, collected } = await this.store.readFresh(file);
    // A file that was never sent cannot have been credited.
    if (!sent || collected) return;
    const command = { actor: SYSTEM, key: `settle-file-${fileId}`, request: { fileId }, writes: [file] };
    await this.store.transact(command, (tx) => {
      if (!tx.state(file).collected) tx.decide(file, (state) => collectFile(state, { at: tx.at }));
    });
  }
}
