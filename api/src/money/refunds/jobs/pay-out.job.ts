import { CommandBus } from '@nestjs/cqrs';
import { Clock, defineJob, definePolicy, HandlesJob, Jobs, Store, type JobHandler } from '../../../kernel/index.js';
import { CHECK_AFTER, isChargedBack, paymentOf, PaymentProviders, refundOnce } from '../../payments/index.js';
import { SettlePayout } from '../commands/settle-payout.command.js';
import { payoutId, payoutOf, refundOf } from '../refund.js';
import type { RefundEvent, Request } from '../refund.events.js';
import type { DebitPaidBack, DebitReduced } from '../../direct-debit/index.js';

interface PayOut {
  refundId: string;
  payout: number;
  round: number;
}

export const payOut = defineJob<PayOut>('pay-out', { attempts: 8 });

/** Round number after which no further round is queued. */
export const ONCE = CHECK_AFTER.length;

/** The bank has already given the money back, so the refund must not pay it a second time. */
const CHARGED_BACK = { reference: null, status: 'failed', message: 'The payment was charged back' } as const;

/**
 * Pays out an approved refund and polls its state at growing intervals until it is settled. Money must never go back
 * twice, by us or by us and the bank.
 */
@HandlesJob(payOut)
export class PayOutJob implements JobHandler<PayOut> {
  constructor(
    private readonly store: Store,
    private readonly providers: PaymentProviders,
    private readonly commands: CommandBus,
    private readonly jobs: Jobs,
    private readonly clock: Clock,
  ) {}

  async run({ refundId, payout, round }: PayOut): Promise<void> {
    const request = await this.running({ refundId, payout });
    if (!request) return;
    await this.queueNext({ refundId, payout, round: round + 1 });
    const payment = paymentOf(request.paymentId);
    const { order, reference } = await this.store.readFresh(payment);
    const provider = order && this.providers.named(order.provider);
    if (!provider || !reference) throw new Error('the provider of this payment is not configured');
    const asked = { refundId: payoutId(refundId, payout), reference, amount: request.amount };
    const isDue = async () =>
      !isChargedBack(await this.store.readFresh(payment)) && !!(await this.running({ refundId, payout }));
    const report = await refundOnce(provider, asked, isDue);
    if (!report && !(await this.running({ refundId, payout }))) return;
    await this.commands.execute(new SettlePayout({ refundId, payout, report: report ?? CHARGED_BACK }));
  }

  /** What was asked, while this attempt is the latest and has not ended. */
  private async running({ refundId, payout }: Omit<PayOut, 'round'>): Promise<Request | null> {
    const { status, request, payout: latest } = await this.store.readFresh(refundOf(refundId));
    return status === 'approved' && payout === latest ? request : null;
  }

  /** Called before asking the provider, so that a provider that is down for hours does not end the polling. */
  private async queueNext(next: PayOut): Promise<void> {
    const wait = CHECK_AFTER[next.round - 1];
    if (wait === undefined) return;
    const runAt = new Date(this.clock.now().getTime() + wait * 1000);
    await this.jobs.enqueue(payOut, next, { key: `${next.refundId}-${next.payout}-${next.round}`, runAt });
  }
}

const begin = ({ streamId: refundId, data: { payout } }: { streamId: string; data: { payout: number } }) => [
  payOut.at({ refundId, payout, round: 0 }, { key: `${refundId}-${payout}-0` }),
];

const once = ({ data: { refundId } }: DebitPaidBack | DebitReduced) => {
  const paid = payoutOf(refundId);
  return paid ? [payOut.at({ ...paid, round: ONCE }, { key: `${refundId}-paid-back` })] : [];
};

export const payOutRefunds = definePolicy<RefundEvent | DebitPaidBack | DebitReduced>({
  name: 'pay-out-refunds',
  on: {
    // Above the limit the pay-out waits for a second person's confirmation (ADM-04).
    RefundApproved: (event) => (event.data.second ? [] : begin(event)),
    RefundConfirmed: begin,
    RefundPayoutRepeated: begin,
    // Finance may confirm the transfer weeks later, when the pay-out job no longer polls.
    DebitPaidBack: once,
    // The same goes for taking apart the file that contained the debit.
    DebitReduced: once,
  },
});
