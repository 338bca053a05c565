import type { Readable } from 'node:stream';
import { Controller, Req, Res } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { Type } from 'typebox';
import { CsvExports, csvRoute } from '../../ground/lists/index.js';
import { defineContract, defineList, Get, ListQuery, Post, type Reply, type RequestOf } from '../../kernel/index.js';
import { RequestReconciliation, RequestReconciliationBody } from './commands/request-reconciliation.command.js';
import { GetMethodDifferences, MethodDifferences } from './queries/get-method-differences.query.js';
import { GetReconciliation } from './queries/get-reconciliation.query.js';
import { ListReconciliations, SORTABLE } from './queries/list-reconciliations.query.js';
import { differencesCsv } from './reconciliation-csv.js';
import { dayNotOver, providerNotFound, reconciliationNotFound } from './reconciliation.errors.js';
import { ReconciliationDetail, ReconciliationView } from './reconciliation-view.js';

const listRoute = defineContract({
  summary: 'Days that were compared with the payment companies, the newest first, in the conventions of simple-rest',
  access: 'staff:finance',
  query: ListQuery,
  reply: { 200: Type.Array(ReconciliationView) },
});
const differencesRoute = csvRoute('staff:finance');
const methodsRoute = defineContract({
  summary: 'The payment companies, and where their methods and those of the settings are not the same',
  access: 'staff:finance',
  reply: { 200: MethodDifferences },
});
const showRoute = defineContract({
  summary: 'A day and its differences',
  access: 'staff:finance',
  params: Type.Object({ id: Type.String({ maxLength: 60 }) }),
  reply: { 200: ReconciliationDetail },
  errors: [reconciliationNotFound],
});
const requestRoute = defineContract({
  summary: 'Have a day compared anew, in the background',
  access: 'staff:finance',
  key: 'required',
  body: RequestReconciliationBody,
  reply: { 202: Type.Object({ id: Type.String() }) },
  errors: [providerNotFound, dayNotOver],
});

const days = defineList('reconciliations', { sortable: SORTABLE, sort: ['day', 'DESC'] });

@Controller('admin')
export class ReconciliationAdminController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
    private readonly exports: CsvExports,
  ) {}

  @Get('reconciliations', listRoute)
  list(@Req() { query }: RequestOf<typeof listRoute>, @Res({ passthrough: true }) reply: Reply) {
    return days.page(reply, query, (asked) => this.queries.execute(new ListReconciliations(asked)));
  }

  @Get('reconciliations.csv', differencesRoute)
  csv(
    @Req() { caller, query }: RequestOf<typeof differencesRoute>,
    @Res({ passthrough: true }) reply: Reply,
  ): Promise<Readable> {
    return this.exports.send(reply, caller.id, differencesCsv(days.read(query)));
  }

  @Get('payment-methods', methodsRoute)
  methods(): Promise<MethodDifferences> {
    return this.queries.execute(new GetMethodDifferences());
  }

  @Get('reconciliations/:id', showRoute)
  show(@Req() { params }: RequestOf<typeof showRoute>): Promise<ReconciliationDetail> {
    return this.queries.execute(new GetReconciliation(params.id));
  }

  @Post('reconciliations', requestRoute)
  request(@Req() { caller, body, key }: RequestOf<typeof requestRoute>): Promise<{ id: string }> {
    return this.commands.execute(new RequestReconciliation({ staffId: caller.id, body, key }));
  }
}
