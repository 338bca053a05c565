import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { atLeast, atMost, before, Database, oneOf, since, Vault, whereOf, type List } from '../../kernel/index.js';
import { toConsoleRefunds, type ConsoleRefund } from '../console-refund.js';
import type { StoredRefund } from '../refund-view.js';

export const SORTABLE = ['requested_at', 'decided_at', 'paid_out_at', 'status', 'amount', 'credits'] as const;

export class ListConsoleRefunds extends Query<{ refunds: ConsoleRefund[]; total: number }> {
  constructor(readonly list: List) {
    super();
  }
}

export const REFUND_FILTERS = {
  id: oneOf('refund_id', 'uuid'),
  status: oneOf('status'),
  member_id: oneOf('member_id', 'uuid'),
  payment_id: oneOf('payment_id', 'uuid'),
  requested_from: since('requested_at'),
  requested_before: before('requested_at'),
  amount_from: atLeast('amount'),
  amount_to: atMost('amount'),
};

export const refundOrder = ({ sort, descending }: List): string =>
  `${sort} ${descending ? 'DESC' : 'ASC'}${sort === 'decided_at' || sort === 'paid_out_at' ? ' NULLS LAST' : ''}, refund_id`;

@QueryHandler(ListConsoleRefunds)
export class ListConsoleRefundsHandler implements IQueryHandler<ListConsoleRefunds> {
  constructor(
    private readonly database: Database,
    private readonly vault: Vault,
  ) {}

  async execute({ list }: ListConsoleRefunds) {
    const { where, params } = whereOf(list.filter, REFUND_FILTERS);
    const [rows, [counted]] = await Promise.all([
      this.database.query<StoredRefund>(
        `SELECT * FROM read.refunds WHERE ${where} ORDER BY ${refundOrder(list)}
          LIMIT ${list.limit} OFFSET ${list.from}`,
        params,
      ),
      this.database.query<{ total: number }>(`SELECT count(*) AS total FROM read.refunds WHERE ${where}`, params),
    ]);
    return { refunds: await toConsoleRefunds(this.vault, rows), total: counted!.total };
  }
}
