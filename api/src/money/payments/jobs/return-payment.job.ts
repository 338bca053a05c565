import { Clock, defineJob, HandlesJob, Jobs, Store, type JobHandler } from '../../../kernel/index.js';
import { paymentOf, recordReturn, openSurplus, recordSurplusReturn } from '../payment.js';
import { PaymentProviders } from '../payment-providers.js';
import { refundOnce } from '../refund-once.js';

interface Return {
  paymentId: string;
  round: number;
}

export const returnPayment = defineJob<Return>('return-payment', { attempts: 20 });

const MINUTE = 60_000;
/** Milliseconds before each further check of a refund that the provider has not finished. */
export const LOOK_AFTER = [1, 5, 30, 120, 720, 1440, 1440, 2880, 5760, 10_080].map((minutes) => minutes * MINUTE);

/**
 * Refunds a declined payment in full, exactly once: the refund's id is derived from our payment id, and the job asks
 * the provider about that refund before it creates one. One that the provider does not make is tried again. One that it
 * made and that failed is not made anew, for it would fail again or undo what somebody stopped there: like all that has
 * not gone back it stays listed, and staff send the money another way.
 */
@HandlesJob(returnPayment)
export class ReturnPaymentJob implements JobHandler<Return> {
  constructor(
    private readonly store: Store,
    private readonly providers: PaymentProviders,
    private readonly jobs: Jobs,
    private readonly clock: Clock,
  ) {}

  async run({ paymentId, round }: Return): Promise<void> {
    const payment = paymentOf(paymentId);
    const { status, order, reference, owed } = await this.store.readFresh(payment);
    if (status !== 'declined' || !order || !reference || !owed) return;
    const provider = this.providers.named(order.provider);
    if (!provider) throw new Error(`no payment provider ${order.provider}`);
    const refundId = `return-${paymentId}`;
    const isDue = async () => (await this.store.readFresh(payment)).status === 'declined';
    const report = await refundOnce(provider, { refundId, reference, amount: owed }, isDue);
    if (!report) return;
    if (report.status === 'failed') throw new Error('the payment provider refused to refund a declined payment');
    if (report.status === 'pending') return this.lookAgain(paymentId, round);
    const command = { actor: 'system', key: refundId, request: { paymentId }, writes: [payment] };
    await this.store.transact(command, (tx) => {
      tx.decide(payment, (state) => recordReturn(state, tx.at));
    });
  }

  private async lookAgain(paymentId: string, round: number): Promise<void> {
    const wait = LOOK_AFTER[round];
    if (wait === undefined) throw new Error('the payment provider has not finished the refund of a declined payment');
    const runAt = new Date(this.clock.now().getTime() + wait);
    await this.jobs.enqueue(
      returnPayment,
      { paymentId, round: round + 1 },
      { key: `${paymentId}-${round + 1}`, runAt },
    );
  }
}

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
