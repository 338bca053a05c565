import { Injectable } from '@nestjs/common';
import { WorkClaims } from '../../ground/claims/index.js';
import { Database } from '../../kernel/index.js';
import { photoClaimed } from './photos.errors.js';

/** Photos under inspection claimed by each moderator: nobody else is handed them or may decide them (ADM-01). */
export abstract class InspectionClaims {
  /** @param underInspection SQL of the photos: `id`, `since` when each waits, and whether it is `undecided` */
  protected constructor(
    private readonly claims: WorkClaims,
    private readonly database: Database,
    private readonly resource: 'photos' | 'chat_photos',
    private readonly underInspection: string,
  ) {}

  /** Adds the oldest photos that nobody has, and returns the ids of all that the moderator has. */
  take(staffId: string): Promise<string[]> {
    return this.claims.handOut(this.resource, staffId, this.underInspection);
  }

  /** How many wait, those claimed by others included. */
  async count(): Promise<number> {
    const sql = `SELECT count(*) AS waiting FROM (${this.underInspection}) q WHERE undecided`;
    return (await this.database.one<{ waiting: number }>(sql))!.waiting;
  }

  /** Returns all claimed photos to the queue. */
  release(staffId: string): Promise<void> {
    return this.claims.release(this.resource, staffId);
  }

  /** @throws photoClaimed if another moderator has claimed one of them */
  requireFree(staffId: string, photoIds: readonly string[]): Promise<void> {
    return this.claims.requireFree(this.resource, photoIds, staffId, photoClaimed);
  }
}

/** Claims on photos of albums. */
@Injectable()
export class PhotoClaims extends InspectionClaims {
  constructor(claims: WorkClaims, database: Database) {
    super(
      claims,
      database,
      'photos',
      `SELECT photo_id AS id, added_at AS since, NOT decided AS undecided FROM read.photos
        WHERE status = 'under_inspection'`,
    );
  }
}
