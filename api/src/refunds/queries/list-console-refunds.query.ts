import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { Database, invalidInput, Vault, type List } from '../../kernel/index.js';
import { toConsoleRefunds, type ConsoleRefund } from '../console-refund.js';
import type { StoredRefund } from '../refund-view.js';

export const SORTABLE = ['requested_at', 'decided_at', 'paid_out_at', 'status', 'amount', 'credits'] as const;

export class ListConsoleRefunds extends Query<{ refunds: ConsoleRefund[]; total: number }> {
  constructor(readonly list: List) {
    super();
  }
}

const COLUMNS: Record<string, string> = {
  id: 'refund_id',
  status: 'status',
  member_id: 'member_id',
  payment_id: 'payment_id',
};

@QueryHandler(ListConsoleRefunds)
export class ListConsoleRefundsHandler implements IQueryHandler<ListConsoleRefunds> {
  constructor(
    private readonly database: Database,
    private readonly vault: Vault,
  ) {}

  async execute({ list: { sort, descending, from, limit, filter } }: ListConsoleRefunds) {
    const { where, params } = conditions(filter);
    const order = descending ? 'DESC' : 'ASC';
    const [rows, [counted]] = await Promise.all([
      this.database.query<StoredRefund>(
        `SELECT * FROM read.refunds WHERE ${where} ORDER BY ${sort} ${order}, refund_id LIMIT ${limit} OFFSET ${from}`,
        params,
      ),
      this.database.query<{ total: number }>(`SELECT count(*) AS total FROM read.refunds WHERE ${where}`, params),
    ]);
    return { refunds: await toConsoleRefunds(this.vault, rows), total: counted!.total };
  }
}

/** A value, or several of which one must hold. */
function conditions(filter: List['filter']): { where: string; params: unknown[] } {
  const params: unknown[] = [];
  const all = Object.entries(filter).map(([field, value]) => {
    const column = Object.hasOwn(COLUMNS, field) ? COLUMNS[field] : undefined;
    const values: unknown[] = [value].flat();
    if (!column || !values.every((one) => typeof one === 'string')) {
      throw invalidInput([{ field: `filter.${field}`, code: 'invalid' }]);
    }
    return `${column}::text = ANY ($${params.push(values)}::text[])`;
  });
  return { where: ['true', ...all].join(' AND '), params };
}
