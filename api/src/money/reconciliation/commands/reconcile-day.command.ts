import { randomUUID } from 'node:crypto';
import { Command, CommandBus, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Log, Store } from '../../../kernel/index.js';
import {
  PaymentProviders,
  SettledPayments,
  SettlePayment,
  type Movement,
  type PaymentCompany,
  type SettledPayment,
} from '../../payments/index.js';
import { PaidOutRefunds, refundIdOf, type PaidOutRefund } from '../../refunds/index.js';
import { compare, totalsOf, type Returned, type TakenBack } from '../compare.js';
import { endOf, reconciliationOf, recordFailure, recordReconciliation, startOf } from '../reconciliation.js';

export class ReconcileDay extends Command<void> {
  constructor(readonly input: { providerName: string; day: string }) {
    super();
  }
}

/** More than anybody would check by hand: then the whole day is wrong. */
const MAX_LISTED = 200;
const RETURN = 'return-';
const SURPLUS = 'surplus-';

/** Compares a day of a provider with our books. Payments that we had missed are settled on the way (MNY-03). */
@CommandHandler(ReconcileDay)
export class ReconcileDayHandler implements ICommandHandler<ReconcileDay> {
  constructor(
    private readonly store: Store,
    private readonly providers: PaymentProviders,
    private readonly payments: SettledPayments,
    private readonly refunds: PaidOutRefunds,
    private readonly commands: CommandBus,
    private readonly log: Log,
  ) {}

  async execute({ input: { providerName: name, day } }: ReconcileDay): Promise<void> {
    const provider = this.providers.companies.find((one) => one.name === name);
    // A provider that was removed from the configuration cannot be asked.
    if (!provider) return;
    const ref = reconciliationOf({ provider: name, day });
    const command = { actor: 'system', key: randomUUID(), request: { reconcile: name, day }, writes: [ref] };
    try {
      const result = await this.compareDay(provider, day);
      await this.store.transact(command, (tx) => {
        tx.decide(ref, (state) => recordReconciliation(state, { provider: name, day, ...result, reconciledAt: tx.at }));
      });
    } catch (error) {
      await this.store.transact(command, (tx) => {
        tx.decide(ref, (state) => recordFailure(state, { provider: name, day, failedAt: tx.at }));
      });
      throw error;
    }
  }

  private async compareDay(provider: PaymentCompany, day: string) {
    const time = { from: startOf(day), before: endOf(day) };
    const theirs = await provider.movements(time.from, time.before);
    const paid = theirs.filter(({ kind }) => kind === 'payment');
    const back = theirs.filter(({ kind }) => kind === 'refund');
    const taken = theirs.filter(({ kind }) => kind === 'charge_back');
    const references = theirs.map(({ payment }) => payment);
    const known = await this.payments.of(provider.name, { ...time, references });
    const settled = await this.settleOpen(provider.name, paid, known);
    const ours = await this.payments.of(provider.name, { ...time, references });
    const byReference = new Map<string, SettledPayment>(ours.map((one) => [one.reference, one]));
    for (const [reference, one] of await this.surplusIn(provider, theirs, byReference)) byReference.set(reference, one);
    await this.hearOf(provider.name, taken, byReference);
    const tries = back.flatMap(({ ourId }) => (ourId && refundIdOf(ourId) ? [ourId] : []));
    const refunds = await this.refunds.of({ ...time, ids: tries.map((one) => refundIdOf(one)!) });
    const byId = new Map(refunds.map((one) => [one.refundId, one]));
    const differences = compare(theirs, {
      payments: byReference,
      refunds: new Map(
        tries.flatMap((one) => (byId.has(refundIdOf(one)!) ? [[one, byId.get(refundIdOf(one)!)!]] : [])),
      ),
      returns: await this.returnsIn(back, byReference),
      chargebacks: await this.chargebacksIn(taken, byReference),
      missingPayments: await this.missingPayments(provider, ours, new Set(paid.map(({ reference }) => reference))),
      missingRefunds: await this.missingRefunds(provider, refunds, new Set(back.map(({ reference }) => reference))),
      missingChargebacks: await this.missingChargebacks(provider, time, taken),
    });
    return {
      payments: { count: paid.length, totals: totalsOf(paid) },
      refunds: { count: back.length, totals: totalsOf(back) },
      chargebacks: { count: taken.length, totals: totalsOf(taken) },
      settled,
      differences: differences.slice(0, MAX_LISTED),
      more: Math.max(0, differences.length - MAX_LISTED),
    };
  }

  private async settleOpen(provider: string, paid: Movement[], ours: SettledPayment[]): Promise<number> {
    const known = new Map(ours.map((one) => [one.reference, one]));
    let settled = 0;
    for (const { reference, ourId } of paid) {
      if (known.get(reference)?.settled || !ourId) continue;
      const status = await this.settle(provider, reference);
      if (status === 'completed' || status === 'declined') settled++;
    }
    return settled;
  }

  private async settle(provider: string, reference: string) {
    try {
      return await this.commands.execute(new SettlePayment({ providerName: provider, reference }));
    } catch (error) {
      // A payment that cannot be settled is reported as a difference.
      this.log.error('could not settle a payment during reconciliation', { provider, reference }, error);
      return null;
    }
  }

  /** Surpluses from extra payments of an order, whether paid or refunded on that day. */
  private async surplusIn(provider: PaymentCompany, theirs: Movement[], known: ReadonlyMap<string, SettledPayment>) {
    const found: [string, SettledPayment][] = [];
    for (const { kind, payment: reference, ourId } of theirs) {
      if (known.has(reference) || !ourId) continue;
      const paymentId = kind === 'payment' ? ourId : (await provider.fetchPayment(reference))?.paymentId;
      if (!paymentId) continue;
      const surplus = await this.payments.surplus(paymentId, reference);
      if (surplus)
        found.push([reference, { paymentId, reference, settled: true, amounts: [surplus.paid], returned: true }]);
    }
    return found;
  }

  private async returnsIn(
    back: Movement[],
    known: ReadonlyMap<string, SettledPayment>,
  ): Promise<Map<string, Returned>> {
    const found = new Map<string, Returned>();
    for (const { ourId, payment } of back) {
      const one = known.get(payment);
      const expected = ourId?.startsWith(RETURN)
        ? one?.returned && ourId === RETURN + one.paymentId
        : ourId === SURPLUS + payment;
      if (one && ourId && expected) found.set(ourId, one);
    }
    return found;
  }

  /** Records charge-backs whose webhook was lost, by fetching their payments. */
  private async hearOf(provider: string, taken: Movement[], payments: ReadonlyMap<string, SettledPayment>) {
    for (const { reference, payment, amount } of taken) {
      const paymentId = payments.get(payment)?.paymentId;
      if (!paymentId) continue;
      const known = (await this.payments.chargedBack(paymentId)).get(reference);
      if (known?.amount === amount.amount || (!known && amount.amount === 0)) continue;
      await this.settle(provider, payment);
    }
  }

  private async chargebacksIn(taken: Movement[], payments: ReadonlyMap<string, SettledPayment>) {
    const found = new Map<string, TakenBack>();
    for (const { reference, payment } of taken) {
      const paymentId = payments.get(payment)?.paymentId;
      const amount = paymentId && (await this.payments.chargedBack(paymentId)).get(reference);
      if (paymentId && amount) found.set(reference, { reference, paymentId, amount });
    }
    return found;
  }

  /** We may have recorded a charge-back a day after the provider booked it, so each one is looked up there. */
  private async missingChargebacks(
    provider: PaymentCompany,
    { from, before }: { from: Date; before: Date },
    taken: Movement[],
  ): Promise<TakenBack[]> {
    const told = new Set(taken.map(({ reference }) => reference));
    const missing: TakenBack[] = [];
    const recorded = await this.payments.chargedBackBetween(provider.name, from, before);
    for (const { paymentId, reference: payment } of recorded) {
      const ours = [...(await this.payments.chargedBack(paymentId))].filter(([id]) => !told.has(id));
      if (ours.length === 0) continue;
      const report = await provider.fetchPayment(payment);
      const theirs = new Set(report?.chargebacks?.map(({ id }) => id));
      for (const [reference, amount] of ours)
        if (!theirs.has(reference) && amount.amount > 0) missing.push({ reference, paymentId, amount });
    }
    return missing;
  }

  /** The provider may have booked a payment near midnight on the next day, so each one is looked up there. */
  private async missingPayments(
    provider: PaymentCompany,
    ours: readonly (SettledPayment & { inTime: boolean })[],
    told: ReadonlySet<string>,
  ): Promise<SettledPayment[]> {
    const missing: SettledPayment[] = [];
    for (const one of ours) {
      if (!one.inTime || told.has(one.reference)) continue;
      const report = await provider.fetchPayment(one.reference);
      if (report?.status !== 'completed') missing.push(one);
    }
    return missing;
  }

  private async missingRefunds(
    provider: PaymentCompany,
    ours: readonly PaidOutRefund[],
    told: ReadonlySet<string>,
  ): Promise<PaidOutRefund[]> {
    const missing: PaidOutRefund[] = [];
    for (const one of ours) {
      if (!one.paidOut || (one.reference && told.has(one.reference))) continue;
      const payment = await this.payments.named(one.paymentId);
      if (payment?.provider !== provider.name) continue;
      const report = await provider.fetchRefund(await this.refunds.payoutOf(one.refundId), payment.reference);
      if (!report || report.status === 'failed') missing.push(one);
    }
    return missing;
  }
}
