import { LRUCache } from 'lru-cache';
import { atMost } from './at-most.js';

const MAX = 50_000;

/**
 * Job keys that a policy has recently queued, so that a burst of events under one key costs the database a single job.
 */
export class RecentKeys {
  private readonly known = new LRUCache<string, true>(atMost(MAX));
  private batch = new Set<string>();
  private reached = 0;

  /** Call at the start of a batch of events. If a batch is repeated, it failed before and its jobs were rolled back. */
  begin(first: number, last: number): void {
    if (first > this.reached) for (const key of this.batch) this.known.set(key, true);
    this.batch = new Set();
    this.reached = last;
  }

  isNew(key: string): boolean {
    if (this.known.has(key) || this.batch.has(key)) return false;
    this.batch.add(key);
    return true;
  }
}
