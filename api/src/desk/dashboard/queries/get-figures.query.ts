import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { Type, type Static } from 'typebox';
import { COUNTRIES, Settings, type Money } from '../../../ground/settings/index.js';
import { Database, Day, MoneySchema, ReadsReplica } from '../../../kernel/index.js';
import { Days } from '../../attribution/index.js';
import { lastDayOf, periodsUpTo, SHOWN, UNITS, type Period, type Unit } from '../periods.js';
import type { FigureRow } from '../projections/figures.projection.js';

const Amounts = Type.Array(MoneySchema, { description: 'One for each currency; minor units' });
const Figures = Type.Object({
  sign_ups: Type.Integer({ description: 'Of members; accounts that staff marked as fictional stand apart' }),
  confirmed: Type.Integer(),
  fictional_sign_ups: Type.Integer(),
  fictional_confirmed: Type.Integer(),
  first_purchases: Type.Integer(),
  second_purchases: Type.Integer(),
  paying: Type.Integer({ description: 'Members who are paying ones at the end of the period' }),
  messages: Type.Integer({ description: 'Between members' }),
  messages_to_fictional: Type.Integer(),
  messages_by_fictional: Type.Integer(),
  purchases: Type.Integer(),
  revenue: Amounts,
  refunds: Type.Integer(),
  refunded: Amounts,
  charge_backs: Type.Integer(),
  charged_back: Amounts,
  won_back: Amounts,
});
export type Figures = Static<typeof Figures>;

/** The period itself, and the one as long before. */
const compared = <T extends typeof Figures | typeof Amounts>(one: T) => ({ now: one, before: one });
const Shares = Type.Array(Type.Object({ value: Type.String(), ...compared(Amounts) }));

export const FiguresReport = Type.Object({
  by: Type.Enum([...UNITS]),
  /** First and last day, both included; the last period may not be over. */
  from: Day,
  until: Day,
  periods: Type.Array(
    Type.Object({ from: Day, until: Day, before_from: Day, before_until: Day, ...compared(Figures) }),
  ),
  total: Type.Object(compared(Figures)),
  countries: Shares,
  methods: Shares,
});
export type FiguresReport = Static<typeof FiguresReport>;

/** `until`: a day of the last period; null: today. */
export class GetFigures extends Query<FiguresReport> {
  constructor(readonly wanted: { by: Unit; until: string | null }) {
    super();
  }
}

export const SUMS = ['revenue', 'refunded', 'charged_back', 'won_back'] as const;
type Sum = (typeof SUMS)[number];
type Count = Exclude<keyof Figures, Sum>;
export const COUNTS = Object.keys(Figures.properties).filter((name) => !SUMS.some((one) => one === name)) as Count[];

type Cell = { n: number; value: string; currency: string } & Pick<FigureRow, Count | Sum>;

/**
 * Sums of periods: of the whole days (UTC) within each, and of the hours at its ends. Days are cut where the operator's
 * company is. Parameters: the part, the time zone, and each period's first day and the day after its last.
 */
export const FIGURES_SQL = `
  WITH periods AS (
    SELECT n, first::timestamp AT TIME ZONE $2 AS first, next::timestamp AT TIME ZONE $2 AS next
      FROM unnest($3::date[], $4::date[]) WITH ORDINALITY AS p(first, next, n)
  ), days AS (
    SELECT n, first, next, date_trunc('day', first + interval '1 day' - interval '1 microsecond', 'UTC') AS whole,
           date_trunc('day', next, 'UTC') AS rest
      FROM periods
  ), pieces AS (
    SELECT n, 'hour' AS grain, first, least(whole, next) AS next FROM days
    UNION ALL SELECT n, 'day', whole, rest FROM days
    UNION ALL SELECT n, 'hour', greatest(rest, whole), next FROM days
  )
  SELECT p.n::integer AS n, f.value, f.currency, ${[...COUNTS, ...SUMS].map((one) => `sum(f.${one})::bigint AS ${one}`).join(', ')}
    FROM pieces p
    CROSS JOIN LATERAL (
      SELECT * FROM read.figures f
       WHERE f.part = $1 AND f.grain = p.grain AND f.at >= p.first AND f.at < p.next
      OFFSET 0 -- Each piece is a range of the index: a join would compare every row with every piece.
    ) f
   GROUP BY 1, 2, 3`;

/** Before anything was. */
const BEGINNING = '2000-01-01';

@QueryHandler(GetFigures)
export class GetFiguresHandler implements IQueryHandler<GetFigures> {
  constructor(
    private readonly database: Database,
    private readonly settings: Settings,
    private readonly days: Days,
  ) {}

  @ReadsReplica()
  async execute({ wanted: { by, until } }: GetFigures): Promise<FiguresReport> {
    const today = this.days.today();
    const last = until !== null && until < today ? until : today;
    const all = periodsUpTo(by, last);
    const shown = SHOWN[by];
    const halves: [Period, Period] = [
      { from: all[0]!.from, before: all[shown]!.from },
      { from: all[shown]!.from, before: all.at(-1)!.before },
    ];
    const earlier: Period = { from: BEGINNING, before: all[0]!.from };
    const [cells, countries, methods] = await Promise.all([
      this.cells('all', [earlier, ...all]),
      this.cells('country', halves),
      this.cells('method', halves),
    ]);
    const byPeriod = Map.groupBy(cells, ({ n }) => n - 1);
    let paying = countOf(byPeriod.get(0) ?? [], 'paying');
    const told = all.map((period, i) => {
      const own = byPeriod.get(i + 1) ?? [];
      paying += countOf(own, 'paying');
      return { period, figures: figuresOf(own, paying) };
    });
    const total = (from: number) => {
      const some = told.slice(from, from + shown);
      const own = cells.filter(({ n }) => n - 2 >= from && n - 2 < from + shown);
      return figuresOf(own, some.at(-1)!.figures.paying);
    };
    const [before, now] = [told.slice(0, shown), told.slice(shown)];
    return {
      by,
      from: now[0]!.period.from,
      until: lastDayOf(now.at(-1)!.period),
      periods: now.map(({ period, figures }, i) => ({
        from: period.from,
        until: lastDayOf(period),
        before_from: before[i]!.period.from,
        before_until: lastDayOf(before[i]!.period),
        now: figures,
        before: before[i]!.figures,
      })),
      total: { now: total(shown), before: total(0) },
      countries: sharesOf(countries),
      methods: sharesOf(methods),
    };
  }

  private cells(part: FigureRow['part'], periods: readonly Period[]): Promise<Cell[]> {
    const { timeZone } = COUNTRIES[this.settings.current().companyCountry];
    const days = [periods.map(({ from }) => from), periods.map(({ before }) => before)];
    return this.database.query<Cell>(FIGURES_SQL, [part, timeZone, ...days]);
  }
}

const countOf = (cells: readonly Cell[], name: Count) => cells.reduce((sum, cell) => sum + cell[name], 0);

/** Currencies in their order; one in which nothing came is left out. */
function amountsOf(cells: readonly Cell[], name: Sum): Money[] {
  const sums = new Map<string, number>();
  for (const { currency, [name]: amount } of cells) sums.set(currency, (sums.get(currency) ?? 0) + amount);
  return [...sums]
    .filter(([, amount]) => amount !== 0)
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([currency, amount]) => ({ amount, currency }));
}

const figuresOf = (cells: readonly Cell[], paying: number): Figures =>
  ({
    ...Object.fromEntries(COUNTS.map((name) => [name, countOf(cells, name)])),
    ...Object.fromEntries(SUMS.map((name) => [name, amountsOf(cells, name)])),
    paying,
  }) as Figures;

/** Those that brought most come first: of the first currency, then of the others. */
function sharesOf(cells: readonly Cell[]): FiguresReport['countries'] {
  const revenueIn = (value: string, n: number) =>
    amountsOf(
      cells.filter((cell) => cell.value === value && cell.n === n),
      'revenue',
    );
  const most = ({ now, before }: FiguresReport['countries'][number]) =>
    Math.max(0, ...now.map(({ amount }) => amount)) + Math.max(0, ...before.map(({ amount }) => amount)) / 1e9;
  return [...new Set(cells.map(({ value }) => value))]
    .sort()
    .map((value) => ({ value, now: revenueIn(value, 2), before: revenueIn(value, 1) }))
    .toSorted((one, other) => most(other) - most(one));
}
