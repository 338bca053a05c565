import type { FastifyReply } from 'fastify';
import type { Database } from './database.js';
import type { Listener } from './listener.js';
import type { LiveDefinition, LiveNotice } from './live-definition.js';
import { headOf, type LogReader } from './log-reader.js';
import { isSealed } from './sealed.js';
import type { Vault } from './vault.js';

interface Connection {
  member: string;
  session: string;
  /** Messages cannot be read before the e-mail address is confirmed, so they are not delivered here either (CHT-04). */
  mayRead: boolean;
  reply: FastifyReply;
}

/** NOTIFY payload: this word, the member id, optionally a session id. */
const ENDED = 'live-ended';
/** Milliseconds between two heartbeats. */
const PING_INTERVAL_MS = 25_000;
const MAX_PER_MEMBER = 8;
/** A connection with more unsent bytes than this is closed; its browser reconnects and refetches. */
const MAX_BUFFERED = 1_000_000;
const BATCH = 1_000;
/** Milliseconds before a failed read of the log is retried. */
const RETRY_DELAY_MS = 1_000;

/** Sends events to open screens (SSE), whichever process stored them: follows the log while any connection is open. */
export class Live {
  private readonly connections = new Map<string, Set<Connection>>();
  private readonly handlers: LiveDefinition['on'][];
  private readonly types: string[];
  private position: number | undefined;
  private following = false;
  private again = false;
  private readonly ping: NodeJS.Timeout;
  private closed = false;

  constructor(
    private readonly database: Database,
    private readonly log: LogReader,
    private readonly vault: Vault,
    listener: Listener,
    definitions: readonly LiveDefinition[],
    private readonly options: { pause: number; onError: (error: unknown) => void },
  ) {
    this.handlers = definitions.map((definition) => definition.on);
    this.types = [...new Set(this.handlers.flatMap((on) => Object.keys(on)))];
    listener.on('events', () => this.wake());
    listener.on('invalidate', (notice) => {
      // Perhaps the end of a session was missed: browsers reconnect if their session is still valid.
      if (notice === '') this.dropAll();
      const [what, member, session] = notice.split(' ');
      if (what === ENDED) this.drop(member!, session);
    });
    listener.on('signals', (notice) => {
      // Empty after a reconnection: what was missed is not worth telling any more.
      if (notice) void this.tell(JSON.parse(notice) as LiveNotice).catch(this.options.onError);
    });
    this.ping = setInterval(() => this.broadcast(':\n\n'), PING_INTERVAL_MS);
    this.ping.unref();
  }

  /** Keeps the reply open as a server-sent event stream. */
  async open(reply: FastifyReply, connection: Omit<Connection, 'reply'>): Promise<void> {
    if (this.connections.size === 0) {
      const head = await headOf(this.database.query);
      // Another connection may have opened in the meantime; it must not miss anything.
      if (this.connections.size === 0) this.position = head;
    }
    const own = this.connections.get(connection.member) ?? new Set<Connection>();
    const oldest = own.size >= MAX_PER_MEMBER ? own.values().next().value : undefined;
    if (oldest) this.hangUp(oldest);
    const added = { ...connection, reply };
    this.connections.set(connection.member, own.add(added));
    reply.hijack();
    reply.raw.writeHead(200, {
      'content-type': 'text/event-stream',
      'cache-control': 'no-store',
      'x-accel-buffering': 'no',
    });
    reply.raw.write('retry: 2000\n\n');
    reply.raw.on('close', () => this.hangUp(added));
    // Events stored since the head was read woke nobody, as no connection was registered yet.
    this.wake();
    if (this.closed) this.close();
  }

  /** Closes a member's streams, or those of one session, on every process: on logout, confirmation and deletion. */
  async end(member: string, session?: string): Promise<void> {
    this.drop(member, session);
    await this.database.query('SELECT pg_notify($1, $2)', ['invalidate', [ENDED, member, session].join(' ').trimEnd()]);
  }

  /**
   * Tells a member's open screens on every process of something that is not stored (CHT-09): whoever has no screen open
   * misses it. At most 7,000 bytes as JSON. A failure is logged and not thrown, because nothing depends on delivery.
   */
  async signal(notice: LiveNotice): Promise<void> {
    await this.database
      .query('SELECT pg_notify($1, $2)', ['signals', JSON.stringify(notice)])
      .catch(this.options.onError);
  }

  /** How many streams of this process are open. */
  get count(): number {
    let count = 0;
    for (const own of this.connections.values()) count += own.size;
    return count;
  }

  close(): void {
    this.closed = true;
    clearInterval(this.ping);
    // With random delays, so that browsers do not all reconnect to the replacing process at once.
    for (const own of this.connections.values())
      for (const connection of own) this.write(connection, `retry: ${Math.round(1_000 + Math.random() * 4_000)}\n\n`);
    this.dropAll();
  }

  private dropAll(): void {
    for (const member of this.connections.keys()) this.drop(member);
  }

  private drop(member: string, session?: string): void {
    for (const connection of this.connections.get(member) ?? []) {
      if (!session || connection.session === session) this.hangUp(connection);
    }
  }

  private hangUp(connection: Connection): void {
    const own = this.connections.get(connection.member);
    if (!own?.delete(connection)) return;
    if (own.size === 0) this.connections.delete(connection.member);
    connection.reply.raw.end();
  }

  private wake(): void {
    this.again = true;
    if (this.following || this.connections.size === 0) return;
    this.following = true;
    setTimeout(() => void this.follow(), this.options.pause);
  }

  private async follow(): Promise<void> {
    try {
      while (this.again && this.connections.size > 0) {
        this.again = false;
        const { events, reached } = await this.log.after(this.database.query, this.position ?? 0, this.types, BATCH);
        this.position = reached;
        if (events.length === BATCH) this.again = true;
        const notices = events.flatMap((event) => this.handlers.flatMap((on) => on[event.type]?.(event) ?? []));
        // Sequentially, so that a member's screens receive notices in the order the events happened.
        for (const notice of notices) if (this.connections.has(notice.to)) await this.tell(notice);
      }
      this.following = false;
    } catch (error) {
      this.following = false;
      this.options.onError(error);
      // Retry without waiting for the next event to wake us.
      setTimeout(() => this.wake(), RETRY_DELAY_MS).unref();
    }
  }

  private async tell({ to, event, data }: LiveNotice): Promise<void> {
    const texts = new Map<boolean, string>();
    for (const connection of this.connections.get(to) ?? []) {
      const { mayRead } = connection;
      const text =
        texts.get(mayRead) ?? `event: ${event}\ndata: ${JSON.stringify(await this.unseal(data, mayRead))}\n\n`;
      texts.set(mayRead, text);
      this.write(connection, text);
    }
  }

  private async unseal(data: unknown, mayRead: boolean): Promise<unknown> {
    if (isSealed(data)) return mayRead ? this.vault.open(data) : null;
    if (data === null || typeof data !== 'object') return data;
    const entries = Object.entries(data).map(async ([key, value]) => [key, await this.unseal(value, mayRead)] as const);
    return Object.fromEntries(await Promise.all(entries));
  }

  private broadcast(text: string): void {
    for (const own of this.connections.values()) for (const connection of own) this.write(connection, text);
  }

  private write(connection: Connection, text: string): void {
    if (connection.reply.raw.writableLength > MAX_BUFFERED) this.hangUp(connection);
    else connection.reply.raw.write(text);
  }
}
