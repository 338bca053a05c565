import type { OnModuleDestroy } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import { atMost, Clock, Database, ErasesMember, Log, type Eraser } from '../../../kernel/index.js';

/** How long a member counts as online after the last request, in milliseconds. */
const ONLINE_FOR_MS = 5 * 60_000;
/**
 * How long after the last request a member counts as looking at the site, in milliseconds: with push, a page polls only
 * every five minutes (CHT-09).
 */
const HERE_FOR_MS = 6 * 60_000;
/** Minimum interval between two writes for one member, in milliseconds. */
const RESOLUTION_MS = 60_000;
/** Milliseconds between two batch writes. */
const WRITE_INTERVAL_MS = 2_000;
/** How long the list of everyone online is cached, in milliseconds. */
const READ_INTERVAL_MS = 5_000;

export interface LastSeen {
  at: Date | null;
  here: boolean;
}

/**
 * When members were last seen: recorded in memory on each request and written in batches. SQL: one statement with
 * arrays.
 */
@ErasesMember()
export class Presence implements Eraser, OnModuleDestroy {
  private readonly noted = new LRUCache<string, number>(atMost(200_000));
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
    if (now - (this.noted.get(memberId) ?? 0) < RESOLUTION_MS) return;
    this.noted.set(memberId, now);
    this.unwritten.set(memberId, now);
    this.timer ??= setTimeout(() => (this.writing = this.write()), WRITE_INTERVAL_MS).unref();
  }

  /** Records that the member's page was hidden; the next request shows that they are back. */
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

  /** Pending writes must not happen after it (PRV-01). */
  async erase(memberId: string): Promise<void> {
    this.noted.delete(memberId);
    this.unwritten.delete(memberId);
    await this.writing;
    await this.database.query('DELETE FROM accounts.presence WHERE member_id = $1', [memberId]);
  }

  /** When the member was last seen, and whether they are still looking at the site. */
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
        return [id, { at: new Date(seen), here: !hidden && seen > now - HERE_FOR_MS }];
      }),
    );
  }

  /**
   * The days (UTC, `YYYY-MM-DD`) on which the member was here, as `MembersSeen` keeps them; reads every such event since
   * the day `from`, by default all.
   */
  async daysSeen(memberId: string, from = ''): Promise<string[]> {
    const rows = await this.database.query<{ day: string }>(
      `SELECT DISTINCT data->>'day' AS day FROM kernel.events
        WHERE stream >= 'seen-' || $2 AND stream < 'seen.' AND data::jsonb->'memberIds' ? $1 ORDER BY day`,
      [memberId, from],
    );
    return rows.map(({ day }) => day);
  }

  /** Those of the members who were seen in the last five minutes. */
  async onlineAmong(memberIds: string[]): Promise<Set<string>> {
    if (memberIds.length === 0) return new Set();
    const since = this.clock.now().getTime() - ONLINE_FOR_MS;
    const rows = await this.database.prepared<{ member_id: string }>(
      'online-among',
      'SELECT member_id FROM accounts.presence WHERE member_id = ANY ($1::uuid[]) AND seen_at > $2',
      [memberIds, new Date(since)],
    );
    const here = memberIds.filter((id) => (this.noted.get(id) ?? 0) > since);
    return new Set([...rows.map((row) => row.member_id), ...here]);
  }

  /** Everyone who is online; members seen by other processes appear a few seconds late. */
  async online(): Promise<string[]> {
    const now = this.clock.now().getTime();
    if (!this.everyone || Math.abs(now - this.everyone.readAt) >= READ_INTERVAL_MS) {
      const seen = this.readSince(now - ONLINE_FOR_MS);
      this.everyone = { readAt: now, seen };
      seen.catch(() => (this.everyone = undefined));
    }
    const seen = new Map(await this.everyone.seen);
    for (const [id, at] of this.noted.entries()) seen.set(id, Math.max(at, seen.get(id) ?? 0));
    return [...seen].flatMap(([id, at]) => (at > now - ONLINE_FOR_MS ? [id] : []));
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
      // A lost write makes a member appear offline for a minute, until the next one.
      this.log.error('presence not written', {}, error);
    }
  }
}
