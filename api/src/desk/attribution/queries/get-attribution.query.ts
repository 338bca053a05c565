import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { Type, type Static } from 'typebox';
import { SOURCE_FIELDS, type SourceField } from '../../../meeting/sign-up/index.js';
import { Database, Day, Nullable, SignedMoneySchema, ReadsReplica } from '../../../kernel/index.js';
import { FEWEST, type Basis, type Dimension } from '../attribution.values.js';
import { TOO_FEW } from '../projections/attribution.projection.js';
import { addSums, mergeSmall, NOBODY, type Group, type ShownGroup, type Sums } from '../report.js';

const Amounts = Type.Array(SignedMoneySchema, { description: 'One for each currency; minor units' });
const ReportRow = Type.Object({
  values: Nullable(Type.Array(Type.String()), {
    description: 'In the order of `by`; empty where nothing was told. Null: all others together',
  }),
  visits: Type.Integer(),
  people: Nullable(
    Type.Object({
      sign_ups: Type.Integer(),
      confirmed: Type.Integer(),
      first_purchases: Type.Integer(),
      revenue: Amounts,
      paid_back: Amounts,
    }),
    { description: 'Null: fewer than five people, counted among the others' },
  ),
});
export type ReportRow = Static<typeof ReportRow>;
export const AttributionReport = Type.Object({
  /** First and last day, both included. */
  from: Day,
  until: Day,
  rows: Type.Array(ReportRow),
  total: ReportRow,
});
export type AttributionReport = Static<typeof AttributionReport>;

export interface ReportWanted {
  /** First and last day, both included. */
  from: string;
  until: string;
  basis: Basis;
  /** One dimension, or two. */
  by: readonly Dimension[];
  filter: { readonly [Field in SourceField | 'country']?: string };
}

export class GetAttribution extends Query<AttributionReport> {
  constructor(readonly wanted: ReportWanted) {
    super();
  }
}

/** More rows than this nobody reads; the least visited are merged. */
const MOST_ROWS = 1_000;

interface Cell {
  first: string | null;
  second: string | null;
  currency: string;
  visits: number;
  sign_ups: number;
  confirmed: number;
  first_purchases: number;
  revenue: number;
  paid_back: number;
}

@QueryHandler(GetAttribution)
export class GetAttributionHandler implements IQueryHandler<GetAttribution> {
  constructor(private readonly database: Database) {}

  @ReadsReplica()
  async execute({ wanted }: GetAttribution): Promise<AttributionReport> {
    const { sql, params } = cellsSql(wanted);
    const cells = await this.database.query<Cell>(sql, params);
    const { groups, total } = mergeSmall(groupsOf(cells, wanted.by.length));
    const { from, until } = wanted;
    return { from, until, rows: sorted(groups.map(rowOf), wanted.by), total: rowOf(total) };
  }
}

const keyOf = (values: readonly string[]): string => JSON.stringify(values);
const dayOf = ({ basis }: ReportWanted): string => (basis === 'event' ? 'day' : 'signed_up_on');

/** Sums by group and currency; `first` is null for what is merged already. */
function cellsSql(wanted: ReportWanted): { sql: string; params: unknown[] } {
  const { from, until, by, filter } = wanted;
  const day = dayOf(wanted);
  const column = (dimension: Dimension | undefined) =>
    dimension === undefined ? `''` : dimension === 'day' ? `to_char(${day}, 'YYYY-MM-DD')` : dimension;
  const params: unknown[] = [from, until, FEWEST, MOST_ROWS, TOO_FEW];
  const conditions = [...SOURCE_FIELDS, 'country' as const].flatMap((field) => {
    const value = filter[field];
    return value === undefined ? [] : [`AND ${field} = $${params.push(value)}`];
  });
  const sums = ['visits', 'sign_ups', 'confirmed', 'first_purchases', 'revenue', 'paid_back'];
  const summed = (as: string) => sums.map((one) => `sum(${as}${one})::bigint AS ${one}`).join(', ');
  const sql = `WITH cells AS (
      SELECT ${column(by[0])} AS first, ${column(by[1])} AS second, currency, ${summed('')}
        FROM read.attribution WHERE ${day} BETWEEN $1::date AND $2::date ${conditions.join(' ')}
       GROUP BY 1, 2, 3
    ), apart AS (
      SELECT first, second FROM cells WHERE first <> $5 AND second <> $5 GROUP BY 1, 2
      HAVING greatest(sum(visits), sum(sign_ups), sum(confirmed), sum(first_purchases)) >= $3
       ORDER BY greatest(sum(visits), sum(sign_ups)) DESC, 1, 2 LIMIT $4
    )
    SELECT apart.first, apart.second, currency, ${summed('cells.')}
      FROM cells LEFT JOIN apart ON apart.first = cells.first AND apart.second = cells.second
     GROUP BY 1, 2, 3`;
  return { sql, params };
}

function groupsOf(cells: readonly Cell[], dimensions: number): Group[] {
  const groups = new Map<string, Group>();
  for (const { first, second, currency, ...cell } of cells) {
    const values = first === null ? null : [first, second ?? ''].slice(0, dimensions);
    const key = values ? keyOf(values) : '';
    const { visits, people } = groups.get(key) ?? { visits: 0, people: NOBODY };
    const money = (amount: number): Sums => (amount === 0 ? {} : { [currency]: amount });
    groups.set(key, {
      values,
      visits: visits + cell.visits,
      people: {
        signUps: people.signUps + cell.sign_ups,
        confirmed: people.confirmed + cell.confirmed,
        firstPurchases: people.firstPurchases + cell.first_purchases,
        revenue: addSums(people.revenue, money(cell.revenue)),
        paidBack: addSums(people.paidBack, money(cell.paid_back)),
      },
    });
  }
  return [...groups.values()];
}

const amountsOf = (sums: Sums) =>
  Object.entries(sums)
    .filter(([, amount]) => amount !== 0)
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([currency, amount]) => ({ amount, currency }));

function rowOf({ values, visits, people }: ShownGroup): ReportRow {
  return {
    values: values && [...values],
    visits,
    people: people && {
      sign_ups: people.signUps,
      confirmed: people.confirmed,
      first_purchases: people.firstPurchases,
      revenue: amountsOf(people.revenue),
      paid_back: amountsOf(people.paidBack),
    },
  };
}

/** Days in their order, all else with the most visited first, and the others last. */
function sorted(rows: readonly ReportRow[], by: readonly Dimension[]): ReportRow[] {
  const day = by.indexOf('day');
  const dayIn = ({ values }: ReportRow) => (day < 0 ? '' : (values?.[day] ?? ''));
  return rows.toSorted((one, other) => {
    if (!one.values || !other.values) return one.values ? -1 : 1;
    if (dayIn(one) !== dayIn(other)) return dayIn(one) < dayIn(other) ? -1 : 1;
    return other.visits - one.visits || (other.people?.sign_ups ?? 0) - (one.people?.sign_ups ?? 0);
  });
}
