import { defineJob, HandlesJob, Jobs, Store, SYSTEM, Vault, type JobHandler } from '../../../kernel/index.js';
import { debitOf, forgetMandate, keptUntil, keyOwner } from '../debit.js';

interface Forget {
  paymentId: string;
}

export const forgetMandateJob = defineJob<Forget>('forget-mandate');

/** Destroys a mandate's key fourteen months after its last use; one that was used again meanwhile is kept (PRV-02). */
@HandlesJob(forgetMandateJob)
export class ForgetMandateJob implements JobHandler<Forget> {
  constructor(
    private readonly store: Store,
    private readonly vault: Vault,
    private readonly jobs: Jobs,
  ) {}

  async run({ paymentId }: Forget, { key: job }: { key: string }): Promise<void> {
    const debit = debitOf(paymentId);
    const command = { actor: SYSTEM, key: `forget-mandate-${job}`, request: { paymentId }, writes: [debit] };
    const { forgotten, until } = await this.store.transact(command, (tx) => ({
      forgotten: tx.decide(debit, (state) => forgetMandate(state, tx.now)).length > 0,
      until: keptUntil(tx.state(debit))?.toISOString(),
    }));
    // Only now, and again after a crash: a mandate that is used in the meantime needs its key.
    if (forgotten) await this.vault.destroy(keyOwner(paymentId));
    else if (until) {
      const again = { key: `${paymentId} ${until}`, runAt: new Date(until) };
      await this.jobs.enqueue(forgetMandateJob, { paymentId }, again);
    }
  }
}
