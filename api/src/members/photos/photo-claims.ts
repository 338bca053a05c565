import { Injectable } from '@nestjs/common';
import { Clock, Database } from '../../kernel/index.js';
import { photoClaimed } from './photos.errors.js';

/** Seconds after which a photo returns to the queue if its moderator's browser no longer responds. */
export const CLAIM_SECONDS = 180;
/** A moderator is handed further photos up to this number; withdrawn decisions may bring it above. */
export const CLAIMED_AT_ONCE = 24;

const WAITING = "p.status = 'under_inspection' AND NOT p.decided";

/**
 * Photos claimed by each moderator: nobody else is handed them or may decide them (ADM-01). SQL: one statement finds
 * photos, skipping rows locked by others, and claims them.
 */
@Injectable()
export class PhotoClaims {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  /** Renews the moderator's claims, adds the oldest unclaimed photos, and returns the ids of all of them. */
  take(staffId: string): Promise<string[]> {
    const now = this.clock.now();
    const ends = new Date(now.getTime() + CLAIM_SECONDS * 1000);
    return this.database.transaction(async (query) => {
      // Serialised, so that two moderators who ask at once get different photos.
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

  /** Returns all claimed photos to the queue. */
  async release(staffId: string): Promise<void> {
    await this.database.query('DELETE FROM photos.claims WHERE staff_id = $1', [staffId]);
  }

  /** @throws photoClaimed if another moderator has claimed one of them */
  async requireFree(staffId: string, photoIds: readonly string[]): Promise<void> {
    const others = await this.database.one(
      'SELECT 1 FROM photos.claims WHERE photo_id = ANY ($1::uuid[]) AND staff_id <> $2 AND ends_at > $3 LIMIT 1',
      [photoIds, staffId, this.clock.now()],
    );
    if (others) throw photoClaimed({});
  }
}
