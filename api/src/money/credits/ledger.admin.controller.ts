import type { Readable } from 'node:stream';
import { Controller, Req, Res } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { Type } from 'typebox';
import { CSV, CsvExports, CsvFormParams, requirePeriod } from '../../ground/lists/index.js';
import { COUNTRIES, Settings } from '../../ground/settings/index.js';
import { Clock, Day, defineContract, Get, type Reply, type RequestOf } from '../../kernel/index.js';
import { JOURNAL_COLUMNS, Ledger, type Span } from './ledger-book.js';
import { GetLedger, LedgerPeriod } from './queries/get-ledger.query.js';

const Period = Type.Object(
  {
    from: Type.Optional({ ...Day, description: 'The first day, where the company is; from the beginning without it' }),
    until: Type.Optional({ ...Day, description: 'The last day, included; until now without it' }),
  },
  { additionalProperties: false },
);
const access = 'staff:finance' as const;

const period = defineContract({
  summary: 'What each account of the ledger held before and after a period, in credits and in money',
  access,
  query: Period,
  reply: { 200: LedgerPeriod },
});
const journal = defineContract({
  summary: 'The movements of a period with its opening and closing balances, as a file',
  access,
  query: Type.Interface([Period], CsvFormParams, { additionalProperties: false }),
  reply: { 200: CSV },
});

@Controller('admin')
export class LedgerAdminController {
  constructor(
    private readonly queries: QueryBus,
    private readonly exports: CsvExports,
    private readonly settings: Settings,
    private readonly ledger: Ledger,
    private readonly clock: Clock,
  ) {}

  @Get('ledger', period)
  async period(@Req() { query }: RequestOf<typeof period>): Promise<LedgerPeriod> {
    return this.queries.execute(new GetLedger(await this.span(query)));
  }

  @Get('ledger.csv', journal)
  async journal(
    @Req() { caller, query }: RequestOf<typeof journal>,
    @Res({ passthrough: true }) reply: Reply,
  ): Promise<Readable> {
    const { language, decimal, ...filter } = query;
    const rows = this.ledger.journal(await this.span(filter));
    return this.exports.send(reply, caller.id, {
      list: 'ledger',
      filter,
      language,
      decimal,
      rows,
      columns: JOURNAL_COLUMNS,
    });
  }

  private span(days: { from?: string; until?: string }): Promise<Span> {
    requirePeriod(days, this.clock.now());
    const { from, until } = days;
    const { timeZone } = COUNTRIES[this.settings.current().companyCountry];
    return this.ledger.span({ from: from ?? null, until: until ?? null, timeZone });
  }
}
