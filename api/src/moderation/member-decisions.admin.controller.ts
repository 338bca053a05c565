import { Controller, Req } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { Type } from 'typebox';
import { defineContract, Post, type RequestOf } from '../kernel/index.js';
import { MarkFictional, memberNotFound, UnmarkFictional } from '../profiles/index.js';
import { AccountOutcomes, DecideAccounts } from './commands/decide-accounts.command.js';
import { Reason, requireReason } from './reason.js';

const closed = { additionalProperties: false };
const Ids = Type.Array(Type.String({ format: 'uuid' }), { minItems: 1, maxItems: 100 });
const accounts = {
  access: 'staff:moderator',
  body: Type.Object({ ids: Ids, reason: Reason }, closed),
  reply: { 200: AccountOutcomes },
} as const;
const fiction = {
  access: 'staff:admin',
  params: Type.Object({ id: Type.String({ format: 'uuid' }) }),
  body: Type.Object({ reason: Reason }, closed),
  reply: { 204: Type.Null() },
} as const;

const disableRoute = defineContract({ summary: 'Shut members out; each is told the reason', ...accounts });
const enableRoute = defineContract({ summary: 'Let members in again; each is told the reason', ...accounts });
const markRoute = defineContract({
  summary: 'Label a profile as fictional, wherever it shows',
  ...fiction,
  errors: [memberNotFound],
});
const unmarkRoute = defineContract({
  summary: 'Take the fictional label off a profile',
  ...fiction,
  errors: [memberNotFound],
});

/** What staff decide about a member, with a reason (ADM-02). */
@Controller('admin/members')
export class MemberDecisionsAdminController {
  constructor(private readonly commands: CommandBus) {}

  @Post('disable', disableRoute)
  disable(@Req() { caller, body, key }: RequestOf<typeof disableRoute>): Promise<AccountOutcomes> {
    return this.commands.execute(new DecideAccounts(caller.id, key, 'disable', lower(body.ids), body.reason));
  }

  @Post('enable', enableRoute)
  enable(@Req() { caller, body, key }: RequestOf<typeof enableRoute>): Promise<AccountOutcomes> {
    return this.commands.execute(new DecideAccounts(caller.id, key, 'enable', lower(body.ids), body.reason));
  }

  @Post(':id/mark-fictional', markRoute)
  mark(@Req() { caller, params, body, key }: RequestOf<typeof markRoute>): Promise<void> {
    const id = params.id.toLowerCase();
    return this.commands.execute(new MarkFictional(caller.id, id, key, requireReason(body.reason)));
  }

  @Post(':id/unmark-fictional', unmarkRoute)
  unmark(@Req() { caller, params, body, key }: RequestOf<typeof unmarkRoute>): Promise<void> {
    const id = params.id.toLowerCase();
    return this.commands.execute(new UnmarkFictional(caller.id, id, key, requireReason(body.reason)));
  }
}

const lower = (ids: string[]) => ids.map((id) => id.toLowerCase());
