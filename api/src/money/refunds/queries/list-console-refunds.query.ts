import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import {
  atLeast,
  atMost,
  before,
  Database,
  oneOf,
  pageOf,
  since,
  Vault,
  whereOf,
  type List,
  type Page,
  type ListFilter,
  type ListRows,
} from '../../../kernel/index.js';
import { PaymentSearch, soughtFor, type Sought } from '../../payments/index.js';
import { toConsoleRefunds, type ConsoleRefund } from '../console-refund.js';
import type { StoredRefund } from '../refund-view.js';

export const SORTABLE = ['requested_at', 'decided_at', 'paid_out_at', 'status', 'amount', 'credits'] as const;

export class ListConsoleRefunds extends Query<Page<ConsoleRefund>> {
  constructor(readonly list: List) {
    super();
  }
}

const filtersOf = (sought: Sought | null): Record<string, ListFilter> => ({
  q: soughtFor(sought, { ids: ['refund_id', 'payment_id', 'member_id'], reference: 'provider_reference' }),
  id: oneOf('refund_id', 'uuid'),
  status: oneOf('status'),
  member_id: oneOf('member_id', 'uuid'),
  payment_id: oneOf('payment_id', 'uuid'),
  requested_from: since('requested_at'),
  requested_before: before('requested_at'),
  amount_from: atLeast('amount'),
  amount_to: atMost('amount'),
});

const refundOrder = ({ sort, descending }: List): string =>
  `${sort} ${descending ? 'DESC' : 'ASC'}${sort === 'decided_at' || sort === 'paid_out_at' ? ' NULLS LAST' : ''}, refund_id`;

export const refundRows = (list: List, sought: Sought | null): ListRows => ({
  table: 'read.refunds',
  ...whereOf(list.filter, filtersOf(sought)),
  order: refundOrder(list),
});

@QueryHandler(ListConsoleRefunds)
export class ListConsoleRefundsHandler implements IQueryHandler<ListConsoleRefunds> {
  constructor(
    private readonly database: Database,
    private readonly vault: Vault,
    private readonly search: PaymentSearch,
  ) {}

  async execute({ list }: ListConsoleRefunds) {
    const { rows, total } = await pageOf<StoredRefund>(
      this.database,
      refundRows(list, await this.search.of(list)),
      list,
    );
    return { rows: await toConsoleRefunds(this.vault, rows), total };
  }
}
