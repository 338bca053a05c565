import { Controller, Req } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { Type } from 'typebox';
import { defineContract, Get, type RequestOf } from '../kernel/index.js';
import { ListTransactions, TransactionPage } from './queries/list-transactions.query.js';

const listTransactions = defineContract({
  summary: 'List every movement of the own credits, newest first',
  access: 'member',
  query: Type.Object(
    {
      before: Type.Optional(Type.Integer({ minimum: 1, maximum: 2 ** 31 - 1 })),
      limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 100, default: 50 })),
    },
    { additionalProperties: false },
  ),
  reply: { 200: TransactionPage },
});

@Controller()
export class CreditsController {
  constructor(private readonly queries: QueryBus) {}

  @Get('transactions', listTransactions)
  transactions(@Req() { caller, query }: RequestOf<typeof listTransactions>): Promise<TransactionPage> {
    return this.queries.execute(new ListTransactions(caller.id, query.before, query.limit ?? 50));
  }
}
