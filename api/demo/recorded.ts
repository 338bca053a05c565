import type { Database } from '../src/kernel/index.js';
import type { Calendar } from './calendar.js';

/** From when on the site was so many hours behind. */
interface Mark {
  since: Date;
  hoursAgo: number;
}

/** Acts that are under way share the clock, so an event may be recorded a few days of the demo's time too late. */
const LATE = '4 days';

/**
 * The database knows no clock but its own: it has recorded the year of the demo world within half a minute. Told by
 * this, each event was recorded when it happened, as on a site that has been there for a year, so that the timeline and
 * a member as of an instant agree with the rest of the console.
 */
export class Recorded {
  private readonly marks: Mark[] = [];

  /** The calendar, noted down while it moves. */
  noted(calendar: Calendar): Calendar {
    return {
      goTo: (hoursAgo) => {
        this.marks.push({ since: new Date(), hoursAgo });
        calendar.goTo(hoursAgo);
      },
    };
  }

  async tell(database: Database): Promise<void> {
    const { marks } = this;
    const client = await database.background.connect();
    try {
      await client.query('BEGIN; ALTER TABLE kernel.events DISABLE TRIGGER events_are_append_only');
      await client.query(TELL, [
        marks.map(({ since }) => since),
        marks.map(({ hoursAgo }) => hoursAgo),
        marks[0]!.since,
      ]);
      await client.query('ALTER TABLE kernel.events ENABLE TRIGGER events_are_append_only; COMMIT');
      client.release();
    } catch (error) {
      client.release(error as Error);
      throw error;
    }
  }
}

/** The latest instant that an event tells of itself; of those that tell none, what the site's clock showed. */
const TELL = `
  WITH moments AS (
    SELECT since AS at, hours, NULL::bigint AS position FROM unnest($1::timestamptz[], $2::float8[]) AS m(since, hours)
    UNION ALL SELECT recorded_at, NULL, position FROM kernel.events WHERE recorded_at >= $3
  ), spans AS (
    SELECT at, hours, position, count(hours) OVER (ORDER BY at, position NULLS FIRST) AS span FROM moments
  ), recorded AS (
    SELECT position, at - min(hours) OVER (PARTITION BY span) * interval '1 hour' AS at FROM spans
  )
  UPDATE kernel.events e SET recorded_at = coalesce((
      SELECT max(done) FROM (
        SELECT CASE WHEN value ~ '^\\d{4}-\\d\\d-\\d\\dT[\\d:.]+Z$' THEN value::timestamptz END AS done
          FROM json_each_text(e.data) WHERE key ~ '(^a|A)t$') told
       WHERE done BETWEEN r.at - interval '${LATE}' AND r.at), r.at)
    FROM recorded r WHERE r.position = e.position`;
