import { Controller, Req } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { Type } from 'typebox';
import { defineContract, Get, Post, type RequestOf } from '../../kernel/index.js';
import { RequestReconciliation, RequestReconciliationDto } from './commands/request-reconciliation.command.js';
import { GetMethodDifferences, MethodDifferences } from './queries/get-method-differences.query.js';
import { GetReconciliation, ReconciliationDetail } from './queries/get-reconciliation.query.js';
import { dayNotOver, providerNotFound, reconciliationNotFound } from './reconciliation.errors.js';

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
  body: RequestReconciliationDto,
  reply: { 202: Type.Object({ id: Type.String() }) },
  errors: [providerNotFound, dayNotOver],
});

@Controller('admin')
export class ReconciliationAdminController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

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
