import { Controller, Req } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { Type } from 'typebox';
import { memberDeleted } from '../../members/accounts/index.js';
import { defineContract, Id, Instant, Post, type RequestOf } from '../../kernel/index.js';
import { MarkFictional, memberNotFound, UnmarkFictional } from '../../members/profiles/index.js';
import { addressNotConfirmed, memberNotDisabled, SendOwnData, tooManyDataExports } from '../privacy/index.js';
import { AccountOutcomes, DecideAccounts } from './commands/decide-accounts.command.js';
import { DeleteOnRequest } from './commands/delete-on-request.command.js';
import { requireReason } from './reason.js';
import { DecideMemberDto, DecideMembersDto } from './member-desk.dto.js';

const accounts = {
  access: 'staff:moderator',
  body: DecideMembersDto,
  reply: { 200: AccountOutcomes },
} as const;
const single = {
  access: 'staff:admin',
  params: Type.Object({ id: Id }),
  body: DecideMemberDto,
  reply: { 204: Type.Null() },
} as const;

const disableRoute = defineContract({ summary: 'Shut members out; each is told the reason', ...accounts });
const enableRoute = defineContract({ summary: 'Let members in again; each is told the reason', ...accounts });
const markRoute = defineContract({
  summary: 'Label a profile as fictional, wherever it shows',
  ...single,
  errors: [memberNotFound],
});
const unmarkRoute = defineContract({
  summary: 'Take the fictional label off a profile',
  ...single,
  errors: [memberNotFound],
});

const deleteRoute = defineContract({
  ...single,
  summary: 'Delete an account for its member: mails the link to come back; erased for good after 14 days',
  reply: { 200: Type.Object({ erase_at: Instant }) },
  errors: [memberNotFound, memberDeleted],
});
const sendDataRoute = defineContract({
  ...single,
  summary: 'Mail a member who is shut out a link to all own data, which works once, for 7 days, without logging in',
  errors: [memberNotFound, memberNotDisabled, addressNotConfirmed, tooManyDataExports],
});

/** What staff decide about a member or do at their request, always with a reason (ADM-02). */
@Controller('admin/members')
export class MemberDecisionsAdminController {
  constructor(private readonly commands: CommandBus) {}

  @Post('disable', disableRoute)
  disable(@Req() { caller, body, key }: RequestOf<typeof disableRoute>): Promise<AccountOutcomes> {
    return this.commands.execute(
      new DecideAccounts({
        staffId: caller.id,
        decision: 'disable',
        memberIds: body.ids,
        reason: body.reason,
        key,
      }),
    );
  }

  @Post('enable', enableRoute)
  enable(@Req() { caller, body, key }: RequestOf<typeof enableRoute>): Promise<AccountOutcomes> {
    return this.commands.execute(
      new DecideAccounts({
        staffId: caller.id,
        decision: 'enable',
        memberIds: body.ids,
        reason: body.reason,
        key,
      }),
    );
  }

  @Post(':id/mark-fictional', markRoute)
  mark(@Req() { caller, params, body, key }: RequestOf<typeof markRoute>): Promise<void> {
    return this.commands.execute(
      new MarkFictional({ staffId: caller.id, memberId: params.id, key, reason: requireReason(body.reason) }),
    );
  }

  @Post(':id/unmark-fictional', unmarkRoute)
  unmark(@Req() { caller, params, body, key }: RequestOf<typeof unmarkRoute>): Promise<void> {
    return this.commands.execute(
      new UnmarkFictional({ staffId: caller.id, memberId: params.id, key, reason: requireReason(body.reason) }),
    );
  }

  @Post(':id/delete-on-request', deleteRoute)
  async delete(@Req() { caller, params, body, key }: RequestOf<typeof deleteRoute>) {
    const { eraseAt } = await this.commands.execute(
      new DeleteOnRequest({ staffId: caller.id, memberId: params.id, reason: requireReason(body.reason), key }),
    );
    return { erase_at: eraseAt };
  }

  @Post(':id/send-own-data', sendDataRoute)
  sendData(@Req() { caller, params, body, key }: RequestOf<typeof sendDataRoute>): Promise<void> {
    return this.commands.execute(
      new SendOwnData({ staffId: caller.id, memberId: params.id, key, reason: requireReason(body.reason) }),
    );
  }
}
