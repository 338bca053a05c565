import { Controller, Req } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { Type } from 'typebox';
import { defineContract, Get, type RequestOf } from '../../kernel/index.js';
import { transactionNotFound } from './credits.errors.js';
import { GetTransaction } from './queries/get-transaction.query.js';
import {
  ListTransactions,
  TRANSACTION_FILTERS,
  TransactionPage,
  TransactionView,
} from './queries/list-transactions.query.js';

const number = Type.Integer({ minimum: 1, maximum: 2 ** 31 - 1 });

const listTransactions = defineContract({
  summary: 'List every movement of the own credits, newest first',
  access: 'member',
  query: Type.Object(
    {
      before: Type.Optional(number),
      limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 100, default: 50 })),
      kind: Type.Optional(Type.Enum([...TRANSACTION_FILTERS])),
    },
    { additionalProperties: false },
  ),
  reply: { 200: TransactionPage },
});

const getTransaction = defineContract({
  summary: 'Look one movement of the own credits up',
  access: 'member',
  params: Type.Object({ id: number }),
  reply: { 200: TransactionView },
  errors: [transactionNotFound],
});

@Controller('transactions')
export class CreditsController {
  constructor(private readonly queries: QueryBus) {}

  @Get('', listTransactions)
  transactions(@Req() { caller, query }: RequestOf<typeof listTransactions>): Promise<TransactionPage> {
    const { before, limit = 50, kind } = query;
    return this.queries.execute(new ListTransactions({ memberId: caller.id, before, limit, kind }));
  }

  @Get(':id', getTransaction)
  transaction(@Req() { caller, params }: RequestOf<typeof getTransaction>): Promise<TransactionView> {
    return this.queries.execute(new GetTransaction({ memberId: caller.id, transactionId: params.id }));
  }
}
