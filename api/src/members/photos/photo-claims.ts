import { Injectable } from '@nestjs/common';
import { Clock, Database } from '../../kernel/index.js';
import { photoClaimed } from './photos.errors.js';

/** Seconds after which a photo goes to whoever waits for one, if its moderator has decided nothing. */
export const CLAIM_SECONDS = 60;
/** A moderator is handed further photos up to this number; withdrawn decisions may bring it above. */
export const CLAIMED_AT_ONCE = 6;

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

  /**
   * Adds the oldest photos that nobody has, and returns the ids of all that the moderator has. What they have stays
   * theirs until somebody else takes it: looking again, as the console does by itself, keeps nothing from others.
   */
  take(staffId: string): Promise<string[]> {
    const { claims, photos, underInspection, since } = this.queue;
    const now = this.clock.now();
    const ends = this.end();
    return this.database.transaction(async (query) => {
      // Serialised, so that two moderators who ask at once get different photos.
      await query('SELECT pg_advisory_xact_lock(hashtext($1))', [claims]);
      await query(
        `DELETE FROM ${claims} c WHERE ends_at <= $1 AND staff_id <> $2
            OR NOT EXISTS (SELECT FROM ${photos} p WHERE p.photo_id = c.photo_id AND ${underInspection})`,
        [now, staffId],
      );
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

  /**
   * Before a decision: whoever makes one keeps the rest of theirs.
   * @throws photoClaimed if another moderator has claimed one of them
   */
  async requireFree(staffId: string, photoIds: readonly string[]): Promise<void> {
    const others = await this.database.one(
      `SELECT 1 FROM ${this.queue.claims}
        WHERE photo_id = ANY ($1::uuid[]) AND staff_id <> $2 AND ends_at > $3 LIMIT 1`,
      [photoIds, staffId, this.clock.now()],
    );
    if (others) throw photoClaimed({});
    await this.database.query(`UPDATE ${this.queue.claims} SET ends_at = $2 WHERE staff_id = $1`, [
      staffId,
      this.end(),
    ]);
  }

  private end(): Date {
    return new Date(this.clock.now().getTime() + CLAIM_SECONDS * 1000);
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
