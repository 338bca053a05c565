import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { Type, type Static } from 'typebox';
import {
  Database,
  Day,
  holds,
  Instant,
  MoneySchema,
  Nullable,
  whereOf,
  type List,
  type Page,
} from '../../../kernel/index.js';
import { StaffMembers } from '../../../ground/staff/index.js';
import type { DebitFileRow } from '../projections/debit-files.projection.js';

const text = Nullable(Type.String());
export const ConsoleDebitFile = Type.Object({
  id: Type.String(),
  debits: Type.Integer(),
  total: MoneySchema,
  returned: Type.Integer({ description: 'How many of them the bank gave back' }),
  made_at: Instant,
  made_by_name: text,
  collect_first: Nullable(Day),
  collect_last: Nullable(Day),
  sent_at: Nullable(Instant, { description: 'When it was handed in at the bank' }),
  sent_by_name: text,
  settles_at: { ...Instant, description: 'When it counts as collected unless somebody says so before' },
  collected_at: Nullable(Instant),
  collected_by_name: text,
  apart: Nullable(Type.Object({ at: Instant, by_name: text, reason: Type.String() }), {
    description: 'It was taken apart instead of sent: its debits wait for another file',
  }),
});
export type ConsoleDebitFile = Static<typeof ConsoleDebitFile>;

export const FILES_SORTABLE = ['made_at', 'amount', 'debits'] as const;

export class ListDebitFiles extends Query<Page<ConsoleDebitFile>> {
  constructor(readonly list: List) {
    super();
  }
}

type Stored = Omit<DebitFileRow, 'made_at' | 'sent_at' | 'settles_at' | 'collected_at' | 'apart_at'> & {
  sent_at: Date | null;
  collect_first: string | null;
  collect_last: string | null;
  made_at: Date;
  settles_at: Date;
  collected_at: Date | null;
  returned: number;
  apart_at: Date | null;
};

@QueryHandler(ListDebitFiles)
export class ListDebitFilesHandler implements IQueryHandler<ListDebitFiles> {
  constructor(
    private readonly database: Database,
    private readonly staff: StaffMembers,
  ) {}

  async execute({ list }: ListDebitFiles) {
    const direction = list.descending ? 'DESC' : 'ASC';
    const { where, params } = whereOf(list.filter, {
      open: holds('collected_at IS NULL AND apart_at IS NULL'),
      unsent: holds('sent_at IS NULL AND apart_at IS NULL'),
    });
    const [rows, counted] = await Promise.all([
      this.database.query<Stored>(
        `SELECT *, (SELECT count(*)::int FROM read.debits d WHERE d.file_id = f.file_id AND d.status = 'returned')
             AS returned,
           (SELECT min(collect_on)::text FROM read.debits d WHERE d.file_id = f.file_id) AS collect_first,
           (SELECT max(collect_on)::text FROM read.debits d WHERE d.file_id = f.file_id) AS collect_last
           FROM read.debit_files f WHERE ${where}
          ORDER BY ${list.sort} ${direction}, file_id ${direction} LIMIT ${list.limit} OFFSET ${list.from}`,
        params,
      ),
      this.database.one<{ total: number }>(`SELECT count(*) AS total FROM read.debit_files WHERE ${where}`, params),
    ]);
    const names = await this.staff.namesOf(
      rows.flatMap(({ made_by, sent_by, collected_by, apart_by }) => [made_by, sent_by, collected_by, apart_by]),
    );
    const files = rows.map((row) => ({
      ...{ id: row.file_id, debits: row.debits, returned: row.returned },
      total: { amount: row.amount, currency: row.currency },
      ...{ made_at: row.made_at.toISOString(), made_by_name: names.get(row.made_by ?? '') ?? null },
      ...{ collect_first: row.collect_first, collect_last: row.collect_last },
      sent_at: row.sent_at?.toISOString() ?? null,
      sent_by_name: names.get(row.sent_by ?? '') ?? null,
      settles_at: row.settles_at.toISOString(),
      collected_at: row.collected_at?.toISOString() ?? null,
      collected_by_name: names.get(row.collected_by ?? '') ?? null,
      apart: row.apart_at && {
        ...{ at: row.apart_at.toISOString(), by_name: names.get(row.apart_by ?? '') ?? null },
        reason: row.apart_reason ?? '',
      },
    }));
    return { rows: files, total: counted!.total };
  }
}
