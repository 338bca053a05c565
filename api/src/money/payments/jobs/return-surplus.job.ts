import { Clock, defineJob, HandlesJob, Jobs, Store, type JobHandler } from '../../../kernel/index.js';
import { openSurplus, paymentOf, recordSurplusReturn } from '../payment.js';
import { PaymentProviders } from '../payment-providers.js';
import { refundOnce } from '../refund-once.js';
import { LOOK_AFTER } from './return-payment.job.js';

interface Surplus {
  paymentId: string;
  /** The provider's id of the payment that brought the surplus. */
  reference: string;
  round: number;
}

export const returnSurplus = defineJob<Surplus>('return-surplus', { attempts: 20 });

/** Refunds a surplus exactly once, in the same way as a declined payment. */
@HandlesJob(returnSurplus)
export class ReturnSurplusJob implements JobHandler<Surplus> {
  constructor(
    private readonly store: Store,
    private readonly providers: PaymentProviders,
    private readonly jobs: Jobs,
    private readonly clock: Clock,
  ) {}

  async run({ paymentId, reference, round }: Surplus): Promise<void> {
    const payment = paymentOf(paymentId);
    const state = await this.store.readFresh(payment);
    const came = state.surplus[reference];
    if (!state.order || !came || !openSurplus(state).includes(reference)) return;
    const provider = this.providers.named(state.order.provider);
    if (!provider) throw new Error(`no payment provider ${state.order.provider}`);
    const refundId = `surplus-${reference}`;
    const isDue = async () => openSurplus(await this.store.readFresh(payment)).includes(reference);
    const report = await refundOnce(provider, { refundId, reference, amount: came.paid }, isDue);
    if (!report) return;
    if (report.status === 'failed') throw new Error('the payment provider refused to refund a surplus');
    if (report.status === 'pending') return this.lookAgain({ paymentId, reference, round });
    const command = { actor: 'system', key: refundId, request: { paymentId, reference }, writes: [payment] };
    await this.store.transact(command, (tx) => {
      tx.decide(payment, (now) => recordSurplusReturn(now, { reference, at: tx.at }));
    });
  }

  private async lookAgain({ round, ...surplus }: Surplus): Promise<void> {
    const wait = LOOK_AFTER[round];
    if (wait === undefined) throw new Error('the payment provider has not finished the refund of a surplus');
    const runAt = new Date(this.clock.now().getTime() + wait);
    const next = round + 1;
    await this.jobs.enqueue(returnSurplus, { ...surplus, round: next }, { key: `${surplus.reference}-${next}`, runAt });
  }
}
