import { Injectable } from '@nestjs/common';
import { Database } from '../../kernel/index.js';

/** Queries about relations between members, for other contexts. */
@Injectable()
export class Blocks {
  constructor(private readonly database: Database) {}

  /** Members blocked by this member, newest first. */
  blockedBy(memberId: string): Promise<string[]> {
    const sql = 'SELECT blocked_id AS id FROM read.blocks WHERE member_id = $1 ORDER BY blocked_at DESC, blocked_id';
    return this.ids('blocked-by', sql, memberId);
  }

  /** Members who block this member. */
  blockersOf(memberId: string): Promise<string[]> {
    return this.ids('blockers-of', 'SELECT member_id AS id FROM read.blocks WHERE blocked_id = $1', memberId);
  }

  async isBlocked(memberId: string, by: string): Promise<boolean> {
    const rows = await this.database.prepared(
      'is-blocked',
      'SELECT FROM read.blocks WHERE member_id = $2 AND blocked_id = $1',
      [memberId, by],
    );
    return rows.length > 0;
  }

  /** Members with a block in either direction. */
  blockedEitherWay(memberId: string): Promise<string[]> {
    const sql = `SELECT blocked_id AS id FROM read.blocks WHERE member_id = $1
                 UNION SELECT member_id FROM read.blocks WHERE blocked_id = $1`;
    return this.ids('blocked-either-way', sql, memberId);
  }

  private async ids(name: string, sql: string, memberId: string): Promise<string[]> {
    const rows = await this.database.prepared<{ id: string }>(name, sql, [memberId]);
    return rows.map(({ id }) => id);
  }
}
