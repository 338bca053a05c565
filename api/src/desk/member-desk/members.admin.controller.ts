import { Controller, Req } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { Type } from 'typebox';
import { defineContract, Get, Id, Instant, type RequestOf } from '../../kernel/index.js';
import { OPENED_FROM_HEADER, openedFrom, RecordOpening } from '../audit/index.js';
import { memberNotFound } from '../../members/profiles/index.js';
import { MemberMoment } from './moment.js';
import { ConsoleMemberPage, GetConsoleMember } from './queries/get-console-member.query.js';
import { GetMemberMoment } from './queries/get-member-moment.query.js';

const showRoute = defineContract({
  summary: 'A member; that the page was opened is recorded, with the place that `X-Opened-From` names',
  access: 'staff',
  csrfHeader: true,
  params: Type.Object({ id: Id }),
  reply: { 200: ConsoleMemberPage },
  errors: [memberNotFound],
});

const momentRoute = defineContract({
  summary:
    'A member as of an instant, from the events, beside another instant or now; that it was looked at is recorded',
  access: 'staff',
  csrfHeader: true,
  params: Type.Object({ id: Id }),
  query: Type.Object(
    {
      at: Type.Unsafe<string>({ ...Instant, description: 'What was recorded by then, the instant included (UTC)' }),
      beside: Type.Optional(Type.Unsafe<string>({ ...Instant, description: 'To compare with; left out: now' })),
    },
    { additionalProperties: false },
  ),
  reply: { 200: MemberMoment },
  errors: [memberNotFound],
});

@Controller('admin/members')
export class MembersAdminController {
  constructor(
    private readonly queries: QueryBus,
    private readonly commands: CommandBus,
  ) {}

  @Get(':id', showRoute)
  async show(@Req() { caller, params, headers }: RequestOf<typeof showRoute>): Promise<ConsoleMemberPage> {
    const page = await this.queries.execute(new GetConsoleMember({ memberId: params.id, role: caller.role }));
    const from = openedFrom(headers[OPENED_FROM_HEADER]);
    await this.commands.execute(new RecordOpening({ staffId: caller.id, memberId: params.id, from }));
    return page;
  }

  @Get(':id/as-of', momentRoute)
  async asOf(@Req() { caller, params, query, headers }: RequestOf<typeof momentRoute>): Promise<MemberMoment> {
    const at = new Date(query.at);
    const beside = query.beside === undefined ? null : new Date(query.beside);
    const moment = await this.queries.execute(
      new GetMemberMoment({ memberId: params.id, role: caller.role, at, beside }),
    );
    const from = openedFrom(headers[OPENED_FROM_HEADER]);
    const instants = { asOf: at.toISOString(), beside: beside?.toISOString() ?? null };
    await this.commands.execute(new RecordOpening({ staffId: caller.id, memberId: params.id, from, moment: instants }));
    return moment;
  }
}
