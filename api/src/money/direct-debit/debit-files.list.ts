import { Type, type Static } from 'typebox';
import { consoleList, holds, instant, integer, money, nullable, text } from '../../ground/lists/index.js';
import { StaffMembers } from '../../ground/staff/index.js';
import { Day, Instant, MoneySchema, Nullable } from '../../kernel/index.js';

const words = Nullable(Type.String());
const ConsoleDebitFile = Type.Object({
  id: Type.String(),
  debits: Type.Integer(),
  total: MoneySchema,
  returned: Type.Integer({ description: 'How many of them the bank gave back' }),
  made_at: Instant,
  made_by_name: words,
  collect_first: Nullable(Day),
  collect_last: Nullable(Day),
  sent_at: Nullable(Instant, { description: 'When it was handed in at the bank' }),
  sent_by_name: words,
  settles_at: { ...Instant, description: 'When it counts as collected unless somebody says so before' },
  collected_at: Nullable(Instant),
  collected_by_name: words,
  apart: Nullable(Type.Object({ at: Instant, by_name: words, reason: Type.String() }), {
    description: 'It was taken apart instead of sent: its debits wait for another file',
  }),
});
type ConsoleDebitFile = Static<typeof ConsoleDebitFile>;

const DEBITS = 'FROM read.debits d WHERE d.file_id = debit_files.file_id';

export class DebitFilesList extends consoleList({
  resource: 'debit-files',
  summary: 'Files of direct debits for the bank, in the conventions of simple-rest, the newest first',
  access: 'staff:finance',
  item: ConsoleDebitFile,
  from: 'read.debit_files',
  id: 'file_id',
  idFollowsSort: true,
  columns: {
    id: text({ sql: 'file_id' }),
    debits: integer(),
    returned: integer({ sql: `(SELECT count(*) ${DEBITS} AND d.status = 'returned')` }),
    total: money('currency', { sql: 'amount' }),
    currency: text(),
    made_at: instant(),
    made_by: nullable(text()),
    collect_first: nullable(text({ sql: `(SELECT min(collect_on)::text ${DEBITS})` })),
    collect_last: nullable(text({ sql: `(SELECT max(collect_on)::text ${DEBITS})` })),
    sent_at: nullable(instant()),
    sent_by: nullable(text()),
    settles_at: instant(),
    collected_at: nullable(instant()),
    collected_by: nullable(text()),
    apart_at: nullable(instant()),
    apart_by: nullable(text()),
    apart_reason: nullable(text()),
  },
  filters: {
    open: holds('collected_at IS NULL AND apart_at IS NULL'),
    unsent: holds('sent_at IS NULL AND apart_at IS NULL'),
  },
  sort: ['made_at', 'amount', 'debits'],
  defaultSort: ['made_at', 'DESC'],
  inject: { staff: StaffMembers },
  async view(rows, { staff }) {
    const names = await staff.namesOf(
      rows.flatMap(({ made_by, sent_by, collected_by, apart_by }) => [made_by, sent_by, collected_by, apart_by]),
    );
    const nameOf = (staffId: string | null) => names.get(staffId ?? '') ?? null;
    return rows.map(({ made_by, sent_by, collected_by, apart_at, apart_by, apart_reason, ...file }) => ({
      ...file,
      made_by_name: nameOf(made_by),
      sent_by_name: nameOf(sent_by),
      collected_by_name: nameOf(collected_by),
      apart: apart_at === null ? null : { at: apart_at, by_name: nameOf(apart_by), reason: apart_reason ?? '' },
    }));
  },
}) {}
