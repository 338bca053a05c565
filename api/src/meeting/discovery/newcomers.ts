import { Injectable } from '@nestjs/common';
import { Profiles, type Card } from '../../members/profiles/index.js';
import { Blocks } from '../blocks/index.js';
import { isCountry, Settings } from '../../ground/settings/index.js';
import type { Filter } from './filter.js';
import { Search } from './search.js';

/** Who joined lately and may be whom a member looks for, in the member's own country. */
@Injectable()
export class Newcomers {
  constructor(
    private readonly search: Search,
    private readonly profiles: Profiles,
    private readonly blocks: Blocks,
    private readonly settings: Settings,
  ) {}

  async for(memberId: string, since: Date, limit: number): Promise<Card[]> {
    const [own, blocked] = await Promise.all([this.profiles.own(memberId), this.blocks.blockedEitherWay(memberId)]);
    if (!own || !isCountry(own.country)) return [];
    const { country, sought_gender: sought } = own;
    const filter: Filter = { country };
    if (sought === 'male' || sought === 'female') filter.gender = sought;
    const { unconfirmedDays } = this.settings.current();
    const ids = await this.search.newSince(filter, [memberId, ...blocked], { since, unconfirmedDays, limit });
    const cards = await this.profiles.cards(ids, memberId);
    return ids.flatMap((id) => cards.get(id) ?? []);
  }
}
