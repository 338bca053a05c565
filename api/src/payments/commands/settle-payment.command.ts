import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { becomePremium, losePremium, memberOf } from '../../accounts/index.js';
import { buyCredits, chargeBackCredits, reinstateCredits, walletOf } from '../../credits/index.js';
import { discountIsUsedUp, discountUse, redeemDiscount, releaseDiscount } from '../../discounts/index.js';
import { Store } from '../../kernel/index.js';
import { receiptStreams } from '../../receipts/index.js';
import { Settings } from '../../settings/index.js';
import { paymentOf, settle, type PaymentStatus } from '../payment.js';
import { PaymentProviders } from '../payment-providers.js';
import { writePapers } from '../papers.js';
import { paymentNotFound } from '../payments.errors.js';
import { vatOfLot, vatWhenPaid } from '../vat-when-paid.js';

/** Answers with the payment's status. */
export class SettlePayment extends Command<PaymentStatus> {
  constructor(
    readonly providerName: string,
    readonly reference: string,
  ) {
    super();
  }
}

/**
 * Asks the provider what has become of a payment and records it. Payment, credits, premium, discount and receipt are one
 * transaction: a report that comes twice, from a webhook and a timer at once, has one effect (MNY-03, ACC-09), and of
 * two orders paid with one code the first is completed (decision 0012).
 */
@CommandHandler(SettlePayment)
export class SettlePaymentHandler implements ICommandHandler<SettlePayment> {
  constructor(
    private readonly store: Store,
    private readonly providers: PaymentProviders,
    private readonly settings: Settings,
  ) {}

  async execute({ providerName, reference }: SettlePayment): Promise<PaymentStatus> {
    const report = await this.providers.named(providerName)?.fetchPayment(reference);
    if (!report) throw paymentNotFound({});
    const payment = paymentOf(report.paymentId);
    const { order, status } = await this.store.readFresh(payment);
    if (!order || order.provider !== providerName) throw paymentNotFound({});
    if (report.status === 'pending') return status;
    const { memberId, credits } = order;
    const discount = order.discount && { ...order.discount, memberId, paymentId: payment.id };
    const books = { paymentId: payment.id, home: this.settings.ofBrand(order.brand).companyCountry };
    const payerCountry = report.payerCountry ?? null;
    const { amount, currency } = report.paid;
    const taken = report.chargebacks?.map(({ id, reversed }) => `-${id}${reversed ? '-reversed' : ''}`).join('') ?? '';
    const key = `settle-${payment.id}-${reference}-${report.status}-${amount}-${currency}${taken}`;
    const settled = await this.store.transact(
      {
        actor: 'system',
        key,
        request: { settle: payment.id },
        writes: [
          payment,
          ...receiptStreams({ paymentId: payment.id, brand: order.brand }),
          walletOf(memberId),
          memberOf(memberId),
          ...(discount ? [discountUse(discount.code, memberId)] : []),
        ],
      },
      (tx) => {
        const forgotten = tx.state(memberOf(memberId)).status === 'none';
        const discountGone = discount !== null && discountIsUsedUp(tx, discount);
        const events = tx.decide(payment, (state) =>
          settle(state, report, { at: tx.now.toISOString(), discountGone, forgotten }),
        );
        for (const event of events) {
          const { type, data } = event;
          writePapers(tx, event, { ...books, order, payerCountry });
          if (type === 'PaymentCompleted') {
            const { paid } = data;
            const vat = vatWhenPaid(order, paid, { country: payerCountry, paidAt: tx.now });
            buyCredits(tx, { memberId, credits, paid, vat: vatOfLot(paid, vat), paymentId: payment.id });
            becomePremium(tx, memberId);
            if (discount) redeemDiscount(tx, use(discount));
          } else if (discount && (type === 'PaymentFailed' || type === 'PaymentCancelled')) {
            releaseDiscount(tx, use(discount));
          } else if (type === 'PaymentChargedBack' && data.credits > 0) {
            const { chargeback: chargebackId, credits: gone, amount: lost } = data;
            const what = { memberId, paymentId: payment.id, chargebackId, credits: gone, amount: lost, forgotten };
            if (!chargeBackCredits(tx, what) && !forgotten) losePremium(tx, memberId);
          } else if (type === 'ChargebackReversed' && data.credits > 0) {
            const paidUser = reinstateCredits(tx, { memberId, chargebackId: data.chargeback, forgotten });
            if (paidUser && !forgotten) becomePremium(tx, memberId);
          }
        }
        return { status: tx.state(payment).status };
      },
    );
    return settled.status;
  }
}

const use = ({ code, memberId, paymentId }: { code: string; memberId: string; paymentId: string }) => ({
  code,
  memberId,
  paymentId,
});
