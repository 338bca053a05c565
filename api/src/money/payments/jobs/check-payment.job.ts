import { CommandBus } from '@nestjs/cqrs';
import { Clock, defineJob, HandlesJob, Jobs, Store, type JobHandler } from '../../../kernel/index.js';
import { SettlePayment } from '../commands/settle-payment.command.js';
import { isFinal, paymentOf } from '../payment.js';

interface Check {
  paymentId: string;
  round: number;
}

export const checkPayment = defineJob<Check>('check-payment', { attempts: 8 });

const MINUTE = 60;
const DAY = 24 * 60 * MINUTE;
/** Seconds to wait before each status check. Bank transfers may take days. */
export const CHECK_AFTER = [
  15,
  45,
  4 * MINUTE,
  25 * MINUTE,
  2 * 60 * MINUTE,
  DAY / 2,
  DAY,
  2 * DAY,
  4 * DAY,
  7 * DAY,
] as const;

/**
 * Polls a payment whose webhook has not arrived, at growing intervals, until it is settled. A failed payment is polled
 * too, because its money may still arrive.
 */
@HandlesJob(checkPayment)
export class CheckPaymentJob implements JobHandler<Check> {
  constructor(
    private readonly store: Store,
    private readonly commands: CommandBus,
    private readonly jobs: Jobs,
    private readonly clock: Clock,
  ) {}

  async run({ paymentId, round }: Check): Promise<void> {
    const { status, order, reference } = await this.store.readFresh(paymentOf(paymentId));
    if (isFinal(status) || !order || !reference) return;
    // The next check is queued before this one asks, so a provider that is down for hours does not end the polling.
    const wait = CHECK_AFTER[round + 1];
    if (wait !== undefined) {
      const runAt = new Date(this.clock.now().getTime() + wait * 1000);
      await this.jobs.enqueue(
        checkPayment,
        { paymentId, round: round + 1 },
        { key: `${paymentId}-${round + 1}`, runAt },
      );
    }
    await this.commands.execute(new SettlePayment({ providerName: order.provider, reference }));
  }
}
