import { Controller, Req, Res } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { Type } from 'typebox';
import { authenticationRequired, defineContract, Get, Id, type Reply, type RequestOf } from '../../kernel/index.js';
import { GenderSchema, memberNotFound } from '../../members/profiles/index.js';
import { COUNTRY_CODES, VisitorCountry } from '../../ground/settings/index.js';
import { CAME_FROM } from './asked-filter.js';
import { GetVisitorCard, VisitorCard, ListVisitorCards } from './queries/get-visitor-card.query.js';
import { VISITOR_CARDS } from './visitors.js';

const listRoute = defineContract({
  summary:
    'A few members with a photo, as people who are not logged in may see them, where the settings let them; else authentication_required',
  access: 'visitor',
  limit: 'search',
  cards: ({ profiles }: { profiles: VisitorCard[] }) => profiles.length,
  query: Type.Object({
    limit: Type.Integer({ minimum: 1, maximum: VISITOR_CARDS, default: VISITOR_CARDS }),
    gender: Type.Optional(GenderSchema),
    country: Type.Optional(Type.Union(COUNTRY_CODES.map((code) => Type.Literal(code)))),
    ...CAME_FROM,
  }),
  reply: { 200: Type.Object({ profiles: Type.Array(VisitorCard) }) },
  errors: [authenticationRequired],
});

const showRoute = defineContract({
  summary: 'A member as people who are not logged in may see them; whoever they may not see is not found',
  access: 'visitor',
  limit: 'profiles',
  params: Type.Object({ id: Id }),
  reply: { 200: VisitorCard },
  errors: [memberNotFound],
});

/** Seconds for which a browser shows a card again without asking; as long as a picture, which goes with it. */
const MAX_AGE_SECONDS = 30;

/** Cards for pages that people see before they sign up (ACC-16, DSC-02). */
@Controller('visitor-cards')
export class VisitorCardsController {
  constructor(
    private readonly queries: QueryBus,
    private readonly country: VisitorCountry,
  ) {}

  @Get('', listRoute)
  async list(@Req() request: RequestOf<typeof listRoute>, @Res({ passthrough: true }) reply: Reply) {
    const { query, host } = request;
    const { limit, gender, country, network, ref } = query;
    const filter = { ...(gender && { gender }), ...(country !== undefined && { country }) };
    const home = this.country.homeOf(request);
    const asked = new ListVisitorCards({ filter, home, limit, host, withTrafficSource: !!(network || ref) });
    return cached(reply, { profiles: await this.queries.execute(asked) });
  }

  @Get(':id', showRoute)
  async show(
    @Req() { caller, params, host }: RequestOf<typeof showRoute>,
    @Res({ passthrough: true }) reply: Reply,
  ): Promise<VisitorCard> {
    return cached(reply, await this.queries.execute(new GetVisitorCard({ viewer: caller, memberId: params.id, host })));
  }
}

/** In the browser alone: whoever closes their profile is not shown on by somebody's proxy. */
function cached<T>(reply: Reply, body: T): T {
  void reply.header('cache-control', `private, max-age=${MAX_AGE_SECONDS}`);
  return body;
}
