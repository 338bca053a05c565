import { Controller, Req } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { Type } from 'typebox';
import { memberDeleted } from '../../members/accounts/index.js';
import { defineContract, Id, Instant, Post, type RequestOf } from '../../kernel/index.js';
import {
  ClearText,
  HideProfile,
  MarkFictional,
  memberNotFound,
  PutTextBack,
  ShowProfileAgain,
  textChanged,
  UnmarkFictional,
} from '../../members/profiles/index.js';
import { addressNotConfirmed, memberNotDisabled, SendOwnData, tooManyDataExports } from '../privacy/index.js';
import { AccountOutcomes, DecideAccounts, DecideMembersDto } from './commands/decide-accounts.command.js';
import { DeleteOnRequest } from './commands/delete-on-request.command.js';
import { ClearTextDto, DecideMemberDto, decisionOf, HideProfileDto, PutTextBackDto } from './decide-member.js';

const accounts = {
  access: 'staff:moderator',
  body: DecideMembersDto,
  reply: { 200: AccountOutcomes },
} as const;
const single = {
  access: 'staff:admin',
  params: Type.Object({ id: Id }),
  body: DecideMemberDto,
  errors: [memberNotFound],
} as const;

const disableRoute = defineContract({ summary: 'Shut members out; each is told the reason', ...accounts });
const enableRoute = defineContract({ summary: 'Let members in again; each is told the reason', ...accounts });
const markRoute = defineContract({
  summary: 'Label a profile as fictional, wherever it shows',
  ...single,
});
const unmarkRoute = defineContract({
  summary: 'Take the fictional label off a profile',
  ...single,
});

const moderation = { ...single, access: 'staff:moderator' } as const;
const hideRoute = defineContract({
  ...moderation,
  summary: 'Hide a profile from everybody else; the account goes on, and its member is told the reason',
  body: HideProfileDto,
});
const showRoute = defineContract({
  ...moderation,
  summary: 'Show a hidden profile again; its member is told the reason',
});
const clearRoute = defineContract({
  ...moderation,
  summary: 'Clear the name or one text of a profile, as it was read; its member is told the reason',
  body: ClearTextDto,
  errors: [memberNotFound, textChanged],
});
const putBackRoute = defineContract({
  ...moderation,
  summary: 'Put a cleared name or text back, unless the member has written anew; they are told the reason',
  body: PutTextBackDto,
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
  disable(@Req() request: RequestOf<typeof disableRoute>): Promise<AccountOutcomes> {
    return this.decide('disable', request);
  }

  @Post('enable', enableRoute)
  enable(@Req() request: RequestOf<typeof enableRoute>): Promise<AccountOutcomes> {
    return this.decide('enable', request);
  }

  @Post(':id/mark-fictional', markRoute)
  mark(@Req() request: RequestOf<typeof markRoute>): Promise<void> {
    return this.commands.execute(new MarkFictional(decisionOf(request)));
  }

  @Post(':id/unmark-fictional', unmarkRoute)
  unmark(@Req() request: RequestOf<typeof unmarkRoute>): Promise<void> {
    return this.commands.execute(new UnmarkFictional(decisionOf(request)));
  }

  @Post(':id/hide-profile', hideRoute)
  hide(@Req() request: RequestOf<typeof hideRoute>): Promise<void> {
    return this.commands.execute(new HideProfile(decisionOf(request)));
  }

  @Post(':id/show-profile', showRoute)
  show(@Req() request: RequestOf<typeof showRoute>): Promise<void> {
    return this.commands.execute(new ShowProfileAgain(decisionOf(request)));
  }

  @Post(':id/clear-text', clearRoute)
  clear(@Req() request: RequestOf<typeof clearRoute>): Promise<void> {
    return this.commands.execute(new ClearText(decisionOf(request)));
  }

  @Post(':id/put-text-back', putBackRoute)
  putBack(@Req() request: RequestOf<typeof putBackRoute>): Promise<void> {
    return this.commands.execute(new PutTextBack(decisionOf(request)));
  }

  @Post(':id/delete-on-request', deleteRoute)
  async delete(@Req() request: RequestOf<typeof deleteRoute>) {
    const { eraseAt } = await this.commands.execute(new DeleteOnRequest(decisionOf(request)));
    return { erase_at: eraseAt };
  }

  @Post(':id/send-own-data', sendDataRoute)
  sendData(@Req() request: RequestOf<typeof sendDataRoute>): Promise<void> {
    return this.commands.execute(new SendOwnData(decisionOf(request)));
  }

  private decide(decision: 'disable' | 'enable', { caller, body, key }: RequestOf<typeof disableRoute>) {
    const { ids: memberIds, reason } = body;
    return this.commands.execute(new DecideAccounts({ staffId: caller.id, decision, memberIds, reason, key }));
  }
}
