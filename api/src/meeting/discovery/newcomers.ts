import { Injectable } from '@nestjs/common';
import { Profiles, type Card } from '../../members/profiles/index.js';
import { Blocks } from '../blocks/index.js';
import { isCountry } from '../../ground/settings/index.js';
import type { Filter } from './filter.js';
import { Search } from './search.js';

/** Who joined lately and may be whom a member looks for, in the member's own country. */
@Injectable()
export class Newcomers {
  constructor(
    private readonly search: Search,
    private readonly profiles: Profiles,
    private readonly blocks: Blocks,
  ) {}

  async for(memberId: string, since: Date, limit: number): Promise<Card[]> {
    const [own, blocked] = await Promise.all([this.profiles.own(memberId), this.blocks.blockedEitherWay(memberId)]);
    if (!own || !isCountry(own.country)) return [];
    const { country, sought_gender: sought } = own;
    const filter: Filter = { country };
    if (sought === 'male' || sought === 'female') filter.gender = sought;
    const found = await this.search.page(filter, [memberId, ...blocked], limit);
    const ids = found.filter(({ joinedAt }) => new Date(joinedAt) > since).map(({ id }) => id);
    const cards = await this.profiles.cards(ids, memberId);
    return ids.flatMap((id) => cards.get(id) ?? []);
  }
}
