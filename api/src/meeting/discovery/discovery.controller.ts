import { Controller, Req } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { Type } from 'typebox';
import { authenticationRequired, defineContract, Get, Id, invalidInput, type RequestOf } from '../../kernel/index.js';
import { GenderSchema, memberNotFound, profileNotAvailable } from '../../members/profiles/index.js';
import { COUNTRY_CODES, isRegionOf } from '../../ground/settings/index.js';
import type { Filter } from './filter.js';
import { GetMember, MemberView } from './queries/get-member.query.js';
import { ListMembers, MemberList } from './queries/list-members.query.js';

const age = () => Type.Optional(Type.Integer({ minimum: 18, maximum: 120 }));
const source = () => Type.Optional(Type.String({ maxLength: 200 }));

const listRoute = defineContract({
  summary:
    'Members who can be found, the newest first; visitors get a few where the settings let them, else authentication_required',
  access: 'visitor',
  limit: 'search',
  query: Type.Object({
    cursor: Type.Optional(Type.String({ maxLength: 200 })),
    limit: Type.Integer({ minimum: 1, maximum: 100, default: 24 }),
    gender: Type.Optional(GenderSchema),
    country: Type.Optional(Type.Union(COUNTRY_CODES.map((code) => Type.Literal(code)))),
    countryregion: Type.Optional(Type.String({ maxLength: 10 })),
    min_age: age(),
    max_age: age(),
    /** In kilometres from the viewer's own living place. */
    distance: Type.Optional(Type.Integer({ minimum: 1, maximum: 1000 })),
    online: Type.Optional(Type.Boolean()),
    with_photo: Type.Optional(Type.Boolean()),
    /** Where a visitor came from (ACC-11). */
    network: source(),
    ref: source(),
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
  constructor(private readonly queries: QueryBus) {}

  @Get('', listRoute)
  list(@Req() { caller, query }: RequestOf<typeof listRoute>): Promise<MemberList> {
    const { cursor, limit, distance, network, ref } = query;
    const page = { cursor, limit, distance, filter: toFilter(query) };
    return this.queries.execute(new ListMembers({ viewerId: caller?.id, page, withTrafficSource: !!(network || ref) }));
  }

  @Get(':id', showRoute)
  show(@Req() { caller, params }: RequestOf<typeof showRoute>): Promise<MemberView> {
    return this.queries.execute(new GetMember({ viewer: caller, memberId: params.id }));
  }
}

type Asked = RequestOf<typeof listRoute>['query'];

function toFilter(asked: Asked): Filter {
  const { gender, country, countryregion: region, min_age: minAge, max_age: maxAge, online, with_photo } = asked;
  if (region !== undefined && !(country && isRegionOf(country, region)))
    throw invalidInput([{ field: 'countryregion', code: 'invalid' }]);
  if (minAge !== undefined && maxAge !== undefined && minAge > maxAge)
    throw invalidInput([{ field: 'max_age', code: 'invalid' }]);
  return {
    ...(gender && { gender }),
    ...(country !== undefined && { country }),
    ...(region && { region }),
    ...(minAge !== undefined && { minAge }),
    ...(maxAge !== undefined && { maxAge }),
    ...(online && { online }),
    ...(with_photo && { withPhoto: true }),
  };
}
