import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { Clock, Database, invalidInput, pageOf, type List, type ListRows } from '../../kernel/index.js';
import { toConsole, type ConsoleDiscount, type StoredDiscount } from '../console-discount.js';
import { TIME_BONUS_ROW } from '../projections/discounts.projection.js';

export const SORTABLE = ['code', 'status', 'percentage', 'expires_at', 'defined_at', 'redeemed'] as const;
const EQUAL: readonly string[] = ['status', 'validity', 'country', 'member_id'];

export class ListDiscounts extends Query<{ discounts: ConsoleDiscount[]; total: number }> {
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
    return { discounts: rows.map((row) => toConsole(row, now)), total };
  }
}

export const discountRows = ({ sort, descending, filter }: List): ListRows => ({
  table: ALL,
  ...conditions(filter),
  order: `${sort} ${descending ? 'DESC' : 'ASC'} NULLS LAST, code`,
});

function conditions(filter: List['filter']): { where: string; params: unknown[] } {
  const params: unknown[] = [JSON.stringify(TIME_BONUS_ROW)];
  const parts = ['true'];
  for (const [field, value] of Object.entries(filter)) {
    if (EQUAL.includes(field) && typeof value === 'string') parts.push(`${field}::text = $${params.push(value)}`);
    else if (field === 'q' && typeof value === 'string') {
      parts.push(`starts_with(code, $${params.push(value.trim().toUpperCase())})`);
    } else if (field === 'id') {
      const codes = [value].flat().filter((code) => typeof code === 'string');
      parts.push(`code = ANY ($${params.push(codes)}::text[])`);
    } else throw invalidInput([{ field: `filter.${field}`, code: 'invalid' }]);
  }
  return { where: parts.join(' AND '), params };
}
