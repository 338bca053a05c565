import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { Type, type Static } from 'typebox';
import { Clock, Id, Instant, Nullable } from '../../../kernel/index.js';
import { secondsLeft } from '../discount.js';
import { Discounts } from '../discounts.js';
import { discountNotFound } from '../discounts.errors.js';

export const DiscountCode = Type.Object({
  code: Type.String(),
  country: Nullable(Type.String()),
  user_id: Nullable(Id),
  expires: Nullable(Instant),
  seconds_left: Nullable(Type.Integer({ description: 'Until `expires`, by the clock of the server' })),
  value_percentage: Type.Integer(),
  currency: Nullable(Type.String()),
  minimum_order_value: Nullable(Type.Integer({ description: 'In minor units of `currency`' })),
  status: Type.Literal('active'),
  validity: Type.Enum(['once-per-user', 'unlimited']),
  expired: Type.Literal(false, { description: 'One that has expired is refused' }),
  paymentmethods: Nullable(Type.Array(Type.String(), { description: 'Null: all' })),
});
export type DiscountCode = Static<typeof DiscountCode>;

/** `code` null asks for the welcome discount. */
export class GetDiscountCode extends Query<DiscountCode> {
  constructor(readonly input: { memberId: string; code: string | null }) {
    super();
  }
}

@QueryHandler(GetDiscountCode)
export class GetDiscountCodeHandler implements IQueryHandler<GetDiscountCode> {
  constructor(
    private readonly discounts: Discounts,
    private readonly clock: Clock,
  ) {}

  async execute({ input: { memberId, code } }: GetDiscountCode): Promise<DiscountCode> {
    const offer =
      code === null ? await this.discounts.activeOffer(memberId) : await this.discounts.offer(code, memberId);
    // A welcome discount that has ended does not come again (MNY-06).
    if (!offer) throw discountNotFound({});
    const { terms } = offer;
    return {
      code: offer.code,
      country: terms.country,
      user_id: terms.memberId,
      expires: offer.endsAt,
      seconds_left: secondsLeft(offer, this.clock.now()),
      value_percentage: terms.percentage,
      currency: terms.minimumOrder?.currency ?? null,
      minimum_order_value: terms.minimumOrder?.amount ?? null,
      status: 'active',
      validity: terms.validity,
      expired: false,
      paymentmethods: terms.paymentMethods,
    };
  }
}
