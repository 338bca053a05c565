import { Controller, Req } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { Type } from 'typebox';
import { defineContract, Get, Id, Post, type RequestOf } from '../../kernel/index.js';
import { anotherModerator, caseAlreadyDecided, caseNotFound, objectionClaimed } from './cases.errors.js';
import { ClaimObjection, ClaimObjectionDto } from './commands/claim-objection.command.js';
import { CaseView, GetCase } from './queries/get-case.query.js';

const params = Type.Object({ id: Id });
const access = 'staff:moderator';
const act = { access, key: 'required', params } as const;

const showRoute = defineContract({
  summary: 'An objection with the decision it is about, its reasons and its evidence',
  access,
  params,
  reply: { 200: CaseView },
  errors: [caseNotFound, anotherModerator],
});
const claimRoute = defineContract({
  summary: 'Take an objection up; with `over` also from a colleague',
  ...act,
  body: ClaimObjectionDto,
  errors: [caseNotFound, caseAlreadyDecided, anotherModerator, objectionClaimed],
});
const releaseRoute = defineContract({
  summary: 'Give an objection back',
  ...act,
  errors: [caseNotFound],
});

/** Objections of all kinds are decided like cases; here they are taken up (PRV-04). */
@Controller('admin/objections')
export class ObjectionsAdminController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  @Get(':id', showRoute)
  show(@Req() { caller, params: { id } }: RequestOf<typeof showRoute>): Promise<CaseView> {
    return this.queries.execute(new GetCase({ caseId: id, staffId: caller.id, objection: true }));
  }

  @Post(':id/claim', claimRoute)
  claim(@Req() { caller, params: { id }, body, key }: RequestOf<typeof claimRoute>): Promise<void> {
    const asked = { staffId: caller.id, caseId: id, act: { claim: body }, key };
    return this.commands.execute(new ClaimObjection(asked));
  }

  @Post(':id/release', releaseRoute)
  release(@Req() { caller, params: { id }, key }: RequestOf<typeof releaseRoute>): Promise<void> {
    return this.commands.execute(new ClaimObjection({ staffId: caller.id, caseId: id, act: 'release', key }));
  }
}
