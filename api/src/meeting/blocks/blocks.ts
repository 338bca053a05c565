import { Injectable } from '@nestjs/common';
import { Database } from '../../kernel/index.js';

/** Queries about relations between members, for other contexts. */
@Injectable()
export class Blocks {
  constructor(private readonly database: Database) {}

  /** Members blocked by this member, newest first. */
  async blockedBy(memberId: string): Promise<string[]> {
    const rows = await this.database.prepared<{ id: string }>(
      'blocked-by',
      'SELECT blocked_id AS id FROM read.blocks WHERE member_id = $1 ORDER BY blocked_at DESC, blocked_id',
      [memberId],
    );
    return rows.map((row) => row.id);
  }

  /** Members who block this member. */
  async blockersOf(memberId: string): Promise<string[]> {
    const rows = await this.database.prepared<{ id: string }>(
      'blockers-of',
      'SELECT member_id AS id FROM read.blocks WHERE blocked_id = $1',
      [memberId],
    );
    return rows.map((row) => row.id);
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
  async blockedEitherWay(memberId: string): Promise<string[]> {
    const rows = await this.database.prepared<{ id: string }>(
      'blocked-either-way',
      `SELECT blocked_id AS id FROM read.blocks WHERE member_id = $1
       UNION SELECT member_id FROM read.blocks WHERE blocked_id = $1`,
      [memberId],
    );
    return rows.map((row) => row.id);
  }
}
