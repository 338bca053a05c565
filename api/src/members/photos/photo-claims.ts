import { Injectable } from '@nestjs/common';
import { Clock, Database } from '../../kernel/index.js';
import { photoClaimed } from './photos.errors.js';

/** Seconds after which a photo goes back to the queue when whoever looked at it is heard of no more. */
export const CLAIM_SECONDS = 180;
/** Up to how many photos one moderator is handed; what they take back may leave them with more. */
export const CLAIMED_AT_ONCE = 24;

const WAITING = "p.status = 'under_inspection' AND NOT p.decided";

/**
 * Which photos each moderator has before them: nobody else is handed these, nor may decide them (ADM-01).
 * SQL: what is taken is found, skipping what others lock, and marked in one statement.
 */
@Injectable()
export class PhotoClaims {
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
      await query("SELECT pg_advisory_xact_lock(hashtext('photo claims'))");
      await query(
        `DELETE FROM photos.claims c WHERE ends_at <= $1
            OR NOT EXISTS (SELECT FROM read.photos p WHERE p.photo_id = c.photo_id AND p.status = 'under_inspection')`,
        [now],
      );
      await query('UPDATE photos.claims SET ends_at = $2 WHERE staff_id = $1', [staffId, ends]);
      await query(
        `INSERT INTO photos.claims (photo_id, staff_id, ends_at)
         SELECT p.photo_id, $1::uuid, $2::timestamptz FROM read.photos p
          WHERE ${WAITING} AND NOT EXISTS (SELECT FROM photos.claims c WHERE c.photo_id = p.photo_id)
          ORDER BY p.added_at, p.photo_id
          LIMIT greatest(0, $3::int - (SELECT count(*) FROM photos.claims c JOIN read.photos p USING (photo_id)
                                        WHERE c.staff_id = $1::uuid AND ${WAITING}))`,
        [staffId, ends, CLAIMED_AT_ONCE],
      );
      const held = await query<{ photo_id: string }>(
        `SELECT photo_id FROM photos.claims c JOIN read.photos p USING (photo_id)
          WHERE c.staff_id = $1 AND ${WAITING} ORDER BY p.added_at, photo_id`,
        [staffId],
      );
      return held.map(({ photo_id }) => photo_id);
    });
  }

  /** Gives everything back to the queue. */
  async release(staffId: string): Promise<void> {
    await this.database.query('DELETE FROM photos.claims WHERE staff_id = $1', [staffId]);
  }

  /** @throws photoClaimed when another moderator has one of them before them */
  async requireFree(staffId: string, photoIds: readonly string[]): Promise<void> {
    const others = await this.database.one(
      'SELECT 1 FROM photos.claims WHERE photo_id = ANY ($1::uuid[]) AND staff_id <> $2 AND ends_at > $3 LIMIT 1',
      [photoIds, staffId, this.clock.now()],
    );
    if (others) throw photoClaimed({});
  }
}
