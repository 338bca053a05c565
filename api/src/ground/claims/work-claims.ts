import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Type, type Static } from 'typebox';
import { In, LessThanOrEqual, MoreThan, Repository } from 'typeorm';
import { Clock, Instant, Nullable } from '../../kernel/index.js';
import { claimedByColleague } from './claims.errors.js';
import { StaffMembers } from '../staff/index.js';
import { WorkClaim, type ClaimedResource } from './work-claim.entity.js';

/** Seconds after which a record is free again when whoever had it before them is heard of no more. */
export const WORK_CLAIM_SECONDS = 180;

/** Who works on a record, and since when. */
export const Claim = Type.Object({ by: Type.String(), by_name: Nullable(Type.String()), since: Instant });
export type Claim = Static<typeof Claim>;

/** Two of the staff never decide the same: whoever opens a record of a queue claims it (ADM-01). */
@Injectable()
export class WorkClaims {
  constructor(
    @InjectRepository(WorkClaim) private readonly claims: Repository<WorkClaim>,
    private readonly staff: StaffMembers,
    private readonly clock: Clock,
  ) {}

  /** Takes it, or keeps it, unless a colleague has it; `over`: also then. Answers who has it after that. */
  async take(resource: ClaimedResource, recordId: string, by: { staffId: string; over: boolean }): Promise<Claim> {
    const now = this.clock.now();
    const endsAt = new Date(now.getTime() + WORK_CLAIM_SECONDS * 1000);
    // Whoever keeps one has had it since they took it.
    await this.claims.query(
      `INSERT INTO staff.claims AS held (resource, record_id, staff_id, since, ends_at) VALUES ($1, $2, $3, $4, $5)
       ON CONFLICT (resource, record_id) DO UPDATE
          SET staff_id = excluded.staff_id, ends_at = excluded.ends_at,
              since = CASE WHEN held.staff_id = excluded.staff_id AND held.ends_at > $4
                           THEN held.since ELSE excluded.since END
        WHERE held.staff_id = excluded.staff_id OR held.ends_at <= $4 OR $6`,
      [resource, recordId, by.staffId, now, endsAt, by.over],
    );
    await this.claims.delete({ endsAt: LessThanOrEqual(now) });
    return (await this.holders(resource, [recordId])).get(recordId)!;
  }

  /** Gives it back; another's is left alone. */
  async release(resource: ClaimedResource, recordId: string, staffId: string): Promise<void> {
    await this.claims.delete({ resource, recordId, staffId });
  }

  /** Who has which of these before them just now. */
  async holders(resource: ClaimedResource, recordIds: readonly string[]): Promise<Map<string, Claim>> {
    if (recordIds.length === 0) return new Map();
    const endsAt = MoreThan(this.clock.now());
    const held = await this.claims.findBy({ resource, recordId: In(recordIds), endsAt });
    const names = await this.staff.namesOf(held.map(({ staffId }) => staffId));
    return new Map(
      held.map(({ recordId, staffId, since }) => [
        recordId,
        { by: staffId, by_name: names.get(staffId) ?? null, since: since.toISOString() },
      ]),
    );
  }

  /** @throws claimed_by_colleague while another has it */
  async requireFree(resource: ClaimedResource, recordId: string, staffId: string): Promise<void> {
    const holder = (await this.holders(resource, [recordId])).get(recordId);
    if (holder && holder.by !== staffId) throw claimedByColleague({});
  }
}
