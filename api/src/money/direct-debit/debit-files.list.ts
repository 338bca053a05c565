import { Type } from 'typebox';
import { column, consoleList, filter } from '../../ground/lists/index.js';
import { StaffMembers } from '../../ground/staff/index.js';
import { Day, Instant, Nullable } from '../../kernel/index.js';

const words = Nullable(Type.String());

const DEBITS = 'FROM read.debits d WHERE d.file_id = debit_files.file_id';

export class DebitFilesList extends consoleList({
  resource: 'debit-files',
  summary: 'Files of direct debits for the bank, in the conventions of simple-rest, the newest first',
  access: 'staff:finance',
  from: 'read.debit_files',
  id: 'file_id',
  idFollowsSort: true,
  columns: {
    id: column.text({ sql: 'file_id' }),
    debits: column.integer(),
    returned: column.integer({
      sql: `(SELECT count(*) ${DEBITS} AND d.status = 'returned')`,
      about: 'How many of them the bank gave back',
    }),
    total: column.money('currency', { sql: 'amount' }),
    currency: column.hidden(column.text()),
    made_at: column.instant(),
    made_by: column.hidden(column.nullable(column.text())),
    collect_first: column.nullable(column.value(Day, { sql: `(SELECT min(collect_on)::text ${DEBITS})` })),
    collect_last: column.nullable(column.value(Day, { sql: `(SELECT max(collect_on)::text ${DEBITS})` })),
    sent_at: column.nullable(column.instant({ about: 'When it was handed in at the bank' })),
    sent_by: column.hidden(column.nullable(column.text())),
    settles_at: column.instant({ about: 'When it counts as collected unless somebody says so before' }),
    collected_at: column.nullable(column.instant()),
    collected_by: column.hidden(column.nullable(column.text())),
    apart_at: column.hidden(column.nullable(column.instant())),
    apart_by: column.hidden(column.nullable(column.text())),
    apart_reason: column.hidden(column.nullable(column.text())),
  },
  more: {
    made_by_name: words,
    sent_by_name: words,
    collected_by_name: words,
    apart: Nullable(Type.Object({ at: Instant, by_name: words, reason: Type.String() }), {
      description: 'It was taken apart instead of sent: its debits wait for another file',
    }),
  },
  filters: {
    open: filter.holds('collected_at IS NULL AND apart_at IS NULL'),
    unsent: filter.holds('sent_at IS NULL AND apart_at IS NULL'),
  },
  sort: ['made_at', 'amount', 'debits'],
  defaultSort: ['made_at', 'DESC'],
  inject: { staff: StaffMembers },
  async view(rows, { staff }) {
    const names = await staff.namesOf(
      rows.flatMap(({ made_by, sent_by, collected_by, apart_by }) => [made_by, sent_by, collected_by, apart_by]),
    );
    const nameOf = (staffId: string | null) => names.get(staffId ?? '') ?? null;
    return rows.map(({ apart_at, apart_by, apart_reason, ...file }) => ({
      ...file,
      made_by_name: nameOf(file.made_by),
      sent_by_name: nameOf(file.sent_by),
      collected_by_name: nameOf(file.collected_by),
      apart: apart_at === null ? null : { at: apart_at, by_name: nameOf(apart_by), reason: apart_reason ?? '' },
    }));
  },
}) {}
