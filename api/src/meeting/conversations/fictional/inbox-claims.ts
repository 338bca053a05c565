import { Injectable } from '@nestjs/common';
import { Clock, Database } from '../../../kernel/index.js';
import { conversationClaimed } from '../conversations.errors.js';

/** Seconds after which a conversation is free again when whoever was answering is heard of no more. */
export const CLAIM_SECONDS = 180;

/** Who answers where: two of the staff never write in one conversation at a time (PRO-04). */
@Injectable()
export class InboxClaims {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  /** Takes it, or keeps it, and says until when. @throws conversationClaimed while another holds it */
  async take(staffId: string, conversationId: string): Promise<Date> {
    const now = this.clock.now();
    const ends = new Date(now.getTime() + CLAIM_SECONDS * 1000);
    const taken = await this.database.one(
      `INSERT INTO conversations.inbox_claims AS held (conversation_id, staff_id, ends_at) VALUES ($1, $2, $3)
       ON CONFLICT (conversation_id) DO UPDATE SET staff_id = excluded.staff_id, ends_at = excluded.ends_at
        WHERE held.staff_id = excluded.staff_id OR held.ends_at <= $4
       RETURNING 1`,
      [conversationId, staffId, ends, now],
    );
    if (!taken) throw conversationClaimed({});
    await this.database.query('DELETE FROM conversations.inbox_claims WHERE ends_at <= $1', [now]);
    return ends;
  }

  /** Gives it back; another's is left alone. */
  async release(staffId: string, conversationId: string): Promise<void> {
    await this.database.query('DELETE FROM conversations.inbox_claims WHERE staff_id = $1 AND conversation_id = $2', [
      staffId,
      conversationId,
    ]);
  }

  /** Who holds which of these just now. */
  async holders(conversationIds: readonly string[]): Promise<Map<string, string>> {
    const rows = await this.database.query<{ conversation_id: string; staff_id: string }>(
      'SELECT conversation_id, staff_id FROM conversations.inbox_claims WHERE conversation_id = ANY ($1::uuid[]) AND ends_at > $2',
      [conversationIds, this.clock.now()],
    );
    return new Map(rows.map((row) => [row.conversation_id, row.staff_id]));
  }
}
