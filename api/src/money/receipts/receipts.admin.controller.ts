import type { Readable } from 'node:stream';
import { Controller, Req, Res } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { Type } from 'typebox';
import { CSV, CsvExports, CsvFormParams, requirePeriod } from '../../ground/lists/index.js';
import { Clock, Day, defineContract, Get, type Reply, type RequestOf } from '../../kernel/index.js';
import { COUNTRIES, Settings } from '../../ground/settings/index.js';
import { GetReceiptFile } from './queries/get-receipt-file.query.js';
import { ListVat, VAT_PERIODS, VatReport, type VatWanted } from './queries/list-vat.query.js';
import { NumberParams, PDF, sendPdf } from './receipt-file.js';
import { receiptNotFound } from './receipts.errors.js';
import { vatColumns } from './vat-file.js';

const VatQuery = Type.Object(
  { period: Type.Optional(Type.Enum([...VAT_PERIODS])), from: Type.Optional(Day), until: Type.Optional(Day) },
  { additionalProperties: false },
);
const access = 'staff:finance' as const;
const file = defineContract({
  summary: 'A receipt or credit note as PDF',
  access,
  params: NumberParams,
  reply: { 200: PDF },
  errors: [receiptNotFound],
});
const vat = defineContract({
  summary: 'VAT by country, rate and period, less what went back by refunds and charge-backs',
  access,
  query: VatQuery,
  reply: { 200: VatReport },
});
const vatCsv = defineContract({
  ...vat,
  summary: 'The same as a file',
  query: Type.Interface([VatQuery], CsvFormParams, { additionalProperties: false }),
  reply: { 200: CSV },
});

@Controller('admin')
export class ReceiptsAdminController {
  constructor(
    private readonly queries: QueryBus,
    private readonly exports: CsvExports,
    private readonly settings: Settings,
    private readonly clock: Clock,
  ) {}

  @Get('receipts/:number', file)
  async file(
    @Req() { params: { number } }: RequestOf<typeof file>,
    @Res({ passthrough: true }) reply: Reply,
  ): Promise<Buffer> {
    return sendPdf(reply, number, await this.queries.execute(new GetReceiptFile({ number, memberId: null })));
  }

  @Get('vat', vat)
  vat(@Req() { query }: RequestOf<typeof vat>): Promise<VatReport> {
    return this.queries.execute(new ListVat(this.wanted(query)));
  }

  @Get('vat.csv', vatCsv)
  async csv(
    @Req() { caller, query }: RequestOf<typeof vatCsv>,
    @Res({ passthrough: true }) reply: Reply,
  ): Promise<Readable> {
    const { language, decimal, ...filter } = query;
    const { rows } = await this.queries.execute(new ListVat(this.wanted(filter)));
    const columns = vatColumns(filter.period ?? 'month', language);
    return this.exports.send(reply, caller.id, { list: 'vat', filter, language, decimal, rows, columns });
  }

  private wanted({ period = 'month', ...days }: RequestOf<typeof vat>['query']): VatWanted {
    requirePeriod(days, this.clock.now());
    const { from, until } = days;
    const { timeZone } = COUNTRIES[this.settings.current().companyCountry];
    return { period, from: from ?? null, until: until ?? null, timeZone };
  }
}
