import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Type, type Static } from 'typebox';
import { In, LessThanOrEqual, MoreThan, Not, Repository } from 'typeorm';
import { Clock, Database, Instant, Nullable } from '../../kernel/index.js';
import { StaffMembers } from '../staff/index.js';
import type { claimedByColleague } from './claims.errors.js';
import { policyOf, type ClaimedResource } from './claim-policies.js';
import { WorkClaim } from './work-claim.entity.js';

/** Who works on a record, and since when. */
export const Claim = Type.Object({ by: Type.String(), by_name: Nullable(Type.String()), since: Instant });
export type Claim = Static<typeof Claim>;

type Refusal = typeof claimedByColleague;

/** Two of the staff never decide the same: whoever opens a record of a queue claims it (ADM-01, PRO-04). */
@Injectable()
export class WorkClaims {
  constructor(
    @InjectRepository(WorkClaim) private readonly claims: Repository<WorkClaim>,
    private readonly database: Database,
    private readonly staff: StaffMembers,
    private readonly clock: Clock,
  ) {}

  /** Takes it, or keeps it, unless a colleague has it; `over`: also then. Answers who has it after that. */
  async take(resource: ClaimedResource, recordId: string, by: { staffId: string; over: boolean }): Promise<Claim> {
    await this.put(resource, recordId, by);
    const claim = (await this.holders(resource, [recordId])).get(recordId);
    // A colleague who had it may have given it back in between.
    return claim ?? this.take(resource, recordId, by);
  }

  /** Takes it, or keeps it, and says until when. @throws the refusal while a colleague has it */
  async hold(resource: ClaimedResource, recordId: string, staffId: string, refusal: Refusal): Promise<Date> {
    const endsAt = await this.put(resource, recordId, { staffId, over: false });
    if (!endsAt) throw refusal({});
    return endsAt;
  }

  /**
   * Adds the oldest records that nobody has; answers the ids of all that this one has, and how many wait, those of
   * others included. What they have stays theirs until somebody else takes it: looking again, as the console does by
   * itself, keeps nothing from others. SQL: one statement finds records, skipping those claimed by others, and claims
   * them.
   *
   * @param queue SQL of its records: `id`, `since` when each is in it, and whether it is `undecided`
   */
  handOut(resource: ClaimedResource, staffId: string, queue: string): Promise<{ ids: string[]; waiting: number }> {
    const now = this.clock.now();
    const held = `FROM staff.claims c JOIN (${queue}) q ON q.id = c.record_id
                  WHERE c.resource = $1 AND c.staff_id = $2::uuid AND q.undecided`;
    return this.database.transaction(async (query) => {
      // Serialised, so that two moderators who ask at once get different records.
      await query('SELECT pg_advisory_xact_lock(hashtext($1))', [`claims of ${resource}`]);
      await query(
        `DELETE FROM staff.claims c WHERE resource = $1 AND (ends_at <= $3 AND staff_id <> $2
            OR NOT EXISTS (SELECT FROM (${queue}) q WHERE q.id = c.record_id))`,
        [resource, staffId, now],
      );
      await query(
        `INSERT INTO staff.claims (resource, record_id, staff_id, since, ends_at)
         SELECT $1, q.id, $2::uuid, $3::timestamptz, $4::timestamptz FROM (${queue}) q
          WHERE q.undecided AND NOT EXISTS (SELECT FROM staff.claims c WHERE c.resource = $1 AND c.record_id = q.id)
          ORDER BY q.since, q.id LIMIT greatest(0, $5::int - (SELECT count(*) ${held}))`,
        [resource, staffId, now, this.end(resource), policyOf(resource).atOnce],
      );
      const rows = await query<{ id: string }>(`SELECT q.id ${held} ORDER BY q.since, q.id`, [resource, staffId]);
      const [count] = await query<{ waiting: number }>(
        `SELECT count(*)::int AS waiting FROM (${queue}) q WHERE undecided`,
        [],
      );
      return { ids: rows.map(({ id }) => id), waiting: count!.waiting };
    });
  }

  /** Gives back one record, or all of the resource; another's is left alone. */
  async release(resource: ClaimedResource, staffId: string, recordId?: string): Promise<void> {
    await this.claims.delete({ resource, staffId, ...(recordId && { recordId }) });
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

  /** Before a decision about these. @throws the refusal while a colleague has one of them */
  async requireFree(
    resource: ClaimedResource,
    recordIds: string | readonly string[],
    staffId: string,
    refusal: Refusal,
  ): Promise<void> {
    const recordId = In([recordIds].flat());
    const endsAt = MoreThan(this.clock.now());
    if (await this.claims.existsBy({ resource, recordId, staffId: Not(staffId), endsAt })) throw refusal({});
    if (policyOf(resource).decisionsRenew)
      await this.claims.update({ resource, staffId }, { endsAt: this.end(resource) });
  }

  /** Until when it is theirs; undefined: a colleague has it. */
  private async put(
    resource: ClaimedResource,
    recordId: string,
    { staffId, over }: { staffId: string; over: boolean },
  ): Promise<Date | undefined> {
    const [now, endsAt] = [this.clock.now(), this.end(resource)];
    // Whoever keeps one has had it since they took it.
    const put = await this.database.query(
      `INSERT INTO staff.claims AS held (resource, record_id, staff_id, since, ends_at) VALUES ($1, $2, $3, $4, $5)
       ON CONFLICT (resource, record_id) DO UPDATE
          SET staff_id = excluded.staff_id, ends_at = excluded.ends_at,
              since = CASE WHEN held.staff_id = excluded.staff_id AND held.ends_at > $4
                           THEN held.since ELSE excluded.since END
        WHERE held.staff_id = excluded.staff_id OR held.ends_at <= $4 OR $6
       RETURNING record_id`,
      [resource, recordId, staffId, now, endsAt, over],
    );
    await this.claims.delete({ resource, endsAt: LessThanOrEqual(now) });
    return put.length > 0 ? endsAt : undefined;
  }

  private end(resource: ClaimedResource): Date {
    return new Date(this.clock.now().getTime() + policyOf(resource).seconds * 1000);
  }
}
