import type { Readable } from 'node:stream';
import { Controller, Req, Res } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { Type } from 'typebox';
import { Clock, defineContract, Get, type Reply, type RequestOf } from '../../kernel/index.js';
import { CSV, CsvExports, type CsvColumns } from '../../ground/lists/index.js';
import { GetTransaction, ListStatement, StatementPage } from './queries/list-statement.query.js';
import { CURSOR_PATTERN, type Entry } from './statement.js';
import { STATEMENT_FILTERS, StatementLine } from './statement-view.js';
import { transactionNotFound } from './statements.errors.js';
import { Statements } from './statements.js';

const wanted = {
  kind: Type.Optional(Type.Enum([...STATEMENT_FILTERS])),
  month: Type.Optional(Type.String({ pattern: '^20[0-9]{2}-(0[1-9]|1[0-2])$' })),
};

const listTransactions = defineContract({
  summary:
    'List all of the own money: every movement of the credits, and every payment that brought none, newest first',
  access: 'member',
  query: Type.Object(
    {
      before: Type.Optional(Type.String({ pattern: CURSOR_PATTERN })),
      limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 100, default: 50 })),
      ...wanted,
    },
    { additionalProperties: false },
  ),
  reply: { 200: StatementPage },
});

const exportTransactions = defineContract({
  summary: 'The same list as a file, all of it',
  access: 'member',
  query: Type.Object(wanted, { additionalProperties: false }),
  reply: { 200: CSV },
});

const getTransaction = defineContract({
  summary: 'Look one line of the own statement up',
  access: 'member',
  params: Type.Object({
    id: Type.String({ pattern: '^([1-9][0-9]{0,8}|[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12})$' }),
  }),
  reply: { 200: StatementLine },
  errors: [transactionNotFound],
});

/** Amounts in minor units of their currency, as in the API and in the console's files. */
const COLUMNS: CsvColumns<StatementLine> = [
  ['id', ({ id }) => id],
  ['at', ({ at }) => at],
  ['kind', ({ kind }) => kind],
  ['credits', ({ credits }) => credits],
  ['balance', ({ balance }) => balance],
  ['amount', ({ money }) => money?.amount ?? null],
  ['currency', ({ money }) => money?.currency ?? null],
  ['payment_method', ({ payment_method }) => payment_method],
  ['payable_until', ({ payable_until }) => payable_until],
  ['recipient', ({ recipient }) => recipient?.name ?? null],
  ['gift', ({ gift }) => gift ?? null],
  ['reference', ({ reference }) => reference],
];

@Controller()
export class StatementsController {
  constructor(
    private readonly queries: QueryBus,
    private readonly statements: Statements,
    private readonly exports: CsvExports,
    private readonly clock: Clock,
  ) {}

  @Get('transactions', listTransactions)
  transactions(@Req() { caller, query }: RequestOf<typeof listTransactions>): Promise<StatementPage> {
    const { before, limit = 50, kind, month } = query;
    return this.queries.execute(new ListStatement({ memberId: caller.id, before, limit, kind, month }));
  }

  @Get('transactions.csv', exportTransactions)
  file(
    @Req() { caller, query }: RequestOf<typeof exportTransactions>,
    @Res({ passthrough: true }) reply: Reply,
  ): Promise<Readable> {
    const rows = this.lines(this.statements.entries(caller.id, query));
    const day = this.clock.now().toISOString().slice(0, 10);
    return this.exports.sendOwn(reply, { list: 'transactions', day, columns: COLUMNS, rows });
  }

  @Get('transactions/:id', getTransaction)
  transaction(@Req() { caller, params }: RequestOf<typeof getTransaction>): Promise<StatementLine> {
    return this.queries.execute(new GetTransaction({ memberId: caller.id, transactionId: params.id }));
  }

  /** Names are looked up for many lines at once. */
  private async *lines(entries: AsyncGenerator<Entry>): AsyncGenerator<StatementLine> {
    let waiting: Entry[] = [];
    for await (const entry of entries) {
      waiting.push(entry);
      if (waiting.length < NAMES_AT_ONCE) continue;
      yield* await this.statements.toLines(waiting);
      waiting = [];
    }
    yield* await this.statements.toLines(waiting);
  }
}

const NAMES_AT_ONCE = 200;
