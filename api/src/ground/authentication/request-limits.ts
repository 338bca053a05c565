import { Injectable } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import { Clock, Config, Vault, type Budget, type Caller } from '../../kernel/index.js';
import { networkOf } from './network.js';
import { Tallies } from './tallies.js';

interface Window {
  minutes: number;
  /** Of one member, and of one whose address is not confirmed: they only look around. */
  active: number;
  unconfirmed: number;
}

const HOUR = 60;
const DAY = 24 * HOUR;
/** Twice to ten times what the most eager person was seen to do by hand. */
const BUDGETS: Record<Budget, Window[]> = {
  search: [
    { minutes: 1, active: 60, unconfirmed: 20 },
    { minutes: HOUR, active: 600, unconfirmed: 120 },
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
};
/** A network may be an office: so many members at once. */
const NETWORK = 10;
/** From this part of a limit on a process counts where the others see it. */
const SHARED_FROM = 1 / 4;

interface Count {
  n: number;
  endsAt: number;
}

/**
 * Counts in memory what members and networks ask for, and from a quarter of a limit on in the table that all processes
 * share as well: whoever does what people do costs the database nothing, and whoever does not may spread over P
 * processes at most a quarter of the limit times P more.
 */
@Injectable()
export class RequestLimits {
  private readonly counts = new LRUCache<string, Count>({ max: 100_000 });

  constructor(
    private readonly tallies: Tallies,
    private readonly vault: Vault,
    private readonly clock: Clock,
    private readonly config: Config,
  ) {}

  /** Counts one. @returns 0, or in how many seconds there is room for another */
  take(budget: Budget, { caller, ip }: { caller: Caller | undefined; ip: string }): number | Promise<number> {
    const shared: Promise<number>[] = [];
    const unconfirmed = caller?.kind !== 'member' || caller.status !== 'active';
    for (const { minutes, ...limits } of BUDGETS[budget]) {
      const one = (unconfirmed ? limits.unconfirmed : limits.active) * this.config.networkLimits;
      const who: [string, number][] = [[`network ${networkOf(ip)}`, one * NETWORK]];
      if (caller) who.push([`caller ${caller.id}`, one]);
      for (const [subject, limit] of who) {
        const { n, endsAt } = this.count(`${budget} ${minutes} ${subject}`, minutes);
        if (n > limit) return Math.ceil((endsAt - this.clock.now().getTime()) / 1_000);
        if (n > limit * SHARED_FROM) shared.push(this.share(`${budget} ${minutes} ${subject}`, limit, minutes));
      }
    }
    return shared.length === 0 ? 0 : Promise.all(shared).then((waits) => Math.max(...waits));
  }

  private count(key: string, minutes: number): Count {
    const now = this.clock.now().getTime();
    const known = this.counts.get(key);
    const count = known && known.endsAt > now ? known : { n: 0, endsAt: now + minutes * 60_000 };
    count.n++;
    this.counts.set(key, count);
    return count;
  }

  private async share(key: string, limit: number, minutes: number): Promise<number> {
    return 60 * (await this.tallies.count([{ subject: this.vault.hmac('requests', key), limit }], minutes));
  }
}
