import { Injectable } from '@nestjs/common';
import { isRefusal, Store } from '../../../kernel/index.js';
import { Settings } from '../../../ground/settings/index.js';
import { Profiles, type Card } from '../../../members/profiles/index.js';
import { Blocks } from '../../blocks/index.js';
import { toFilter, type AskedFilter } from '../asked-filter.js';
import { offered, type Filter } from '../filter.js';
import { Search } from '../search.js';
import { Sight } from '../sight.js';
import { KeptSearches } from './kept-searches.js';
import { newSince, savedSearchesOf } from './saved-searches.js';

/** Who is new in one of a member's saved searches. */
export interface SearchNews {
  search: string;
  /** In the member's own words. */
  name: string;
  cards: Card[];
}

/** What the weekly mail tells of saved searches (DSC-09). */
@Injectable()
export class SavedSearchNews {
  constructor(
    private readonly store: Store,
    private readonly kept: KeptSearches,
    private readonly search: Search,
    private readonly settings: Settings,
    private readonly profiles: Profiles,
    private readonly blocks: Blocks,
    private readonly sight: Sight,
  ) {}

  /**
   * Searches whose mail is wanted and in which somebody is new: the newest `limit` of those who can be found
   * since the last mail, in each. Nobody stands in two of them.
   */
  async for(memberId: string, lastMail: Date, limit: number): Promise<SearchNews[]> {
    const state = await this.store.readFresh(savedSearchesOf(memberId));
    const told = [memberId];
    const news: SearchNews[] = [];
    for (const one of state) {
      const since = newSince(one, lastMail);
      if (!since) continue;
      const { name, filter } = await this.kept.open(one);
      const cards = await this.newIn(memberId, { filter, since, limit, except: told });
      told.push(...cards.map(({ id }) => id));
      if (cards.length > 0) news.push({ search: one.id, name, cards });
    }
    return news;
  }

  private async newIn(
    memberId: string,
    { filter, since, limit, except }: { filter: AskedFilter; since: Date; limit: number; except: string[] },
  ): Promise<Card[]> {
    const asked = await this.askable(memberId, filter);
    if (!asked) return [];
    const blocked = await this.blocks.blockedEitherWay(memberId);
    const { unconfirmedDays } = this.settings.current();
    const ids = await this.search.newSince(asked, [...except, ...blocked], { since, unconfirmedDays, limit });
    // The search follows the log; who has just closed their profile or turned invisible is not mailed to anybody.
    const [seen, cards] = await Promise.all([
      this.sight.among({ id: memberId, status: 'active' }, ids),
      this.profiles.cards(ids, memberId),
    ]);
    return ids.flatMap((id) => (seen.has(id) ? (cards.get(id) ?? []) : []));
  }

  /** As the list of members would ask today. Who is online at the moment of a mail says nothing: that part is left out. */
  private async askable(memberId: string, { distance, ...asked }: AskedFilter): Promise<Filter | undefined> {
    const { searchFields } = this.settings.current();
    const here = distance === undefined ? undefined : (await this.search.locations([memberId])).get(memberId);
    // Near is where the member's own profile says: while it names no known place, nobody is.
    if (distance !== undefined && !here && searchFields.includes('distance')) return undefined;
    try {
      const { online: _, ...filter } = toFilter(asked);
      const within = here && distance !== undefined && { within: { ...here, km: distance } };
      return offered({ ...filter, ...within }, searchFields);
    } catch (error) {
      // A region that the country no longer has.
      if (isRefusal(error)) return undefined;
      throw error;
    }
  }
}
