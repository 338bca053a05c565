import { Injectable } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import { atMost, Clock, Config, Vault, type Budget, type Caller } from '../../kernel/index.js';
import { networkTallies } from './network.js';
import { Tallies, type Tally } from './tallies.js';

interface Window {
  minutes: number;
  /** Limits for staff and members with a confirmed address, and for other callers, who only look around. */
  active: number;
  unconfirmed: number;
  /** Counted in each process for itself: it keeps floods away, and costs the database nothing. */
  alone?: true;
}

const HOUR = 60;
const DAY = 24 * HOUR;
/** Each write is kept as an event for good. */
const WRITES: Window[] = [{ minutes: HOUR, active: 60, unconfirmed: 60 }];
/** Two to ten times what the most eager person was seen to do by hand. */
const BUDGETS: Record<Budget, Window[]> = {
  // Of all routes together that name no other.
  general: [{ minutes: 1, active: 1_200, unconfirmed: 600, alone: true }],
  // A page may show a hundred, and browsers ask for each again (decision 74).
  pictures: [{ minutes: 1, active: 3_000, unconfirmed: 3_000, alone: true }],
  search: [
    { minutes: 1, active: 60, unconfirmed: 20 },
    { minutes: HOUR, active: 600, unconfirmed: 120 },
  ],
  // Not requests but the cards they bring: sixty pages of 24 in a minute, and 250 of them in an hour.
  cards: [
    { minutes: 1, active: 1_440, unconfirmed: 480 },
    { minutes: HOUR, active: 6_000, unconfirmed: 1_440 },
  ],
  profiles: [
    { minutes: 1, active: 60, unconfirmed: 20 },
    { minutes: HOUR, active: 600, unconfirmed: 120 },
  ],
  likes: [
    { minutes: 1, active: 40, unconfirmed: 20 },
    { minutes: HOUR, active: 300, unconfirmed: 60 },
  ],
  blocks: [{ minutes: HOUR, active: 100, unconfirmed: 30 }],
  reports: [
    { minutes: HOUR, active: 10, unconfirmed: 3 },
    { minutes: DAY, active: 30, unconfirmed: 5 },
  ],
  // A complaint with its file takes two requests. Tenfold for a network, as everything here.
  complaints: [
    { minutes: HOUR, active: 10, unconfirmed: 2 },
    { minutes: DAY, active: 20, unconfirmed: 4 },
  ],
  // The site says it every three seconds at most while somebody types.
  typing: [{ minutes: 1, active: 60, unconfirmed: 20 }],
  // Passing over takes a second.
  swipes: [
    { minutes: 1, active: 120, unconfirmed: 20 },
    { minutes: HOUR, active: 2_000, unconfirmed: 60 },
  ],
  // Once for each tab: more of them would only spoil the figures of advertising.
  visits: [
    { minutes: 1, active: 12, unconfirmed: 12 },
    { minutes: HOUR, active: 120, unconfirmed: 120 },
  ],
  'profile-writes': WRITES,
  'saved-searches': WRITES,
  preferences: WRITES,
};
/** Multiplier of a member's limit for a network, which may be an office with this many members at once. */
const NETWORK_FACTOR = 10;
/** The share of a limit from which a process counts in the table shared with the other processes. */
const SHARED_FROM = 1 / 4;

interface Count {
  n: number;
  endsAt: number;
}

/**
 * Counts the requests of members and networks in memory, and from a quarter of a limit on also in a table that all
 * processes share. Normal use thus costs no database query, while abuse spread over P processes can exceed the limit by
 * at most P quarters of it.
 */
@Injectable()
export class RequestLimits {
  private readonly counts = new LRUCache<string, Count>(atMost(100_000));

  constructor(
    private readonly tallies: Tallies,
    private readonly vault: Vault,
    private readonly clock: Clock,
    private readonly config: Config,
  ) {}

  /** Counts what is taken, usually one request. @returns 0 if it may pass, otherwise the seconds until a retry may succeed */
  take(
    budget: Budget,
    { caller, ip }: { caller: Caller | undefined; ip: string },
    taken = 1,
  ): number | Promise<number> {
    const shared: Promise<number>[] = [];
    const unconfirmed = !caller || (caller.kind === 'member' && caller.status !== 'active');
    for (const { minutes, alone, ...limits } of BUDGETS[budget]) {
      const one = (unconfirmed ? limits.unconfirmed : limits.active) * this.config.networkLimits;
      // From the one who asks to the widest network: who is refused uses nothing up for the others in it.
      const who: Tally[] = caller ? [{ subject: `caller ${caller.id}`, limit: one }] : [];
      who.push(...networkTallies(ip, one * NETWORK_FACTOR, (network) => `network ${network}`));
      for (const { subject, limit } of who) {
        const { n, endsAt } = this.count(`${budget} ${minutes} ${subject}`, taken, minutes);
        if (n > limit) return Math.ceil((endsAt - this.clock.now().getTime()) / 1_000);
        if (!alone && n > limit * SHARED_FROM)
          shared.push(this.share(`${budget} ${minutes} ${subject}`, taken, limit, minutes));
      }
    }
    return shared.length === 0 ? 0 : Promise.all(shared).then((waits) => Math.max(...waits));
  }

  private count(key: string, taken: number, minutes: number): Count {
    const now = this.clock.now().getTime();
    const known = this.counts.get(key);
    if (known && known.endsAt > now) {
      known.n += taken;
      return known;
    }
    const count = { n: taken, endsAt: now + minutes * 60_000 };
    this.counts.set(key, count);
    return count;
  }

  private async share(key: string, taken: number, limit: number, minutes: number): Promise<number> {
    return 60 * (await this.tallies.count([{ subject: this.vault.hmac('requests', key), limit, taken }], minutes));
  }
}
