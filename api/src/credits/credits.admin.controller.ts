import { Controller, Req } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { Type, type Static } from 'typebox';
import { defineContract, Get, type RequestOf } from '../kernel/index.js';
import { Credits } from './credits.js';
import { Books, GetBooks } from './queries/get-books.query.js';
import { ListTransactions, TransactionPage } from './queries/list-transactions.query.js';

const ConsoleWallet = Type.Object({
  balance: Type.Integer(),
  ...TransactionPage.properties,
});

const show = defineContract({
  summary: "A member's credits and every movement of them, newest first; none for a member who never had any",
  access: 'staff:finance',
  params: Type.Object({ id: Type.String({ format: 'uuid', description: "The member's" }) }),
  query: Type.Object(
    { before: Type.Optional(Type.Integer({ minimum: 1, maximum: 2 ** 31 - 1 })) },
    { additionalProperties: false },
  ),
  reply: { 200: ConsoleWallet },
});

const books = defineContract({
  summary: 'All credits by account, and whether they agree with what the wallets hold',
  access: 'staff:finance',
  reply: { 200: Books },
});

const PAGE = 50;

@Controller('admin')
export class CreditsAdminController {
  constructor(
    private readonly credits: Credits,
    private readonly queries: QueryBus,
  ) {}

  @Get('books', books)
  books(): Promise<Books> {
    return this.queries.execute(new GetBooks());
  }

  @Get('wallets/:id', show)
  async show(@Req() { params, query }: RequestOf<typeof show>): Promise<Static<typeof ConsoleWallet>> {
    const memberId = params.id.toLowerCase();
    const [balance, page] = await Promise.all([
      this.credits.balance(memberId),
      this.queries.execute(new ListTransactions(memberId, { before: query.before, limit: PAGE })),
    ]);
    return { balance, ...page };
  }
}
