import { Injectable } from '@nestjs/common';
import { Clock, Database } from '../../../kernel/index.js';
import { photoClaimed } from '../../../members/photos/index.js';

/** As of the photos of albums. */
const CLAIM_SECONDS = 180;
const CLAIMED_AT_ONCE = 24;

const WAITING = 'NOT p.inspected AND NOT p.decided';

/**
 * Which photos of chats each moderator has before them: nobody else is handed these, nor may decide them (ADM-01).
 * SQL: what is taken is found, skipping what others hold, and marked in one statement.
 */
@Injectable()
export class ChatPhotoClaims {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  /** Keeps what is held, takes the oldest that nobody holds beside it, and names all of them. */
  take(staffId: string): Promise<string[]> {
    const now = this.clock.now();
    const ends = new Date(now.getTime() + CLAIM_SECONDS * 1000);
    return this.database.transaction(async (query) => {
      // One at a time: two who ask at once get different photos.
      await query("SELECT pg_advisory_xact_lock(hashtext('chat photo claims'))");
      await query(
        `DELETE FROM conversations.photo_claims c WHERE ends_at <= $1
            OR NOT EXISTS (SELECT FROM read.chat_photos p WHERE p.photo_id = c.photo_id AND NOT p.inspected)`,
        [now],
      );
      await query('UPDATE conversations.photo_claims SET ends_at = $2 WHERE staff_id = $1', [staffId, ends]);
      await query(
        `INSERT INTO conversations.photo_claims (photo_id, staff_id, ends_at)
         SELECT p.photo_id, $1::uuid, $2::timestamptz FROM read.chat_photos p
          WHERE ${WAITING} AND NOT EXISTS (SELECT FROM conversations.photo_claims c WHERE c.photo_id = p.photo_id)
          ORDER BY p.sent_at, p.photo_id
          LIMIT greatest(0, $3::int - (SELECT count(*) FROM conversations.photo_claims c
                                         JOIN read.chat_photos p USING (photo_id)
                                        WHERE c.staff_id = $1::uuid AND ${WAITING}))`,
        [staffId, ends, CLAIMED_AT_ONCE],
      );
      const held = await query<{ photo_id: string }>(
        `SELECT photo_id FROM conversations.photo_claims c JOIN read.chat_photos p USING (photo_id)
          WHERE c.staff_id = $1 AND ${WAITING} ORDER BY p.sent_at, photo_id`,
        [staffId],
      );
      return held.map(({ photo_id }) => photo_id);
    });
  }

  /** Gives everything back to the queue. */
  async release(staffId: string): Promise<void> {
    await this.database.query('DELETE FROM conversations.photo_claims WHERE staff_id = $1', [staffId]);
  }

  /** @throws photoClaimed when another moderator has one of them before them */
  async requireFree(staffId: string, photoIds: readonly string[]): Promise<void> {
    const others = await this.database.one(
      `SELECT 1 FROM conversations.photo_claims
        WHERE photo_id = ANY ($1::uuid[]) AND staff_id <> $2 AND ends_at > $3 LIMIT 1`,
      [photoIds, staffId, this.clock.now()],
    );
    if (others) throw photoClaimed({});
  }
}
