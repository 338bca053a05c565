import { type IQueryHandler, Query, QueryBus, QueryHandler } from '@nestjs/cqrs';
import type { RefundView } from '../refund-view.js';
import { refundNotFound } from '../refunds.errors.js';
import { ListRefunds } from './list-refunds.query.js';

export class GetRefund extends Query<RefundView> {
  constructor(readonly input: { memberId: string; refundId: string }) {
    super();
  }
}

/** Another member's refund gives the same answer as one that does not exist. */
@QueryHandler(GetRefund)
export class GetRefundHandler implements IQueryHandler<GetRefund> {
  constructor(private readonly queries: QueryBus) {}

  async execute({ input: { memberId, refundId } }: GetRefund): Promise<RefundView> {
    const { refunds } = await this.queries.execute(new ListRefunds({ memberId, ids: [refundId] }));
    if (!refunds[0]) throw refundNotFound({});
    return refunds[0];
  }
}
