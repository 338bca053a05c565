import { Injectable } from '@nestjs/common';
import { Profiles, type Card } from '../../members/profiles/index.js';
import { Blocks } from '../blocks/index.js';
import { isCountry } from '../../ground/settings/index.js';
import type { Filter } from './filter.js';
import { Search } from './search.js';

/** Whom a member may want to meet: of the gender they seek, first in their own country and then anywhere, the newest first. */
@Injectable()
export class Candidates {
  constructor(
    private readonly search: Search,
    private readonly profiles: Profiles,
    private readonly blocks: Blocks,
  ) {}

  /** Without blocks either way, and without who may not be found at all. */
  async for(
    memberId: string,
    { except, limit, ...further }: { except: string[]; limit: number } & Pick<Filter, 'among' | 'withPhoto'>,
  ): Promise<Card[]> {
    const [own, blocked] = await Promise.all([this.profiles.own(memberId), this.blocks.blockedEitherWay(memberId)]);
    if (!own) return [];
    const { country, sought_gender: sought } = own;
    const anywhere: Filter = { ...further, ...((sought === 'male' || sought === 'female') && { gender: sought }) };
    const left = [memberId, ...blocked, ...except];
    const found: string[] = [];
    for (const filter of isCountry(country) ? [{ ...anywhere, country }, anywhere] : [anywhere]) {
      if (found.length >= limit) break;
      const page = await this.search.page(filter, [...left, ...found], limit - found.length);
      found.push(...page.map(({ id }) => id));
    }
    const cards = await this.profiles.cards(found, memberId);
    return found.flatMap((id) => cards.get(id) ?? []);
  }
}
