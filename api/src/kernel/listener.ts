import type pg from 'pg';
import { ask, openSession } from './session.js';

/**
 * `events`: new events were appended. `invalidate`: a cache entry is stale; an empty payload: notifications were
 * missed. `signals`: a notice for a member's open screens that is stored nowhere; one that was missed is lost.
 */
const CHANNELS = ['events', 'invalidate', 'signals'] as const;
type Handler = (payload: string) => void;

/**
 * One LISTEN connection per process that wakes log readers and invalidates caches. It reconnects automatically; while
 * it is down, `connected` is false and caches are bypassed because notifications may be missed. TypeORM does not
 * support LISTEN.
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
    // Notifications may have been missed while disconnected: wake every handler once.
    for (const handlers of this.handlers.values()) for (const handler of handlers) handler('');
  }

  on(channel: (typeof CHANNELS)[number], handler: Handler): () => void {
    const handlers = this.handlers.get(channel) ?? new Set();
    this.handlers.set(channel, handlers.add(handler));
    return () => handlers.delete(handler);
  }

  /** Retries until it succeeds: the server may be down for long. */
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
