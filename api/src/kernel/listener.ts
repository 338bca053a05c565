import type pg from 'pg';
import { ask, openSession } from './session.js';

/** `events`: the log has grown. `invalidate`: a cache entry is out of date; empty: perhaps any, as notices were missed. */
const CHANNELS = ['events', 'invalidate'] as const;
type Handler = (payload: string) => void;

/**
 * One LISTEN connection a process: wakes readers and empties caches. It reconnects by itself; while it is down
 * `connected` is false and caches are bypassed, because a notice may have been missed. TypeORM has no LISTEN.
 */
export class Listener {
  private client: pg.Client | undefined;
  private readonly handlers = new Map<string, Set<Handler>>();
  private readonly lost = new Set<() => void>();
  private closed = false;
  private retry: NodeJS.Timeout | undefined;
  connected = false;

  constructor(private readonly url: string) {}

  async start(): Promise<void> {
    const { client, lost } = await openSession(this.url, 'dating listener');
    void lost.then(() => {
      this.connected = false;
      for (const drop of this.lost) drop();
      this.reconnect();
    });
    client.on('notification', ({ channel, payload }) => {
      for (const handler of this.handlers.get(channel) ?? []) handler(payload ?? '');
    });
    for (const channel of CHANNELS) await ask(client, `LISTEN ${channel}`);
    this.client = client;
    this.connected = true;
    // What happened while nobody listened is unknown: wake everyone once.
    for (const handlers of this.handlers.values()) for (const handler of handlers) handler('');
  }

  on(channel: (typeof CHANNELS)[number], handler: Handler): () => void {
    const handlers = this.handlers.get(channel) ?? new Set();
    this.handlers.set(channel, handlers.add(handler));
    return () => handlers.delete(handler);
  }

  /** Until it succeeds: the server may be away for long. */
  private reconnect(): void {
    if (this.closed || this.retry) return;
    this.retry = setTimeout(() => {
      this.retry = undefined;
      this.start().catch(() => this.reconnect());
    }, 200);
  }

  onLost(drop: () => void): void {
    this.lost.add(drop);
  }

  async close(): Promise<void> {
    this.closed = true;
    clearTimeout(this.retry);
    await this.client?.end().catch(() => undefined);
  }
}
