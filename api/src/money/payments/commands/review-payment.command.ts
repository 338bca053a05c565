import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { IsIn } from 'class-validator';
import { memberOf } from '../../../members/accounts/index.js';
import { IsReason, staffActor, Store, Vault } from '../../../kernel/index.js';
import { Settings } from '../../../ground/settings/index.js';
import { paymentOf } from '../payment.js';
import { OUTCOMES, type Outcome } from '../payment.events.js';
import { paymentNotFound } from '../payments.errors.js';
import { completePurchase, purchaseStreams } from '../purchase.js';
import { reviewPayment } from '../review.js';

export class ReviewPaymentDto {
  @IsIn(OUTCOMES)
  outcome!: Outcome;

  @IsReason('For the books')
  reason!: string;
}

export class ReviewPayment extends Command<{ status: string }> {
  constructor(readonly input: { paymentId: string; staffId: string; body: ReviewPaymentDto; key: string }) {
    super();
  }
}

/** Staff settle a payment that needs attention; credits, premium and discount follow in one transaction (ADM-04). */
@CommandHandler(ReviewPayment)
export class ReviewPaymentHandler implements ICommandHandler<ReviewPayment> {
  constructor(
    private readonly store: Store,
    private readonly vault: Vault,
    private readonly settings: Settings,
  ) {}

  async execute({ input: { paymentId, staffId, body, key } }: ReviewPayment): Promise<{ status: string }> {
    const payment = paymentOf(paymentId);
    const { order } = await this.store.readFresh(payment);
    if (!order) throw paymentNotFound({});
    const { memberId } = order;
    const reason = await this.vault.sealIfKnown(memberId, body.reason.trim());
    const home = this.settings.ofBrand(order.brand).companyCountry;
    const writes = purchaseStreams(paymentId, order);
    const command = { actor: staffActor(staffId), key, request: { review: paymentId, input: body }, writes };
    return this.store.transact(command, (tx) => {
      const { outcome } = body;
      const forgotten = tx.state(memberOf(memberId)).status === 'none';
      const events = tx.decide(payment, (state) => reviewPayment(state, { outcome, reason, at: tx.at, forgotten }));
      completePurchase(tx, events, { paymentId, order, payerCountry: null, home });
      return { status: tx.state(payment).status };
    });
  }
}
