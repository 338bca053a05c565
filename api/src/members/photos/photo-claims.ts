import { Injectable } from '@nestjs/common';
import { Clock, Database } from '../../kernel/index.js';
import { photoClaimed } from './photos.errors.js';

/** Seconds after which a photo returns to the queue if its moderator's browser no longer responds. */
export const CLAIM_SECONDS = 180;
/** A moderator is handed further photos up to this number; withdrawn decisions may bring it above. */
export const CLAIMED_AT_ONCE = 24;

/** A queue of photos under inspection: its tables, with the columns and conditions of `photos` as SQL (alias `p`). */
export interface InspectionQueue {
  claims: string;
  photos: string;
  underInspection: string;
  /** When it came into the queue. */
  since: string;
}

/**
 * Photos claimed by each moderator: nobody else is handed them or may decide them (ADM-01). SQL: one statement finds
 * photos, skipping those claimed by others, and claims them.
 */
export abstract class InspectionClaims {
  private readonly waiting: string;

  protected constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly queue: InspectionQueue,
  ) {
    this.waiting = `${queue.underInspection} AND NOT p.decided`;
  }

  /** Renews the moderator's claims, adds the oldest unclaimed photos, and returns the ids of all of them. */
  take(staffId: string): Promise<string[]> {
    const { claims, photos, underInspection, since } = this.queue;
    const now = this.clock.now();
    const ends = new Date(now.getTime() + CLAIM_SECONDS * 1000);
    return this.database.transaction(async (query) => {
      // Serialised, so that two moderators who ask at once get different photos.
      await query('SELECT pg_advisory_xact_lock(hashtext($1))', [claims]);
      await query(
        `DELETE FROM ${claims} c WHERE ends_at <= $1
            OR NOT EXISTS (SELECT FROM ${photos} p WHERE p.photo_id = c.photo_id AND ${underInspection})`,
        [now],
      );
      await query(`UPDATE ${claims} SET ends_at = $2 WHERE staff_id = $1`, [staffId, ends]);
      await query(
        `INSERT INTO ${claims} (photo_id, staff_id, ends_at)
         SELECT p.photo_id, $1::uuid, $2::timestamptz FROM ${photos} p
          WHERE ${this.waiting} AND NOT EXISTS (SELECT FROM ${claims} c WHERE c.photo_id = p.photo_id)
          ORDER BY p.${since}, p.photo_id
          LIMIT greatest(0, $3::int - (SELECT count(*) FROM ${claims} c JOIN ${photos} p USING (photo_id)
                                        WHERE c.staff_id = $1::uuid AND ${this.waiting}))`,
        [staffId, ends, CLAIMED_AT_ONCE],
      );
      const held = await query<{ photo_id: string }>(
        `SELECT photo_id FROM ${claims} c JOIN ${photos} p USING (photo_id)
          WHERE c.staff_id = $1 AND ${this.waiting} ORDER BY p.${since}, photo_id`,
        [staffId],
      );
      return held.map(({ photo_id }) => photo_id);
    });
  }

  /** Returns all claimed photos to the queue. */
  async release(staffId: string): Promise<void> {
    await this.database.query(`DELETE FROM ${this.queue.claims} WHERE staff_id = $1`, [staffId]);
  }

  /** @throws photoClaimed if another moderator has claimed one of them */
  async requireFree(staffId: string, photoIds: readonly string[]): Promise<void> {
    const others = await this.database.one(
      `SELECT 1 FROM ${this.queue.claims}
        WHERE photo_id = ANY ($1::uuid[]) AND staff_id <> $2 AND ends_at > $3 LIMIT 1`,
      [photoIds, staffId, this.clock.now()],
    );
    if (others) throw photoClaimed({});
  }
}

/** Claims on photos of albums. */
@Injectable()
export class PhotoClaims extends InspectionClaims {
  constructor(database: Database, clock: Clock) {
    super(database, clock, {
      claims: 'photos.claims',
      photos: 'read.photos',
      underInspection: "p.status = 'under_inspection'",
      since: 'added_at',
    });
  }
}
