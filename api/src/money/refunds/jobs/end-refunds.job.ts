import { memberOf } from '../../../members/accounts/index.js';
import { releaseCredits, walletOf } from '../../credits/index.js';
import { Database, defineJob, definePolicy, HandlesJob, Jobs, Store, type JobHandler } from '../../../kernel/index.js';
import { isChargedBack, paymentOf, type PaymentChargedBack } from '../../payments/index.js';
import { endByChargeBack, refundOf } from '../refund.js';
import { isOver, REFUND_STATUSES } from '../refund-status.values.js';
import { ONCE, payOut } from './pay-out.job.js';
import type { RefundPayoutFailed } from '../refund.events.js';

/** All refunds of a payment, or one of them. */
interface Payload {
  of: 'payment' | 'refund';
  id: string;
}

const endRefunds = defineJob<Payload>('end-refunds');

/**
 * Refuses the refunds of a charged-back payment: its money is gone, and the held credits pay off the debt it left
 * (decision 23).
 */
@HandlesJob(endRefunds)
export class EndRefundsJob implements JobHandler<Payload> {
  constructor(
    private readonly database: Database,
    private readonly store: Store,
    private readonly jobs: Jobs,
  ) {}

  async run({ of, id }: Payload): Promise<void> {
    const column = of === 'payment' ? 'payment_id' : 'refund_id';
    const rows = await this.database.query<{ refund_id: string }>(
      `SELECT refund_id FROM read.refunds
        WHERE ${column} = $1 AND status = ANY ($2)`,
      [id, REFUND_STATUSES.filter((status) => !isOver(status))],
    );
    for (const { refund_id } of rows) await this.end(refund_id);
  }

  private async end(refundId: string): Promise<void> {
    const ref = refundOf(refundId);
    const { status, request, payout } = await this.store.readFresh(ref);
    if (!request) return;
    const { memberId, paymentId } = request;
    const { chargebacks } = await this.store.readFresh(paymentOf(paymentId));
    const taken = Object.keys(chargebacks).length;
    if (status === 'approved') {
      // The money may be on its way: only the provider knows, so the pay-out job asks it.
      const key = `${refundId}-${payout}-charged-back-${taken}`;
      return this.jobs.enqueue(payOut, { refundId, payout, round: ONCE }, { key });
    }
    const reads = [paymentOf(paymentId), memberOf(memberId)];
    const writes = [ref, walletOf(memberId)];
    // A retry may find the charge-back reversed or the refund in another state.
    const key = `end-refund-${refundId}-${payout}-${taken}`;
    await this.store.transact({ actor: 'system', key, request: {}, reads, writes }, (tx) => {
      if (!isChargedBack(tx.state(paymentOf(paymentId)))) return;
      const [ended] = tx.decide(ref, (state) => endByChargeBack(state, { at: tx.at }));
      if (ended) releaseCredits(tx, { memberId, refundId });
    });
  }
}

/** A refund whose pay-out was running at the charge-back ends once the provider has refused it. */
export const endRefundsOfChargedBack = definePolicy<PaymentChargedBack | RefundPayoutFailed>({
  name: 'end-refunds',
  on: {
    PaymentChargedBack: ({ streamId: id, data: { chargeback } }) => [
      endRefunds.at({ of: 'payment', id }, { key: `${id}-${chargeback}` }),
    ],
    RefundPayoutFailed: ({ streamId: id, position }) => [
      endRefunds.at({ of: 'refund', id }, { key: `${id}-${position}` }),
    ],
  },
});
