import { setTimeout as sleep } from 'node:timers/promises';
import { QueryBus } from '@nestjs/cqrs';
import { GetBooks, type Books } from '../money/credits/index.js';
import { inBackground, type Kernel } from '../kernel/index.js';

/** Coarse because it is public; the console shows the figures to staff. */
export interface Condition {
  books: 'in order' | 'differ' | 'unknown';
  read_models: 'current' | 'behind' | 'unknown';
  jobs: 'current' | 'behind' | 'unknown';
  /** `off`: no broker is configured. */
  relay: 'current' | 'behind' | 'off' | 'unknown';
}

/** Whether no indicator is known to be behind or wrong. */
export const isCurrent = (condition: Condition): boolean =>
  condition.books !== 'differ' && ![condition.read_models, condition.jobs, condition.relay].includes('behind');

const UNKNOWN: Condition = { books: 'unknown', read_models: 'unknown', jobs: 'unknown', relay: 'unknown' };
/** Milliseconds for which a result is reused. */
const FRESH = 60_000;
/** Milliseconds for which somebody who asks after a pause waits for what is true now. */
const LOOK_MS = 2_000;
/** Seconds that an event may wait for its followers, and a due job for a worker. */
const PATIENCE = 60;

/**
 * Whether the books balance, and whether read models, jobs and the relay keep up. Checked at most once a minute and in
 * the background: until a new result is there, callers get the previous one. After a pause nobody gets one of before it.
 */
export class HealthIndicators {
  private seen: Condition = UNKNOWN;
  /** As last looked at. */
  books: Books | undefined;
  private lookedAt = -Infinity;
  private looking: Promise<void> | undefined;

  constructor(
    private readonly kernel: Pick<Kernel, 'followers' | 'jobs' | 'clock' | 'log'>,
    private readonly queries: Pick<QueryBus, 'execute'>,
  ) {}

  async last(): Promise<Condition> {
    const now = this.kernel.clock.now().getTime();
    const age = now - this.lookedAt;
    if (!this.looking && age >= FRESH) {
      this.lookedAt = now;
      this.looking = inBackground(() => this.look()).finally(() => (this.looking = undefined));
    }
    if (age < 2 * FRESH) return this.seen;
    this.seen = UNKNOWN;
    await Promise.race([this.looking, sleep(LOOK_MS, undefined, { ref: false })]);
    return this.seen;
  }

  private async look(): Promise<void> {
    try {
      this.books = await this.queries.execute(new GetBooks());
      const { followers, jobs } = this.kernel;
      const relayed = await followers.relayKeepsUp(PATIENCE);
      this.seen = {
        books: this.books.balanced ? 'in order' : 'differ',
        read_models: (await followers.keepUp(PATIENCE)) ? 'current' : 'behind',
        jobs: (await jobs.keepUp(PATIENCE)) ? 'current' : 'behind',
        relay: relayed === undefined ? 'off' : relayed ? 'current' : 'behind',
      };
    } catch (error) {
      this.kernel.log.warn('could not read the health indicators', { reason: (error as Error).name });
      this.seen = UNKNOWN;
      this.books = undefined;
    }
  }
}
