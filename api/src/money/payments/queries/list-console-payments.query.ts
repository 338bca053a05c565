import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import {
  atLeast,
  atMost,
  before,
  Database,
  holds,
  oneOf,
  pageOf,
  since,
  whereOf,
  type List,
  type Page,
  type ListFilter,
  type ListRows,
} from '../../../kernel/index.js';
import { toConsolePayment, type ConsolePayment, type StoredPayment } from '../console-payment.js';
import { PaymentSearch, soughtFor, type Sought } from '../payment-search.js';
import { ATTENTION, CONSOLE_STATUS, REFUNDED, withConsoleStatus } from '../projections/payments.projection.js';

export const SORTABLE = ['placed_at', 'settled_at', 'status', 'amount', 'credits', 'payment_method'] as const;

/** As staff are told it: one, or several of which one must hold. */
const status: ListFilter = (value, bind) => {
  const asked: unknown[] = [value].flat();
  if (!asked.every((one) => typeof one === 'string')) return undefined;
  const stored = asked.filter((one) => withConsoleStatus(one) === undefined);
  const conditions = asked.flatMap((one) => withConsoleStatus(one) ?? []);
  const ofStored = stored.length > 0 || asked.length === 0 ? oneOf('status')(stored, bind) : 'false';
  return ofStored && `(${[ofStored, ...conditions].join(' OR ')})`;
};

const filtersOf = (sought: Sought | null): Record<string, ListFilter> => ({
  id: oneOf('payment_id', 'uuid'),
  member_id: oneOf('member_id', 'uuid'),
  status,
  payment_method: oneOf('method'),
  currency: oneOf('currency'),
  discount_code: oneOf('discount_code'),
  q: soughtFor(sought, { ids: ['payment_id', 'member_id'], reference: 'reference' }),
  placed_from: since('placed_at'),
  placed_before: before('placed_at'),
  amount_from: atLeast('amount'),
  amount_to: atMost('amount'),
  attention: holds(`(${ATTENTION}) IS NOT NULL`),
});

const COLUMNS: Record<string, string> = { payment_method: 'method' };
const paymentOrder = ({ sort, descending }: List): string =>
  // Only what is not settled yet has no instant; an index has its nulls at the other end.
  `${COLUMNS[sort] ?? sort} ${descending ? 'DESC' : 'ASC'}${sort === 'settled_at' ? ' NULLS LAST' : ''}, payment_id`;

export const CONSOLE_COLUMNS = `*, ${ATTENTION} AS attention, ${CONSOLE_STATUS} AS console_status, ${REFUNDED} AS refunded`;

export const paymentRows = (list: List, sought: Sought | null): ListRows => ({
  columns: CONSOLE_COLUMNS,
  table: 'read.payments',
  ...whereOf(list.filter, filtersOf(sought)),
  order: paymentOrder(list),
});

export class ListConsolePayments extends Query<Page<ConsolePayment>> {
  constructor(readonly list: List) {
    super();
  }
}

@QueryHandler(ListConsolePayments)
export class ListConsolePaymentsHandler implements IQueryHandler<ListConsolePayments> {
  constructor(
    private readonly database: Database,
    private readonly search: PaymentSearch,
  ) {}

  async execute({ list }: ListConsolePayments) {
    const { rows, total } = await pageOf<StoredPayment>(
      this.database,
      paymentRows(list, await this.search.of(list)),
      list,
    );
    return { rows: rows.map(toConsolePayment), total };
  }
}
