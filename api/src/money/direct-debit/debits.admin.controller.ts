import { Controller, Req } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { Type } from 'typebox';
import { defineContract, Get, Id, Post, type RequestOf } from '../../kernel/index.js';
import { ConfirmTransfer, ConfirmTransferDto } from './commands/confirm-transfer.command.js';
import { ReturnDebit, ReturnDebitDto } from './commands/return-debit.command.js';
import { ReturnDebits, ReturnDebitsDto, ReturnedDebits } from './commands/return-debits.command.js';
import { debitDecided, debitNotFound } from './debits.errors.js';
import { ConsoleDebitDetail, GetConsoleDebit } from './queries/get-console-debit.query.js';

const params = Type.Object({ id: Id });
const Done = Type.Object({ id: Type.String() });
const decision = { access: 'staff:finance', key: 'required', params, reply: { 200: Done } } as const;

const show = defineContract({
  summary: 'A direct debit with its mandate, and what can be done about it',
  access: 'staff:finance',
  params,
  reply: { 200: ConsoleDebitDetail },
  errors: [debitNotFound],
});
const recordReturn = defineContract({
  ...decision,
  summary: 'The bank returned a debit: charge its payment back and block the account',
  body: ReturnDebitDto,
  errors: [debitNotFound, debitDecided],
});
const giveAllBack = defineContract({
  summary: 'The bank returned these debits: each as if it were entered alone',
  access: 'staff:finance',
  key: 'required',
  body: ReturnDebitsDto,
  reply: { 200: ReturnedDebits },
});
const transfer = defineContract({
  ...decision,
  summary: 'Money of a collected debit was transferred back by hand',
  body: ConfirmTransferDto,
  errors: [debitDecided],
});

@Controller('admin')
export class DebitsAdminController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  @Get('direct-debits/:id', show)
  show(@Req() { params }: RequestOf<typeof show>): Promise<ConsoleDebitDetail> {
    return this.queries.execute(new GetConsoleDebit(params.id));
  }

  @Post('direct-debits/:id/return', recordReturn)
  recordReturn(@Req() { caller, params, body, key }: RequestOf<typeof recordReturn>): Promise<{ id: string }> {
    return this.commands.execute(new ReturnDebit({ paymentId: params.id, staffId: caller.id, body, key }));
  }

  @Post('direct-debits/returns', giveAllBack)
  giveAllBack(@Req() { caller, body, key }: RequestOf<typeof giveAllBack>): Promise<ReturnedDebits> {
    return this.commands.execute(new ReturnDebits({ staffId: caller.id, body, key }));
  }

  @Post('direct-debits/:id/transfer', transfer)
  transfer(@Req() { caller, params, body, key }: RequestOf<typeof transfer>): Promise<{ id: string }> {
    return this.commands.execute(new ConfirmTransfer({ paymentId: params.id, staffId: caller.id, body, key }));
  }
}
