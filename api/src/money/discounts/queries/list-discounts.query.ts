import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import {
  Clock,
  Database,
  oneOf,
  pageOf,
  whereOf,
  type List,
  type ListFilter,
  type ListRows,
  type Page,
} from '../../../kernel/index.js';
import { toConsole, type ConsoleDiscount, type StoredDiscount } from '../console-discount.js';
import { TIME_BONUS_ROW } from '../projections/discounts.projection.js';

export const SORTABLE = ['code', 'status', 'percentage', 'expires_at', 'defined_at', 'redeemed'] as const;
const EQUAL: readonly string[] = ['status', 'validity', 'country', 'member_id'];

export class ListDiscounts extends Query<Page<ConsoleDiscount>> {
  constructor(readonly list: List) {
    super();
  }
}

const ALL = `(SELECT * FROM read.discounts UNION ALL
  SELECT (jsonb_populate_record(NULL::read.discounts, $1::jsonb)).*
   WHERE NOT EXISTS (SELECT FROM read.discounts WHERE code = $1::jsonb->>'code')) AS discounts`;

@QueryHandler(ListDiscounts)
export class ListDiscountsHandler implements IQueryHandler<ListDiscounts> {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  async execute({ list }: ListDiscounts) {
    const { rows, total } = await pageOf<StoredDiscount>(this.database, discountRows(list), list);
    const now = this.clock.now();
    return { rows: rows.map((row) => toConsole(row, now)), total };
  }
}

export function discountRows({ sort, descending, filter }: List): ListRows {
  const { where, params } = whereOf(filter, FILTERS, [JSON.stringify(TIME_BONUS_ROW)]);
  return { table: ALL, where, params, order: `${sort} ${descending ? 'DESC' : 'ASC'} NULLS LAST, code` };
}

const FILTERS: Record<string, ListFilter> = {
  ...Object.fromEntries(EQUAL.map((field) => [field, oneOf(`${field}::text`)])),
  id: oneOf('code'),
  q: (value, bind) =>
    typeof value === 'string' && !value.includes('\0')
      ? `starts_with(code, ${bind(value.trim().toUpperCase())})`
      : undefined,
};
