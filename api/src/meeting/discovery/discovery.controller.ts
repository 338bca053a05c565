import { Controller, Req } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { Type } from 'typebox';
import { authenticationRequired, defineContract, Get, Id, type RequestOf } from '../../kernel/index.js';
import { VisitorCountry } from '../../ground/settings/index.js';
import { memberNotFound, profileNotAvailable } from '../../members/profiles/index.js';
import { CAME_FROM, FILTER_PARTS, toFilter } from './asked-filter.js';
import { GetMember, MemberView } from './queries/get-member.query.js';
import { ListMembers, MemberList } from './queries/list-members.query.js';

const listRoute = defineContract({
  summary:
    'Members who can be found; visitors get a few, the nearest first, where the settings let them, else authentication_required',
  access: 'visitor',
  limit: 'search',
  cards: ({ profiles, similar_results }: MemberList) => profiles.length + similar_results.length,
  query: Type.Object({
    cursor: Type.Optional(Type.String({ maxLength: 400 })),
    limit: Type.Integer({ minimum: 1, maximum: 100, default: 24 }),
    ...FILTER_PARTS,
    ...CAME_FROM,
  }),
  reply: { 200: MemberList },
  errors: [authenticationRequired],
});

const showRoute = defineContract({
  summary: "A member's profile",
  access: 'member',
  limit: 'profiles',
  params: Type.Object({ id: Id }),
  reply: { 200: MemberView },
  errors: [memberNotFound, profileNotAvailable],
});

@Controller('members')
export class DiscoveryController {
  constructor(
    private readonly queries: QueryBus,
    private readonly country: VisitorCountry,
  ) {}

  @Get('', listRoute)
  list(@Req() request: RequestOf<typeof listRoute>): Promise<MemberList> {
    const { caller, query } = request;
    const { order = 'newest', cursor, limit, distance, network, ref } = query;
    const page = { order, cursor, limit, distance, filter: toFilter(query) };
    const viewer = caller
      ? { memberId: caller.id }
      : { home: this.country.homeOf(request), withTrafficSource: !!(network || ref) };
    return this.queries.execute(new ListMembers({ viewer, page }));
  }

  @Get(':id', showRoute)
  show(@Req() { caller, params }: RequestOf<typeof showRoute>): Promise<MemberView> {
    return this.queries.execute(new GetMember({ viewer: caller, memberId: params.id }));
  }
}
