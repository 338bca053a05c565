import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { Type, type Static } from 'typebox';
import { COUNTRIES, Settings } from '../../../ground/settings/index.js';
import { Clock, Database, Instant, Nullable } from '../../../kernel/index.js';
import { Ledger } from '../../credits/index.js';
import { lastDeletedYear, monthAt, monthBefore, nextMonth } from '../month.js';
import type { MonthRow } from '../projections/months.projection.js';

const MonthView = Type.Object({
  month: Type.String({ description: 'Such as `2026-03`' }),
  status: Type.Enum(['open', 'waiting', 'closed', 'failed'], {
    description: '`open`: nobody has asked for it; `waiting`: its file is being made',
  }),
  closed_at: Nullable(Instant, { description: 'When the file that is there was made' }),
  bytes: Nullable(Type.Integer()),
  checks: Type.Integer({ description: 'How many sums were compared' }),
  failed: Type.Integer({ description: 'How many of them differ' }),
  changed: Type.Boolean({ description: 'The file differs from the one that was made before it' }),
});
export const MonthList = Type.Object({
  months: Type.Array(MonthView, {
    description: 'Past months since the books began, the last one at least; the newest first',
  }),
});
export type MonthList = Static<typeof MonthList>;
type MonthView = Static<typeof MonthView>;

export class ListMonths extends Query<MonthList> {}

@QueryHandler(ListMonths)
export class ListMonthsHandler implements IQueryHandler<ListMonths> {
  constructor(
    private readonly database: Database,
    private readonly ledger: Ledger,
    private readonly settings: Settings,
    private readonly clock: Clock,
  ) {}

  async execute(): Promise<MonthList> {
    const { timeZone } = COUNTRIES[this.settings.current().companyCountry];
    const now = this.clock.now();
    const [rows, since] = await Promise.all([
      this.database.query<MonthRow>('SELECT * FROM read.months'),
      this.ledger.since(),
    ]);
    const known = new Map(rows.map((row) => [row.month, row]));
    const months: MonthView[] = [];
    const kept = `${lastDeletedYear(timeZone, now) + 1}-01`;
    const last = monthBefore(monthAt(timeZone, now));
    const begun = since && monthAt(timeZone, since);
    // The last one at least, also where nothing has happened in it.
    const first = begun && begun < last ? begun : last;
    for (let month = first > kept ? first : kept; month <= last; month = nextMonth(month)) {
      months.unshift(viewOf(month, known.get(month)));
    }
    return { months };
  }
}

const viewOf = (month: string, row: MonthRow | undefined): MonthView => ({
  month,
  status: row?.status ?? 'open',
  closed_at: row?.closed_at?.toISOString() ?? null,
  bytes: row?.bytes ?? null,
  checks: row?.checks ?? 0,
  failed: row?.failed ?? 0,
  changed: row?.changed ?? false,
});
