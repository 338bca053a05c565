import { Injectable } from '@nestjs/common';
import { Clock, defineJob, Jobs, Store, SYSTEM, Vault, type JobHandler } from '../../../kernel/index.js';
import { debitOf, forgetMandate, keptUntil, keyOwner } from '../debit.js';

interface Forget {
  paymentId: string;
}

export const forgetMandateJob = defineJob<Forget>('forget-mandate');

/** Destroys a mandate's key fourteen months after its last use; one that was used again meanwhile is kept (PRV-02). */
@Injectable()
export class ForgetMandateJob implements JobHandler<Forget> {
  constructor(
    private readonly store: Store,
    private readonly vault: Vault,
    private readonly jobs: Jobs,
    private readonly clock: Clock,
  ) {}

  async run({ paymentId }: Forget): Promise<void> {
    const debit = debitOf(paymentId);
    const until = keptUntil(await this.store.readFresh(debit));
    if (!until) return;
    if (until > this.clock.now()) {
      const key = `${paymentId} ${until.toISOString()}`;
      return this.jobs.enqueue(forgetMandateJob, { paymentId }, { key, runAt: until });
    }
    await this.vault.destroy(keyOwner(paymentId));
    const key = `forget-mandate-${paymentId}`;
    await this.store.transact({ actor: SYSTEM, key, request: { paymentId }, writes: [debit] }, (tx) => {
      tx.decide(debit, (state) => forgetMandate(state, tx.now));
      return null;
    });
  }
}
