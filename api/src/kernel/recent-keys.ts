import { LRUCache } from 'lru-cache';

const MAX = 50_000;

/** Job keys that a policy has queued lately, so that a burst under one key costs the database one job. */
export class RecentKeys {
  private readonly known = new LRUCache<string, true>({ max: MAX });
  private batch = new Set<string>();
  private reached = 0;

  /** A batch of events begins. One that comes again has failed before: what it queued was rolled back. */
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
