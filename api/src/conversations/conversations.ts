import { Injectable } from '@nestjs/common';
import { Database } from '../kernel/index.js';

/** What other contexts may ask about conversations. */
@Injectable()
export class Conversations {
  constructor(private readonly database: Database) {}

  async totalUnread(memberId: string): Promise<number> {
    const [row] = await this.database.prepared<{ unread: number }>(
      'total-unread',
      `SELECT coalesce(sum(unread), 0)::bigint AS unread FROM (
         SELECT unread_a AS unread FROM read.chats WHERE member_a = $1
         UNION ALL SELECT unread_b FROM read.chats WHERE member_b = $1) own`,
      [memberId],
    );
    return row!.unread;
  }
}
