import { Controller, Req } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { Type, type Static } from 'typebox';
import { defineContract, Get, Id, Post, type RequestOf } from '../../kernel/index.js';
import { WriteOffDebt, WriteOffDebtDto } from './commands/write-off-debt.command.js';
import { debtChanged } from './credits.errors.js';
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
  params: Type.Object({ id: { ...Id, description: "The member's" } }),
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

const writeOff = defineContract({
  summary: 'Let go what a member owes after a charge-back',
  access: 'staff:finance',
  key: 'required',
  params: Type.Object({ id: { ...Id, description: "The member's" } }),
  body: WriteOffDebtDto,
  reply: { 200: Type.Object({ debt: Type.Integer() }) },
  errors: [debtChanged],
});

const PAGE = 50;

@Controller('admin')
export class CreditsAdminController {
  constructor(
    private readonly credits: Credits,
    private readonly queries: QueryBus,
    private readonly commands: CommandBus,
  ) {}

  @Get('books', books)
  books(): Promise<Books> {
    return this.queries.execute(new GetBooks());
  }

  @Get('wallets/:id', show)
  async show(@Req() { params, query }: RequestOf<typeof show>): Promise<Static<typeof ConsoleWallet>> {
    const memberId = params.id;
    const [balance, page] = await Promise.all([
      this.credits.balance(memberId),
      this.queries.execute(new ListTransactions({ memberId, before: query.before, limit: PAGE })),
    ]);
    return { balance, ...page };
  }

  @Post('wallets/:id/write-off', writeOff)
  writeOff(@Req() { caller, params, body, key }: RequestOf<typeof writeOff>): Promise<{ debt: number }> {
    return this.commands.execute(new WriteOffDebt({ memberId: params.id, staffId: caller.id, body, key }));
  }
}
