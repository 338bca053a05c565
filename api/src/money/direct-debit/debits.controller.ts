import { Controller, Req } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { Type } from 'typebox';
import { defineContract, Get, Id, Post, type RequestOf } from '../../kernel/index.js';
import { AskCode, CodeSent } from './commands/ask-code.command.js';
import { AuthoriseDebit, AuthoriseDebitDto, AuthorisedDebit } from './commands/authorise-debit.command.js';
import { DebtorDto } from './debit-form.js';
import {
  codeExpired,
  codeInvalid,
  codeThrottled,
  mandatesReached,
  debitClosed,
  debitLimitReached,
  debitNotFound,
  debitUnavailable,
  ibanBlocked,
  phoneBlocked,
} from './debits.errors.js';
import { DebitView, GetDebit } from './queries/get-debit.query.js';

const params = Type.Object({ id: { ...Id, description: 'Of the payment' } });
const refused = [debitNotFound, debitClosed, ibanBlocked, phoneBlocked, debitLimitReached, debitUnavailable];

const show = defineContract({
  summary: 'What an own order by direct debit collects, with the words of its mandate',
  access: 'active',
  params,
  reply: { 200: DebitView },
  errors: [debitNotFound, debitUnavailable],
});
const code = defineContract({
  summary: 'Have a one-time code sent to the telephone of the form',
  access: 'active',
  key: 'required',
  params,
  body: DebtorDto,
  reply: { 201: CodeSent },
  errors: [...refused, codeThrottled, mandatesReached],
});
const authorise = defineContract({
  summary: 'Sign the mandate of a direct debit with the one-time code',
  access: 'active',
  key: 'required',
  params,
  body: AuthoriseDebitDto,
  reply: { 201: AuthorisedDebit },
  errors: [mandatesReached, ...refused, codeInvalid, codeExpired],
});

@Controller('direct-debits')
export class DebitsController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  @Get(':id', show)
  show(@Req() { caller, params: { id } }: RequestOf<typeof show>): Promise<DebitView> {
    return this.queries.execute(new GetDebit({ paymentId: id, memberId: caller.id }));
  }

  @Post(':id/code', code)
  code(@Req() { caller, params: { id }, body, key }: RequestOf<typeof code>): Promise<CodeSent> {
    return this.commands.execute(new AskCode({ paymentId: id, memberId: caller.id, body, key }));
  }

  @Post(':id', authorise)
  authorise(@Req() { caller, params: { id }, body, key }: RequestOf<typeof authorise>): Promise<AuthorisedDebit> {
    return this.commands.execute(new AuthoriseDebit({ paymentId: id, memberId: caller.id, body, key }));
  }
}
