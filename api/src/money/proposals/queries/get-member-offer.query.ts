import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { Type, type Static } from 'typebox';
import { Settings } from '../../../ground/settings/index.js';
import { Id, Instant, MoneySchema } from '../../../kernel/index.js';
import { Credits } from '../../credits/index.js';

export const MemberOffer = Type.Object({
  purchases: Type.Array(
    Type.Object({
      payment_id: Id,
      bought_at: Instant,
      bought: Type.Integer({ description: 'Credits of the whole purchase' }),
      left: Type.Integer({ description: 'Credits of it that are not spent' }),
      credits: Type.Integer({
        description: 'What the amount is for: all that are left, or as many as were asked about',
      }),
      amount: MoneySchema,
    }),
  ),
  goodwill_limit: Type.Integer({ description: 'Credits that one proposal may give' }),
});
export type MemberOffer = Static<typeof MemberOffer>;

export class GetMemberOffer extends Query<MemberOffer> {
  constructor(readonly input: { memberId: string; part?: { paymentId: string; credits: number } | undefined }) {
    super();
  }
}

/** What staff can begin for a member now, and what it comes to (ADM-04). */
@QueryHandler(GetMemberOffer)
export class GetMemberOfferHandler implements IQueryHandler<GetMemberOffer> {
  constructor(
    private readonly credits: Credits,
    private readonly settings: Settings,
  ) {}

  async execute({ input: { memberId, part } }: GetMemberOffer): Promise<MemberOffer> {
    const purchases = await this.credits.unspent(memberId, part);
    return {
      purchases: purchases.map(({ paymentId, boughtAt, ...purchase }) => ({
        payment_id: paymentId,
        bought_at: boughtAt,
        ...purchase,
      })),
      goodwill_limit: this.settings.current().goodwillLimit,
    };
  }
}
