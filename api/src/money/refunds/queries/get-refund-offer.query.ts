import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { Type, type Static } from 'typebox';
import { Credits, refundTermOf } from '../../credits/index.js';
import { Clock, Id, Instant, MoneySchema, Nullable, Store } from '../../../kernel/index.js';
import { paymentOf } from '../../payments/index.js';
import { Settings } from '../../../ground/settings/index.js';

export const RefundOffer = Type.Object({
  lots: Type.Array(
    Type.Object({
      payment_id: Id,
      credits: Type.Integer({ description: 'Left of the purchase, all of them asked back together' }),
      credits_bought: Type.Integer(),
      amount: { ...MoneySchema, description: 'What they are worth' },
      paid: MoneySchema,
      payment_method: Nullable(Type.String()),
      bought_at: Instant,
      refundable_until: Instant,
    }),
    { description: 'Purchases of which credits can be asked back, the oldest first' },
  ),
  refund_days: Type.Integer(),
  credits_kept: Type.Integer({
    description: 'All credits bought and not asked back, spent ones too: asking for all of these ends premium',
  }),
});
export type RefundOffer = Static<typeof RefundOffer>;

export class GetRefundOffer extends Query<RefundOffer> {
  constructor(readonly memberId: string) {
    super();
  }
}

@QueryHandler(GetRefundOffer)
export class GetRefundOfferHandler implements IQueryHandler<GetRefundOffer> {
  constructor(
    private readonly credits: Credits,
    private readonly settings: Settings,
    private readonly store: Store,
    private readonly clock: Clock,
  ) {}

  async execute({ memberId }: GetRefundOffer): Promise<RefundOffer> {
    const term = refundTermOf(this.settings.current());
    const { purchases: found, keeps } = await this.credits.refundable(memberId, { term, now: this.clock.now() });
    // A cached read will do: the payment method is fixed when the order is placed.
    const payments = await Promise.all(found.map(({ lot }) => this.store.read(paymentOf(lot.paymentId))));
    const lots = found.map(({ lot, amount, until }, i) => ({
      payment_id: lot.paymentId,
      credits: lot.left,
      credits_bought: lot.credits,
      amount,
      paid: lot.paid,
      payment_method: payments[i]!.order?.method ?? null,
      bought_at: lot.boughtAt,
      refundable_until: until.toISOString(),
    }));
    return { lots, refund_days: term.days, credits_kept: keeps };
  }
}
