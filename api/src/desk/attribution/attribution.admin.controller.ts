import type { Readable } from 'node:stream';
import { Controller, Req, Res } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { Type } from 'typebox';
import { CSV, CsvExports, CsvFormParams, decimal, requirePeriod, type CsvColumns } from '../../ground/lists/index.js';
import { Clock, Day, defineContract, Get, type Reply, type RequestOf } from '../../kernel/index.js';
import { BASES, DIMENSIONS, type Dimension } from './attribution.values.js';
import { Days } from './days.js';
import {
  AttributionReport,
  GetAttribution,
  type ReportRow,
  type ReportWanted,
} from './queries/get-attribution.query.js';

const value = () => Type.Optional(Type.String({ maxLength: 1_000 }));
const ReportQuery = Type.Object(
  {
    from: Type.Optional(Day),
    until: Type.Optional(Day),
    basis: Type.Optional(Type.Enum([...BASES])),
    by: Type.Optional(Type.Enum([...DIMENSIONS])),
    /** A second dimension. */
    and: Type.Optional(Type.Enum([...DIMENSIONS])),
    network: value(),
    ref: value(),
    sub1: value(),
    sub2: value(),
    sub3: value(),
    lb: value(),
    lander: value(),
    country: Type.Optional(Type.String({ maxLength: 2 })),
  },
  { additionalProperties: false },
);
const access = 'staff:finance' as const;

const report = defineContract({
  summary: 'What visits by each source became, in sums; groups of fewer than five people are merged',
  access,
  query: ReportQuery,
  reply: { 200: AttributionReport },
});
const file = defineContract({
  ...report,
  summary: 'The same as a file',
  query: Type.Interface([ReportQuery], CsvFormParams, { additionalProperties: false }),
  reply: { 200: CSV },
});
/** Days that the report covers where none are asked for. */
const USUAL_DAYS = 30;
const DAY_MS = 86_400_000;
const usualStart = (last: string) => new Date(Date.parse(last) - (USUAL_DAYS - 1) * DAY_MS).toISOString().slice(0, 10);

@Controller('admin')
export class AttributionAdminController {
  constructor(
    private readonly queries: QueryBus,
    private readonly exports: CsvExports,
    private readonly days: Days,
    private readonly clock: Clock,
  ) {}

  @Get('attribution', report)
  report(@Req() { query }: RequestOf<typeof report>): Promise<AttributionReport> {
    return this.queries.execute(new GetAttribution(this.wanted(query)));
  }

  @Get('attribution.csv', file)
  async csv(
    @Req() { caller, query }: RequestOf<typeof file>,
    @Res({ passthrough: true }) reply: Reply,
  ): Promise<Readable> {
    const { language, decimal, ...filter } = query;
    const wanted = this.wanted(filter);
    const { rows } = await this.queries.execute(new GetAttribution(wanted));
    return this.exports.send(reply, caller.id, {
      list: 'attribution',
      filter,
      language,
      decimal,
      rows: rows.flatMap(byCurrency),
      columns: columnsOf(wanted.by),
    });
  }

  private wanted({
    from,
    until,
    basis = 'event',
    by = 'network',
    and,
    ...filter
  }: RequestOf<typeof report>['query']): ReportWanted {
    requirePeriod({ from, until }, this.clock.now());
    const today = this.days.today();
    const last = until ?? (from !== undefined && from > today ? from : today);
    const first = from ?? usualStart(last < today ? last : today);
    return { from: first, until: last, basis, by: and && and !== by ? [by, and] : [by], filter };
  }
}

/** A row of the file: amounts of two currencies cannot stand in one. */
interface Line extends ReportRow {
  currency: string;
  /** Only the first line of a row has counts, so that a column can be added up. */
  first: boolean;
}

function byCurrency(row: ReportRow): Line[] {
  const amounts = [...(row.people?.revenue ?? []), ...(row.people?.paid_back ?? [])];
  const currencies = [...new Set(amounts.map(({ currency }) => currency))].sort();
  return (currencies.length > 0 ? currencies : ['']).map((currency, i) => ({ ...row, currency, first: i === 0 }));
}

function columnsOf(by: readonly Dimension[]): CsvColumns<Line> {
  const amount = (amounts: NonNullable<ReportRow['people']>['revenue'] | undefined, currency: string) => {
    const one = amounts?.find((money) => money.currency === currency);
    return amounts && currency ? decimal(one?.amount ?? 0, currency) : null;
  };
  const count = (of: (row: Line) => number | null | undefined) => (row: Line) => (row.first ? (of(row) ?? null) : null);
  return [
    ...by.map((dimension, i) => [dimension, (row: Line) => (row.values ? row.values[i]! : OTHERS)] as const),
    ['visits', count(({ visits }) => visits)],
    ['sign_ups', count(({ people }) => people?.sign_ups)],
    ['confirmed', count(({ people }) => people?.confirmed)],
    ['first_purchases', count(({ people }) => people?.first_purchases)],
    ['currency', (row) => row.currency],
    ['revenue', ({ people, currency }) => amount(people?.revenue, currency)],
    ['paid_back', ({ people, currency }) => amount(people?.paid_back, currency)],
  ];
}

/** Stands in files, which have the API's words in every language. */
const OTHERS = '(other)';
