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
    // Stored by an earlier release, the answer does not say it.
    const { gone, forgotten = 0 } = await this.store.transact<{ gone: boolean; forgotten?: number }>(command, (tx) => {
      const { forgotten: before } = tx.state(ref);
      return { gone: tx.decide(ref, (state) => forget(state, tx.at)).length > 0, forgotten: before };
    });
    if (!gone) return;
    await this.vault.destroy(keyOwner(id, { forgotten }));
    // One that an earlier release made anew has the key of the first.
    if (forgotten > 0) await this.vault.destroy(keyOwner(id, { forgotten: 0 }));
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
