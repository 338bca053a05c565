import { Controller, Req, Res } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { Type } from 'typebox';
import { claimedByColleague, claimRoutes } from '../../ground/claims/index.js';
import { PICTURE, photoNotFound, sendPicture } from '../../members/photos/index.js';
import { textChanged } from '../../members/profiles/index.js';
import { defineContract, Get, Id, Post, requireText, type Reply, type RequestOf } from '../../kernel/index.js';
import { DecideCase, DecideCaseDto } from './commands/decide-case.command.js';
import { CaseMessages, ViewCaseMessages } from './commands/view-case-messages.command.js';
import { MailedObjectionDto, ObjectToDecision } from './commands/object.command.js';
import {
  alreadyObjected,
  anotherModerator,
  caseAlreadyDecided,
  caseNotFound,
  decisionNotFound,
  messageNotFound,
  objectionClaimed,
} from './cases.errors.js';
import { CaseView, GetCase } from './queries/get-case.query.js';
import { GetCasePhoto } from './queries/get-case-photo.query.js';

const params = Type.Object({ id: Id });
const access = 'staff:moderator';
const act = { access, params } as const;

const showRoute = defineContract({
  summary: 'A report with its evidence',
  access,
  params,
  reply: { 200: CaseView },
  errors: [caseNotFound, anotherModerator],
});
const version = Type.Optional(Type.Integer({ minimum: 1, maximum: 2 ** 31 - 1 }));
const photoRoute = defineContract({
  summary: 'A photo of the member who was reported, as it was seen then, or one whose rejection is objected to',
  access,
  limit: 'pictures',
  params: Type.Object({ ...params.properties, photo: params.properties.id }),
  reply: { 200: PICTURE, 304: Type.Null() },
  errors: [photoNotFound],
});
const messagesRoute = defineContract({
  summary: 'What was written around a reported message, five to each side; that it was looked at is recorded',
  access,
  csrfHeader: true,
  params,
  query: Type.Object({ before: version, after: version }, { additionalProperties: false }),
  reply: { 200: CaseMessages },
  errors: [messageNotFound, anotherModerator],
});
const decideRoute = defineContract({
  summary: 'Decide a case, once, with a statement of reasons',
  ...act,
  body: DecideCaseDto,
  errors: [caseNotFound, caseAlreadyDecided, anotherModerator, objectionClaimed, claimedByColleague, textChanged],
});
const objectRoute = defineContract({
  summary: 'Record what a member who is shut out objects by mail; the case is decided once more',
  ...act,
  key: 'required',
  body: MailedObjectionDto,
  errors: [decisionNotFound, alreadyObjected],
});

/** Reports are claimed by whoever opens one; objections are taken up for good. */
export class CaseClaimsAdminController extends claimRoutes({ resource: 'cases', access: 'staff:moderator' }) {}

@Controller('admin/cases')
export class CasesAdminController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  @Get(':id', showRoute)
  show(@Req() { caller, params: { id } }: RequestOf<typeof showRoute>): Promise<CaseView> {
    return this.queries.execute(new GetCase({ caseId: id, staffId: caller.id }));
  }

  @Get(':id/photos/:photo', photoRoute)
  async photo(@Req() request: RequestOf<typeof photoRoute>, @Res({ passthrough: true }) reply: Reply) {
    const { id, photo } = request.params;
    const picture = await this.queries.execute(
      new GetCasePhoto({ caseId: id, photoId: photo, staffId: request.caller.id }),
    );
    return sendPicture(request, reply, picture);
  }

  @Get(':id/messages', messagesRoute)
  messages(@Req() { caller, params: { id }, query }: RequestOf<typeof messagesRoute>): Promise<CaseMessages> {
    return this.commands.execute(new ViewCaseMessages({ staffId: caller.id, caseId: id, page: query }));
  }

  @Post(':id/decide', decideRoute)
  decide(@Req() { caller, params: { id }, body, key }: RequestOf<typeof decideRoute>): Promise<void> {
    return this.commands.execute(new DecideCase({ staffId: caller.id, caseId: id, body, key }));
  }

  @Post(':id/objection', objectRoute)
  object(@Req() { caller, params: { id }, body, key }: RequestOf<typeof objectRoute>): Promise<void> {
    return this.commands.execute(
      new ObjectToDecision({ by: { staffId: caller.id }, decisionId: id, text: requireText('text', body.text), key }),
    );
  }
}
