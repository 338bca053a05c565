import { Injectable } from '@nestjs/common';
import { Clock, Database, type Eraser, type Query } from '../../kernel/index.js';

export type ToldKind = 'message-mail' | 'like' | 'like-mail' | 'reminder' | 'reminder-mail' | 'weekly-mail';

export interface Telling {
  memberId: string;
  kind: ToldKind;
  about: string;
  version?: number;
}

/** What members were last told, so that each thing is told once. The first who claims a telling does it. */
@Injectable()
export class Told implements Eraser {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  /** Of a conversation once until it is read: again only when what was told last has been read. */
  async claimUnlessUnread(query: Query, telling: Telling, readUpTo: number): Promise<boolean> {
    return this.claim(query, telling, 't.version <= $6', readUpTo);
  }

  /** Once since then; null: once and for all. */
  async claimSince(query: Query, telling: Telling, since: Date | null): Promise<boolean> {
    return this.claim(query, telling, 't.told_at < $6::timestamptz', since);
  }

  async erase(memberId: string): Promise<void> {
    await this.database.query('DELETE FROM notifications.told WHERE member_id = $1 OR about = $1', [memberId]);
  }

  private async claim(query: Query, telling: Telling, again: string, value: unknown): Promise<boolean> {
    const { memberId, kind, about, version = 0 } = telling;
    const rows = await query(
      `INSERT INTO notifications.told AS t (member_id, kind, about, version, told_at) VALUES ($1, $2, $3, $4, $5)
       ON CONFLICT (member_id, kind, about) DO UPDATE SET version = excluded.version, told_at = excluded.told_at
       WHERE ${again} RETURNING 1`,
      [memberId, kind, about, version, this.clock.now(), value],
    );
    return rows.length > 0;
  }
}
