import { Injectable, type OnModuleDestroy } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import { Clock, Database, Log } from '../../../kernel/index.js';

const ONLINE_FOR = 5 * 60_000;
/** A page that push reaches asks every five minutes only (CHT-09): so long somebody may be looking at it unheard. */
const HERE_FOR = 6 * 60_000;
/** Seen again within this time is not written again. */
const COARSE = 60_000;
const WRITE_EVERY = 2_000;
/** Everyone online is read anew this rarely. */
const READ_EVERY = 5_000;

export interface LastSeen {
  at: Date | null;
  here: boolean;
}

/** When members were last seen: noted in memory on each request, written together. SQL: in one statement, of arrays. */
@Injectable()
export class Presence implements OnModuleDestroy {
  private readonly noted = new LRUCache<string, number>({ max: 200_000 });
  private readonly unwritten = new Map<string, number>();
  private everyone: { readAt: number; seen: Promise<Map<string, number>> } | undefined;
  private timer: NodeJS.Timeout | undefined;
  private writing: Promise<void> = Promise.resolve();

  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly log: Log,
  ) {}

  seen(memberId: string): void {
    const now = this.clock.now().getTime();
    if (now - (this.noted.get(memberId) ?? 0) < COARSE) return;
    this.noted.set(memberId, now);
    this.unwritten.set(memberId, now);
    this.timer ??= setTimeout(() => (this.writing = this.write()), WRITE_EVERY).unref();
  }

  /** The page that the member looked at is hidden; the next request shows that they are back. */
  async hidden(memberId: string): Promise<void> {
    const now = this.clock.now();
    this.noted.delete(memberId);
    this.unwritten.delete(memberId);
    await this.database.query(
      `INSERT INTO accounts.presence AS p (member_id, seen_at, hidden_at) VALUES ($1, $2, $2)
       ON CONFLICT (member_id) DO UPDATE SET seen_at = greatest(p.seen_at, excluded.seen_at), hidden_at = $2`,
      [memberId, now],
    );
  }

  /** Part of erasure (PRV-01): what is still to be written here must not follow it. */
  async forget(memberId: string): Promise<void> {
    this.noted.delete(memberId);
    this.unwritten.delete(memberId);
    await this.writing;
    await this.database.query('DELETE FROM accounts.presence WHERE member_id = $1', [memberId]);
  }

  /** When the member was last here, and whether they still are, with the site before their eyes. */
  async lastSeen(memberId: string): Promise<LastSeen> {
    return (await this.lastSeenOf([memberId])).get(memberId)!;
  }

  async lastSeenOf(memberIds: readonly string[]): Promise<Map<string, LastSeen>> {
    const rows = await this.database.prepared<{ member_id: string; seen_at: Date; hidden_at: Date | null }>(
      'last-seen',
      'SELECT member_id, seen_at, hidden_at FROM accounts.presence WHERE member_id = ANY ($1::uuid[])',
      [memberIds],
    );
    const written = new Map(rows.map((row) => [row.member_id, row]));
    const now = this.clock.now().getTime();
    return new Map(
      memberIds.map((id): [string, LastSeen] => {
        const row = written.get(id);
        const seen = Math.max(row?.seen_at.getTime() ?? 0, this.noted.get(id) ?? 0);
        if (seen === 0) return [id, { at: null, here: false }];
        const hidden = row?.hidden_at ? row.hidden_at.getTime() >= seen : false;
        return [id, { at: new Date(seen), here: !hidden && seen > now - HERE_FOR }];
      }),
    );
  }

  async onlineAmong(memberIds: string[]): Promise<Set<string>> {
    if (memberIds.length === 0) return new Set();
    const since = this.clock.now().getTime() - ONLINE_FOR;
    const rows = await this.database.prepared<{ member_id: string }>(
      'online-among',
      'SELECT member_id FROM accounts.presence WHERE member_id = ANY ($1::uuid[]) AND seen_at > $2',
      [memberIds, new Date(since)],
    );
    const here = memberIds.filter((id) => (this.noted.get(id) ?? 0) > since);
    return new Set([...rows.map((row) => row.member_id), ...here]);
  }

  /** Everyone who is online, a few seconds late for those seen by other processes. */
  async online(): Promise<string[]> {
    const now = this.clock.now().getTime();
    if (!this.everyone || Math.abs(now - this.everyone.readAt) >= READ_EVERY) {
      const seen = this.readSince(now - ONLINE_FOR);
      this.everyone = { readAt: now, seen };
      seen.catch(() => (this.everyone = undefined));
    }
    const seen = new Map(await this.everyone.seen);
    for (const [id, at] of this.noted.entries()) seen.set(id, Math.max(at, seen.get(id) ?? 0));
    return [...seen].flatMap(([id, at]) => (at > now - ONLINE_FOR ? [id] : []));
  }

  private async readSince(since: number): Promise<Map<string, number>> {
    const rows = await this.database.prepared<{ member_id: string; seen_at: Date }>(
      'online',
      'SELECT member_id, seen_at FROM accounts.presence WHERE seen_at > $1',
      [new Date(since)],
    );
    return new Map(rows.map((row) => [row.member_id, row.seen_at.getTime()]));
  }

  async onModuleDestroy(): Promise<void> {
    clearTimeout(this.timer);
    await this.write();
  }

  private async write(): Promise<void> {
    this.timer = undefined;
    const seen = [...this.unwritten].sort(([a], [b]) => (a < b ? -1 : 1));
    this.unwritten.clear();
    if (seen.length === 0) return;
    try {
      await this.database.query(
        `INSERT INTO accounts.presence AS p (member_id, seen_at)
         SELECT member_id, to_timestamp(at / 1000.0) FROM unnest($1::uuid[], $2::bigint[]) AS s(member_id, at)
         ON CONFLICT (member_id) DO UPDATE SET seen_at = greatest(p.seen_at, excluded.seen_at)`,
        [seen.map(([id]) => id), seen.map(([, at]) => at)],
      );
    } catch (error) {
      // A lost note makes someone look offline for a minute; the next one is written again.
      this.log.error('presence not written', {}, error);
    }
  }
}
