import { Injectable } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { Clock, defineJob, Jobs, Store, type JobHandler } from '../../../kernel/index.js';
import { isChargedBack, paymentOf, PaymentProviders } from '../../payments/index.js';
import { SettlePayout } from '../commands/settle-payout.command.js';
import { payoutId, refundOf } from '../refund.js';

interface PayOut {
  refundId: string;
  payout: number;
  round: number;
}

export const payOut = defineJob<PayOut>('pay-out', { attempts: 8 });

const MINUTE = 60;
const DAY = 24 * 60 * MINUTE;
/** Seconds to wait before each round after the first. Banks may take days. */
const ASK_AFTER = [15, 45, 4 * MINUTE, 25 * MINUTE, 2 * 60 * MINUTE, DAY / 2, DAY, 2 * DAY, 4 * DAY, 7 * DAY] as const;

/** Round number after which no further round is queued. */
export const ONCE = ASK_AFTER.length;

/** The bank has already given the money back, so the refund must not pay it a second time. */
const CHARGED_BACK = { reference: null, status: 'failed', message: 'The payment was charged back' } as const;

/**
 * Pays out an approved refund and polls its state at growing intervals until it is settled. Each round first asks the
 * provider about the refund and only then creates it: a reply may have been lost, and money must never go back twice.
 */
@Injectable()
export class PayOutJob implements JobHandler<PayOut> {
  constructor(
    private readonly store: Store,
    private readonly providers: PaymentProviders,
    private readonly commands: CommandBus,
    private readonly jobs: Jobs,
    private readonly clock: Clock,
  ) {}

  async run({ refundId, payout, round }: PayOut): Promise<void> {
    const { status, request, payout: newest } = await this.store.readFresh(refundOf(refundId));
    if (status !== 'approved' || payout !== newest || !request) return;
    await this.queueNext({ refundId, payout, round: round + 1 });
    const payment = await this.store.readFresh(paymentOf(request.paymentId));
    const { order, reference } = payment;
    const provider = order && this.providers.named(order.provider);
    if (!provider || !reference) throw new Error('the provider of this payment is not configured');
    const id = payoutId(refundId, payout);
    const report =
      (await provider.fetchRefund(id, reference)) ??
      (isChargedBack(payment)
        ? CHARGED_BACK
        : await provider.createRefund({ refundId: id, reference, amount: request.amount }));
    await this.commands.execute(new SettlePayout({ refundId, payout, report }));
  }

  /** Called before asking the provider, so that a provider that is down for hours does not end the polling. */
  private async queueNext(next: PayOut): Promise<void> {
    const wait = ASK_AFTER[next.round - 1];
    if (wait === undefined) return;
    const runAt = new Date(this.clock.now().getTime() + wait * 1000);
    await this.jobs.enqueue(payOut, next, { key: `${next.refundId}-${next.payout}-${next.round}`, runAt });
  }
}
