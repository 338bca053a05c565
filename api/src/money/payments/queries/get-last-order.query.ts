import { type IQueryHandler, Query, QueryBus, QueryHandler } from '@nestjs/cqrs';
import { Type, type Static } from 'typebox';
import { memberOf } from '../../../members/accounts/index.js';
import { Database, Nullable, premiumRequired, Store } from '../../../kernel/index.js';
import { GetPayment, PaymentView } from './get-payment.query.js';

export const LastOrder = Type.Object({ order: Nullable(PaymentView) });
export type LastOrder = Static<typeof LastOrder>;

export class GetLastOrder extends Query<LastOrder> {
  constructor(readonly memberId: string) {
    super();
  }
}

/** The last order a premium member paid, so that they can repeat it (ACC-15, MNY-11). */
@QueryHandler(GetLastOrder)
export class GetLastOrderHandler implements IQueryHandler<GetLastOrder> {
  constructor(
    private readonly store: Store,
    private readonly database: Database,
    private readonly queries: QueryBus,
  ) {}

  async execute({ memberId }: GetLastOrder): Promise<LastOrder> {
    const { premium } = await this.store.readFresh(memberOf(memberId));
    if (!premium) throw premiumRequired({ feature: 'repeat_order' });
    const [last] = await this.database.query<{ payment_id: string }>(
      `SELECT payment_id FROM read.payments WHERE member_id = $1 AND status = 'completed' ORDER BY placed_at DESC LIMIT 1`,
      [memberId],
    );
    return {
      order: last ? await this.queries.execute(new GetPayment({ paymentId: last.payment_id, memberId })) : null,
    };
  }
}
