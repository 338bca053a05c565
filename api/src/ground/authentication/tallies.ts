import { Injectable } from '@nestjs/common';
import { Clock, Database } from '../../kernel/index.js';

/** A counter that expires. */
export interface Tally {
  /** A keyed hash of what is counted. */
  subject: string;
  /** The maximum count. */
  limit: number;
  /** How much one attempt counts; one if it is not said. */
  taken?: number;
  /** Each count extends the expiry, instead of all counts expiring with the first. */
  extends?: boolean;
}

interface Row {
  subject: string;
  tries: number;
  ends_at: Date;
}

const MINUTE = 60_000;
/** SQL for the position of the current row's subject in the parameters. */
const PLACE = 'array_position($1::text[], a.subject)';
const LIMIT = `($4::integer[])[${PLACE}]`;
const EXTENDS = `($5::boolean[])[${PLACE}]`;

/** Counters shared by all processes, deleted once expired. SQL: each attempt is counted and judged in one statement. */
@Injectable()
export class Tallies {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  /** Whole minutes until all counters are below their limits; 0 if they are now. */
  async fullFor(tallies: readonly Tally[]): Promise<number> {
    const rows = await this.database.prepared<Row>(
      'tallies',
      'SELECT subject, tries, ends_at FROM authentication.login_attempts WHERE subject = ANY ($1)',
      [tallies.map(({ subject }) => subject)],
    );
    return this.minutesOf(rows, tallies, (row, { limit }) => row.tries >= limit);
  }

  /**
   * Counts one attempt on each counter and judges it in the database, so that of any number of concurrent attempts at
   * most `limit` pass. One that is refused already is counted nowhere: it must not use up what others share with it.
   * @returns 0 if this attempt passes, otherwise for how many minutes it does not
   */
  async count(tallies: readonly Tally[], minutes: number): Promise<number> {
    const now = this.clock.now();
    await this.database.query(
      `DELETE FROM authentication.login_attempts WHERE subject IN (
         SELECT subject FROM authentication.login_attempts WHERE ends_at <= $1 LIMIT 100 FOR UPDATE SKIP LOCKED)`,
      [now],
    );
    const rows = await this.database.query<Row>(
      `INSERT INTO authentication.login_attempts AS a (subject, tries, ends_at)
       SELECT subject, taken, $3::timestamptz
         FROM unnest($1::text[], $6::integer[]) AS counted (subject, taken)
        WHERE NOT EXISTS (SELECT FROM unnest($1::text[], $4::integer[]) AS asked (subject, most)
          JOIN authentication.login_attempts known USING (subject)
         WHERE known.ends_at > $2 AND known.tries >= asked.most)
        ORDER BY subject
       ON CONFLICT (subject) DO UPDATE SET
         tries = CASE WHEN a.ends_at <= $2 THEN excluded.tries ELSE least(a.tries, ${LIMIT}) + excluded.tries END,
         ends_at = CASE
           WHEN a.ends_at > $2 AND (a.tries >= ${LIMIT} OR NOT ${EXTENDS} AND a.tries + excluded.tries < ${LIMIT}) THEN a.ends_at
           ELSE excluded.ends_at END
       RETURNING subject, tries, ends_at`,
      [
        tallies.map(({ subject }) => subject),
        now,
        new Date(now.getTime() + minutes * MINUTE),
        tallies.map(({ limit }) => limit),
        tallies.map((tally) => tally.extends === true),
        tallies.map(({ taken = 1 }) => taken),
      ],
    );
    if (rows.length < tallies.length) return Math.max(1, await this.fullFor(tallies));
    return this.minutesOf(rows, tallies, (row, { limit }) => row.tries > limit, now);
  }

  /**
   * Resets the first counter and subtracts its count from the others.
   * @returns 0, or for how many minutes one of them was at its limit, judged while their rows were locked
   */
  async recordSuccess(own: Tally, others: readonly Tally[]): Promise<number> {
    const tallies = [own, ...others];
    return this.database.transaction(async (query) => {
      const rows = await query<Row>(
        `SELECT subject, tries, ends_at FROM authentication.login_attempts
          WHERE subject = ANY ($1) ORDER BY subject FOR UPDATE`,
        [tallies.map(({ subject }) => subject)],
      );
      const minutes = this.minutesOf(rows, tallies, (row, { limit }) => row.tries >= limit);
      const mine = rows.find(({ subject }) => subject === own.subject);
      if (minutes > 0 || !mine) return minutes;
      if (mine.ends_at > this.clock.now()) {
        await query(
          'UPDATE authentication.login_attempts SET tries = greatest(tries - $2, 0) WHERE subject = ANY ($1)',
          [others.map(({ subject }) => subject), mine.tries],
        );
      }
      await query('DELETE FROM authentication.login_attempts WHERE subject = $1', [own.subject]);
      return 0;
    });
  }

  async forget(subjects: readonly string[]): Promise<void> {
    await this.database.query('DELETE FROM authentication.login_attempts WHERE subject = ANY ($1)', [subjects]);
  }

  /** Deletes expired counters. */
  async forgetEnded(): Promise<void> {
    await this.database.query('DELETE FROM authentication.login_attempts WHERE ends_at <= $1', [this.clock.now()]);
  }

  private minutesOf(
    rows: readonly Row[],
    tallies: readonly Tally[],
    isFull: (row: Row, tally: Tally) => boolean,
    now = this.clock.now(),
  ): number {
    const ends = rows
      .filter(
        (row) =>
          row.ends_at > now &&
          isFull(
            row,
            tallies.find(({ subject }) => subject === row.subject)!,
          ),
      )
      .map((row) => row.ends_at.getTime());
    return ends.length === 0 ? 0 : Math.ceil((Math.max(...ends) - now.getTime()) / MINUTE);
  }
}
