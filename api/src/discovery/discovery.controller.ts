import { Controller, Req } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { Type } from 'typebox';
import { defineContract, Get, type RequestOf } from '../kernel/index.js';
import { GenderSchema, memberNotFound, profileNotAvailable } from '../profiles/index.js';
import { COUNTRY_CODES } from '../settings/index.js';
import { GetMember, MemberView } from './queries/get-member.query.js';
import { ListMembers, MemberList } from './queries/list-members.query.js';

const listRoute = defineContract({
  summary: 'Members who can be written to, the newest first',
  access: 'member',
  query: Type.Object({
    cursor: Type.Optional(Type.String({ maxLength: 200 })),
    limit: Type.Integer({ minimum: 1, maximum: 100, default: 24 }),
    gender: Type.Optional(GenderSchema),
    country: Type.Optional(Type.Union(COUNTRY_CODES.map((code) => Type.Literal(code)))),
  }),
  reply: { 200: MemberList },
});

const showRoute = defineContract({
  summary: "A member's profile",
  access: 'member',
  params: Type.Object({ id: Type.String({ format: 'uuid' }) }),
  reply: { 200: MemberView },
  errors: [memberNotFound, profileNotAvailable],
});

@Controller('members')
export class DiscoveryController {
  constructor(private readonly queries: QueryBus) {}

  @Get('', listRoute)
  list(@Req() { caller, query }: RequestOf<typeof listRoute>): Promise<MemberList> {
    return this.queries.execute(new ListMembers(caller.id, query));
  }

  @Get(':id', showRoute)
  show(@Req() { caller, params }: RequestOf<typeof showRoute>): Promise<MemberView> {
    return this.queries.execute(new GetMember(caller, params.id.toLowerCase()));
  }
}
