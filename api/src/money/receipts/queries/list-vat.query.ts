import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { Type, type Static } from 'typebox';
import { Database, Day } from '../../../kernel/index.js';

export const VAT_PERIODS = ['month', 'quarter', 'year'] as const;
export type VatPeriod = (typeof VAT_PERIODS)[number];

const VatRow = Type.Object({
  period: { ...Day, description: 'Its first day' },
  country: Type.String(),
  rate: Type.Integer({ description: 'In hundredths of a percent' }),
  currency: Type.String(),
  receipts: Type.Integer(),
  credit_notes: Type.Integer(),
  gross: Type.Integer({ description: 'Minor units, less what went back' }),
  net: Type.Integer(),
  vat: Type.Integer(),
  contradicting: Type.Integer({ description: 'Receipts whose evidence of the country contradicts itself' }),
});
export const VatReport = Type.Object({ rows: Type.Array(VatRow) });
export type VatReport = Static<typeof VatReport>;
export type VatRow = Static<typeof VatRow>;

export interface VatWanted {
  period: VatPeriod;
  /** First and last day, both included. */
  from: string | null;
  until: string | null;
  /** The seller's time zone, which decides the day and period of a sale. */
  timeZone: string;
}

/** Sales less credits, by country and rate, latest period first. */
export function vatSql({ period, from, until, timeZone }: VatWanted): { sql: string; params: unknown[] } {
  const sql = `SELECT to_char(date_trunc($1, issued_at AT TIME ZONE $2), 'YYYY-MM-DD') AS period, country, rate, currency,
      count(*) FILTER (WHERE gross >= 0)::integer AS receipts,
      count(*) FILTER (WHERE gross < 0)::integer AS credit_notes,
      sum(gross)::bigint AS gross, sum(net)::bigint AS net, sum(vat)::bigint AS vat,
      count(*) FILTER (WHERE basis = 'contradicting')::integer AS contradicting
    FROM read.receipts
   WHERE ($3::date IS NULL OR issued_at >= ($3::date::timestamp AT TIME ZONE $2))
     AND ($4::date IS NULL OR issued_at < (($4::date + 1)::timestamp AT TIME ZONE $2))
   GROUP BY 1, 2, 3, 4 ORDER BY 1 DESC, 2, 3, 4`;
  return { sql, params: [period, timeZone, from, until] };
}

export class ListVat extends Query<VatReport> {
  constructor(readonly wanted: VatWanted) {
    super();
  }
}

@QueryHandler(ListVat)
export class ListVatHandler implements IQueryHandler<ListVat> {
  constructor(private readonly database: Database) {}

  async execute({ wanted }: ListVat): Promise<VatReport> {
    const { sql, params } = vatSql(wanted);
    return { rows: await this.database.query<VatRow>(sql, params) };
  }
}
