import { Injectable } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import { Clock, inBackground } from '../../kernel/index.js';
import type { Filter } from './filter.js';
import { Search } from './search.js';

/** Among so many members of a gender and country, a search is counted each time. */
export const COUNTED_EACH_TIME = 5_000;
/** How old the count of a larger search may be before it is counted again, in milliseconds. */
const FRESH_MS = 60_000;
/** How old it may be while it is counted again, in milliseconds. */
const KEPT_MS = 15 * 60_000;
const KEPT_COUNTS = 2_000;

interface Kept {
  at: number;
  count: Promise<number>;
  /** Being counted again. */
  renewing: boolean;
}

/**
 * How many a search finds. Counting looks at every match, which is the dearest part of a search: where there are many,
 * the count is kept for a minute. Whom the viewer is not shown is taken off it at once, so that it is never one more than
 * the list.
 */
@Injectable()
export class Counts {
  private readonly kept = new LRUCache<string, Kept>({ max: KEPT_COUNTS });
  /** Genders and countries with more members than are counted each time, until when. */
  private readonly large = new LRUCache<string, number>({ max: KEPT_COUNTS });

  constructor(
    private readonly search: Search,
    private readonly clock: Clock,
  ) {}

  async of(filter: Filter, except: string[]): Promise<number> {
    // Who is online are few, and named.
    if (filter.online) return this.search.count(filter, except);
    const now = this.clock.now().getTime();
    const { gender, country, forVisitors } = filter;
    const coarse = JSON.stringify([gender, country, forVisitors]);
    if (!((this.large.get(coarse) ?? 0) > now)) {
      const count = await this.search.countUpTo(filter, except, COUNTED_EACH_TIME);
      if (count !== undefined) return count;
      this.large.set(coarse, now + KEPT_MS);
    }
    const [all, left] = await Promise.all([
      this.keptCount(filter, now),
      except.length > 0 ? this.search.countAmong(filter, except) : 0,
    ]);
    return Math.max(0, all - left);
  }

  private keptCount(filter: Filter, now: number): Promise<number> {
    const key = JSON.stringify([this.search.today(), Object.entries(filter).sort()]);
    const kept = this.kept.get(key);
    if (!kept || now - kept.at >= KEPT_MS) return this.count(key, filter, now);
    if (now - kept.at >= FRESH_MS && !kept.renewing) {
      kept.renewing = true;
      // The old one serves until then, and again if counting fails.
      this.counting(filter).then(
        (count) => this.kept.set(key, { at: now, count: Promise.resolve(count), renewing: false }),
        () => (kept.renewing = false),
      );
    }
    return kept.count;
  }

  private count(key: string, filter: Filter, now: number): Promise<number> {
    const kept = { at: now, count: this.counting(filter), renewing: false };
    this.kept.set(key, kept);
    kept.count.catch(() => this.kept.peek(key) === kept && this.kept.delete(key));
    return kept.count;
  }

  private counting(filter: Filter): Promise<number> {
    return inBackground(() => this.search.count(filter, []));
  }
}
