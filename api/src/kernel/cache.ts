import { LRUCache } from 'lru-cache';
import { atMost } from './at-most.js';
import type { Database } from './database.js';
import type { Listener } from './listener.js';
import { onPrimary } from './replica.js';

/** NOTIFY payload: cache name, a space, key. */
const CHANNEL = 'invalidate';

/**
 * A cache whose entries are invalidated in every process at once (LISTEN/NOTIFY). It is bypassed while this process has
 * no listener connection. `get` is synchronous, for the hot path.
 */
export class InvalidatedCache<V extends object | number | string> {
  private readonly entries: LRUCache<string, V>;
  /** Incremented on each invalidation, so that a load that started earlier does not store a stale value. */
  private drops = 0;

  constructor(
    private readonly name: string,
    private readonly database: Database,
    private readonly listener: Listener,
    private readonly options: { max: number; ttl?: number; dropped?: () => void },
  ) {
    this.entries = new LRUCache<string, V>({ ...atMost(options.max), ...(options.ttl ? { ttl: options.ttl } : {}) });
    listener.on(CHANNEL, (payload) => {
      const [cache, key] = split(payload);
      if (cache === name) this.drop(key);
    });
    listener.onLost(() => this.drop(''));
  }

  get(key: string): V | undefined {
    return this.listener.connected ? this.entries.get(key) : undefined;
  }

  async load(key: string, read: () => Promise<V | undefined>): Promise<V | undefined> {
    const known = this.get(key);
    if (known !== undefined) return known;
    const drops = this.drops;
    // A replica may not know yet what has been invalidated already.
    const value = await onPrimary(read);
    if (value !== undefined && drops === this.drops && this.listener.connected) this.entries.set(key, value);
    return value;
  }

  /** Invalidates the entry in every process; an empty key invalidates all entries. Call it after the commit. */
  async invalidate(key = ''): Promise<void> {
    this.drop(key);
    await this.database.query('SELECT pg_notify($1, $2)', [CHANNEL, `${this.name} ${key}`]);
  }

  private drop(key: string): void {
    this.drops++;
    this.options.dropped?.();
    if (key === '') this.entries.clear();
    else this.entries.delete(key);
  }
}

const split = (payload: string): [string, string] => {
  const at = payload.indexOf(' ');
  return [payload.slice(0, at), payload.slice(at + 1)];
};
