import { Controller, Req } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { Type } from 'typebox';
import { defineContract, Post, type RequestOf } from '../../kernel/index.js';
import { alreadyBlocked, notBlocked } from './payment-bans.errors.js';
import { BanPaymentDetail, BanPaymentDetailDto } from './commands/ban-payment-detail.command.js';
import { LiftPaymentBan, LiftPaymentBanDto } from './commands/lift-payment-ban.command.js';

const Done = Type.Object({ id: Type.String() });
const block = defineContract({
  summary: 'Have nobody pay with an account or a telephone number any more',
  access: 'staff:finance',
  key: 'required',
  body: BanPaymentDetailDto,
  reply: { 201: Done },
  errors: [alreadyBlocked],
});
const unblock = defineContract({
  summary: 'Allow an account or a telephone number again',
  access: 'staff:finance',
  key: 'required',
  params: Type.Object({ id: Type.String({ pattern: '^(iban|phone):[\\w-]{43}$' }) }),
  body: LiftPaymentBanDto,
  reply: { 200: Done },
  errors: [notBlocked],
});

@Controller('admin')
export class PaymentBansAdminController {
  constructor(private readonly commands: CommandBus) {}

  @Post('blocklist', block)
  block(@Req() { caller, body, key }: RequestOf<typeof block>): Promise<{ id: string }> {
    return this.commands.execute(new BanPaymentDetail({ staffId: caller.id, body, key }));
  }

  @Post('blocklist/:id/unblock', unblock)
  unblock(@Req() { caller, params, body, key }: RequestOf<typeof unblock>): Promise<{ id: string }> {
    return this.commands.execute(new LiftPaymentBan({ id: params.id, staffId: caller.id, body, key }));
  }
}
