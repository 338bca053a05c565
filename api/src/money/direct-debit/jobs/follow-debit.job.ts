import { CommandBus } from '@nestjs/cqrs';
import {
  defineJob,
  definePolicy,
  HandlesJob,
  Jobs,
  Store,
  SYSTEM,
  Vault,
  type JobHandler,
} from '../../../kernel/index.js';
import { collectFile, debitFileOf } from '../debit-file.js';
import { SettlePayment } from '../../payments/index.js';
import { PROVIDER, referenceFor } from '../open-order.js';
import { debitOf, forgetMandate, keptUntil, keyOwner } from '../debit.js';
import type { DebitEvent } from '../debit.events.js';
import type { DebitFileEvent } from '../debit-file.events.js';
import { sendCode } from './send-code.job.js';

const settleFile = defineJob<{ fileId: string }>('settle-debit-file');

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

const chargeBack = defineJob<{ paymentId: string }>('charge-back-debit');

/** Charges back the payment of a returned debit, even if the request that recorded the return is cut off. */
@HandlesJob(chargeBack)
export class ChargeBackJob implements JobHandler<{ paymentId: string }> {
  constructor(private readonly commands: CommandBus) {}

  async run({ paymentId }: { paymentId: string }): Promise<void> {
    await this.commands.execute(new SettlePayment({ providerName: PROVIDER, reference: referenceFor(paymentId) }));
  }
}

interface Forget {
  paymentId: string;
}

const forgetMandateJob = defineJob<Forget>('forget-mandate');

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

const FIRST_LOOK_DAYS = 400;

export const followDebit = definePolicy<DebitEvent | DebitFileEvent>({
  name: 'follow-debit',
  on: {
    DebitCodeAsked: ({ streamId: paymentId, data: { number, memberId, language } }) => [
      sendCode.at({ paymentId, number, memberId, language }, { key: `${paymentId}-${number}` }),
    ],
    DebitAuthorised: ({ streamId: paymentId, data: { collectOn } }) => {
      const runAt = new Date(Date.parse(collectOn) + FIRST_LOOK_DAYS * 86_400_000);
      return [forgetMandateJob.at({ paymentId }, { key: paymentId, runAt })];
    },
    DebitReturned: ({ streamId: paymentId }) => [chargeBack.at({ paymentId }, { key: paymentId })],
    DebitFileMade: ({ streamId: fileId, data: { settlesAt, sentAt } }) =>
      sentAt === null ? [] : [settleFile.at({ fileId }, { key: fileId, runAt: new Date(settlesAt) })],
    DebitFileSent: ({ streamId: fileId, data: { settlesAt } }) => [
      settleFile.at({ fileId }, { key: fileId, runAt: new Date(settlesAt) }),
    ],
  },
});
