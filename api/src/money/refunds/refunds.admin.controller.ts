import { Controller, Req } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { Type, type Static } from 'typebox';
import { defineContract, Get, Id, Post, type RequestOf } from '../../kernel/index.js';
import { claimedByColleague, claimRoutes } from '../../ground/claims/index.js';
import { appointedByProposer } from '../../ground/staff/index.js';
import {
  ApproveRefund,
  ApproveRefundDto,
  ConfirmRefund,
  RefuseRefund,
  RefuseRefundDto,
  RepeatPayout,
  WithdrawApproval,
} from './commands/decide-refund.command.js';
import { ConsoleRefundDetail, GetConsoleRefund } from './queries/get-console-refund.query.js';
import { notYourApproval, refundDecided, refundNotFound, secondPersonNeeded } from './refunds.errors.js';

const params = Type.Object({ id: Id });
const Decided = Type.Object({ status: Type.String() });

const show = defineContract({
  summary: 'A refund with its payment, and what the caller can do about it',
  access: 'staff:finance',
  params,
  reply: { 200: ConsoleRefundDetail },
  errors: [refundNotFound],
});
const decision = { access: 'staff:finance', key: 'required', params, reply: { 200: Decided } } as const;
const decided = [refundNotFound, refundDecided];
const errors = [...decided, claimedByColleague];
const approve = defineContract({
  ...decision,
  summary: 'Have a refund paid back; above the limit a second person has to confirm it',
  body: ApproveRefundDto,
  errors: [...errors, secondPersonNeeded],
});
const confirm = defineContract({
  ...decision,
  summary: 'Confirm a refund that a colleague has approved',
  body: ApproveRefundDto,
  errors: [...errors, secondPersonNeeded, appointedByProposer],
});
const withdraw = defineContract({
  ...decision,
  summary: 'Take the own approval back before a colleague has confirmed it',
  body: ApproveRefundDto,
  // The own approval is taken back whoever has the refund before them.
  errors: [...decided, notYourApproval],
});
const refuse = defineContract({
  ...decision,
  summary: 'Refuse a refund; the credits come back',
  body: RefuseRefundDto,
  errors,
});
const repeat = defineContract({
  ...decision,
  summary: 'Try again to pay a refund back that the provider refused',
  body: ApproveRefundDto,
  errors,
});

@Controller('admin')
export class RefundsAdminController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  @Get('refunds/:id', show)
  show(@Req() { caller, params }: RequestOf<typeof show>): Promise<ConsoleRefundDetail> {
    return this.queries.execute(new GetConsoleRefund({ refundId: params.id, staffId: caller.id }));
  }

  @Post('refunds/:id/approve', approve)
  approve(@Req() { caller, params, body, key }: RequestOf<typeof approve>): Promise<Static<typeof Decided>> {
    return this.commands.execute(new ApproveRefund({ refundId: params.id, staffId: caller.id, body, key }));
  }

  @Post('refunds/:id/confirm', confirm)
  confirm(@Req() { caller, params, body, key }: RequestOf<typeof confirm>): Promise<Static<typeof Decided>> {
    return this.commands.execute(new ConfirmRefund({ refundId: params.id, staffId: caller.id, body, key }));
  }

  @Post('refunds/:id/withdraw', withdraw)
  withdraw(@Req() { caller, params, body, key }: RequestOf<typeof withdraw>): Promise<Static<typeof Decided>> {
    return this.commands.execute(new WithdrawApproval({ refundId: params.id, staffId: caller.id, body, key }));
  }

  @Post('refunds/:id/refuse', refuse)
  refuse(@Req() { caller, params, body, key }: RequestOf<typeof refuse>): Promise<Static<typeof Decided>> {
    return this.commands.execute(new RefuseRefund({ refundId: params.id, staffId: caller.id, body, key }));
  }

  @Post('refunds/:id/repeat', repeat)
  repeat(@Req() { caller, params, body, key }: RequestOf<typeof repeat>): Promise<Static<typeof Decided>> {
    return this.commands.execute(new RepeatPayout({ refundId: params.id, staffId: caller.id, body, key }));
  }
}

export class RefundClaimsAdminController extends claimRoutes({ resource: 'refunds', access: 'staff:finance' }) {}
