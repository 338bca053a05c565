import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { Type, type Static } from 'typebox';
import {
  Database,
  holds,
  Instant,
  Nullable,
  oneOf,
  Vault,
  whereOf,
  type List,
  type Page,
  type ListFilter,
} from '../../../kernel/index.js';
import { StaffMembers } from '../../../ground/staff/index.js';
import { hashOf } from '../blocked.js';
import { BLOCKED_KINDS } from '../blocked.events.js';
import { normaliseIban, normalisePhone } from '../payment-details.js';
import type { BlocklistRow } from '../projections/blocklist.projection.js';

const text = Nullable(Type.String());
export const ConsoleBlock = Type.Object({
  id: Type.String(),
  kind: Type.Enum([...BLOCKED_KINDS]),
  active: Type.Boolean(),
  cause: Type.Enum(['staff', 'return'], { description: 'By hand, or because the bank returned a debit' }),
  shown: { ...text, description: 'The number without its middle' },
  reason: text,
  blocked_at: Instant,
  blocked_by: { ...text, description: 'A staff id' },
  blocked_by_name: text,
  unblocked_at: Nullable(Instant),
});
export type ConsoleBlock = Static<typeof ConsoleBlock>;

export const SORTABLE = ['blocked_at', 'kind'] as const;

export class ListPaymentBans extends Query<Page<ConsoleBlock>> {
  constructor(readonly list: List) {
    super();
  }
}

type Stored = Omit<BlocklistRow, 'blocked_at' | 'unblocked_at'> & { blocked_at: Date; unblocked_at: Date | null };

/** Searched by a whole number alone: what is kept is its hash. */
@QueryHandler(ListPaymentBans)
export class ListPaymentBansHandler implements IQueryHandler<ListPaymentBans> {
  constructor(
    private readonly database: Database,
    private readonly vault: Vault,
    private readonly staff: StaffMembers,
  ) {}

  async execute({ list }: ListPaymentBans) {
    const filters = { active: holds('active'), kind: oneOf('kind'), q: this.whole };
    const { where, params } = whereOf(list.filter, filters);
    const [rows, counted] = await Promise.all([
      this.database.query<Stored>(
        `SELECT * FROM read.blocklist WHERE ${where}
          ORDER BY ${list.sort} ${list.descending ? 'DESC' : 'ASC'}, id LIMIT ${list.limit} OFFSET ${list.from}`,
        params,
      ),
      this.database.one<{ total: number }>(`SELECT count(*) AS total FROM read.blocklist WHERE ${where}`, params),
    ]);
    return { rows: await this.opened(rows), total: counted!.total };
  }

  private readonly whole: ListFilter = (value, bind) => {
    if (typeof value !== 'string') return undefined;
    const iban = normaliseIban(value);
    const phone = normalisePhone(value, null)?.number;
    const ids = [
      ...(iban ? [`iban:${hashOf(this.vault, 'iban', iban)}`] : []),
      ...(phone ? [`phone:${hashOf(this.vault, 'phone', phone)}`] : []),
    ];
    return `id = ANY (${bind(ids)}::text[])`;
  };

  private async opened(rows: Stored[]): Promise<ConsoleBlock[]> {
    const [texts, names] = await Promise.all([
      this.vault.openAll(rows.flatMap(({ shown, reason }) => [shown, reason])),
      this.staff.namesOf(rows.map(({ blocked_by }) => blocked_by)),
    ]);
    return rows.map(({ unblocked_by: _, ...row }, i) => ({
      ...row,
      ...{ shown: texts[2 * i] ?? null, reason: texts[2 * i + 1] ?? null },
      blocked_at: row.blocked_at.toISOString(),
      blocked_by_name: names.get(row.blocked_by ?? '') ?? null,
      unblocked_at: row.unblocked_at?.toISOString() ?? null,
    }));
  }
}
