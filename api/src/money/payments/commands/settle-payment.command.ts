import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { memberOf } from '../../../members/accounts/index.js';
import { Store } from '../../../kernel/index.js';
import { COUNTRIES, Settings } from '../../../ground/settings/index.js';
import { dayIn } from '../../../members/profiles/index.js';
import { paymentOf, settle, type PaymentStatus } from '../payment.js';
import { PaymentProviders } from '../payment-providers.js';
import { paymentNotFound } from '../payments.errors.js';
import { completePurchase, discountGone, purchaseStreams } from '../purchase.js';

const DAY = 24 * 60 * 60 * 1000;

/** Returns the payment's status. */
export class SettlePayment extends Command<PaymentStatus> {
  constructor(readonly input: { providerName: string; reference: string }) {
    super();
  }
}

/**
 * Asks the provider for the state of a payment and records it. Payment, credits, premium, discount and receipt are
 * written in one transaction, so a report that arrives twice, from a webhook and a timer at once, has one effect
 * (MNY-03, ACC-09). Of two orders placed with one code, the first one paid is completed (decision 12).
 */
@CommandHandler(SettlePayment)
export class SettlePaymentHandler implements ICommandHandler<SettlePayment> {
  constructor(
    private readonly store: Store,
    private readonly providers: PaymentProviders,
    private readonly settings: Settings,
  ) {}

  async execute({ input: { providerName, reference } }: SettlePayment): Promise<PaymentStatus> {
    const report = await this.providers.named(providerName)?.fetchPayment(reference);
    if (!report) throw paymentNotFound({});
    const payment = paymentOf(report.paymentId);
    const { order, status } = await this.store.readFresh(payment);
    if (!order || order.provider !== providerName) throw paymentNotFound({});
    if (report.status === 'pending') return status;
    const home = this.settings.ofBrand(order.brand).companyCountry;
    const { amount, currency } = report.paid;
    const taken = report.chargebacks?.map(({ id, reversed }) => `-${id}${reversed ? '-reversed' : ''}`).join('') ?? '';
    const key = `settle-${payment.id}-${reference}-${report.status}-${amount}-${currency}${taken}`;
    const writes = purchaseStreams(payment.id, order);
    const settled = await this.store.transact(
      { actor: 'system', key, request: { settle: payment.id }, writes },
      (tx) => {
        const events = tx.decide(payment, (state) =>
          settle(state, report, {
            at: tx.at,
            discountGone: discountGone(tx, payment.id, order),
            forgotten: tx.state(memberOf(order.memberId)).status === 'none',
            respondBy: this.respondBy(tx.now),
          }),
        );
        completePurchase(tx, events, { paymentId: payment.id, order, payerCountry: report.payerCountry ?? null, home });
        return { status: tx.state(payment).status };
      },
    );
    return settled.status;
  }

  /** No payment company tells until when a bank has to be answered: the operator sets how many days that is. */
  private respondBy(now: Date): string {
    const { chargebackDays, companyCountry } = this.settings.current();
    return dayIn(COUNTRIES[companyCountry].timeZone, new Date(now.getTime() + chargebackDays * DAY));
  }
}
