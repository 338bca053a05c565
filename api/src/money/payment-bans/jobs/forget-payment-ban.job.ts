import { defineJob, definePolicy, HandlesJob, Store, SYSTEM, Vault, type JobHandler } from '../../../kernel/index.js';
import { blocked, forget, keyOwner } from '../blocked.js';
import type { BlockedEvent } from '../blocked.events.js';

const forgetPaymentBan = defineJob<{ id: string }>('forget-block');

/** Destroys the key of an ended block, and with it the sealed data. */
@HandlesJob(forgetPaymentBan)
export class ForgetPaymentBanJob implements JobHandler<{ id: string }> {
  constructor(
    private readonly store: Store,
    private readonly vault: Vault,
  ) {}

  async run({ id }: { id: string }, { key }: { key: string }): Promise<void> {
    const ref = blocked.of(id);
    const command = { actor: SYSTEM, key, request: { id }, writes: [ref] };
    const { gone } = await this.store.transact(command, (tx) => ({
      gone: tx.decide(ref, (state) => forget(state, tx.at)).length > 0,
    }));
    if (gone) await this.vault.destroy(keyOwner(id));
  }
}

export const forgetPaymentBans = definePolicy<BlockedEvent>({
  name: 'forget-blocks',
  on: {
    DetailUnblocked: ({ streamId: id, data: { keptUntil } }) => [
      forgetPaymentBan.at({ id }, { key: `${id} ${keptUntil}`, runAt: new Date(keptUntil) }),
    ],
  },
});
