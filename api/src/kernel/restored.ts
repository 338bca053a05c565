import type { Database } from './database.js';

/** More events a second than any machine has written. */
const FASTEST = 20_000;
const AT_LEAST = 1_000_000;

/**
 * After an older backup was restored: what is numbered from now on gets numbers that were never given. Events since the
 * backup are gone here, but whoever read the topic has seen their positions and would skip others that come under them;
 * and what was sealed since names keys that are gone. How many there were nobody knows any more: more than can have been
 * written since the last event that is left. Runs before anything is written; again it leaves one more gap.
 *
 * @returns the last position of the log, and the one after which it goes on
 */
export async function leaveGapBehindRestored(database: Database): Promise<[number, number]> {
  return database.transaction(async (query) => {
    // Nobody appends meanwhile.
    await query('SELECT pg_advisory_xact_lock(7700)');
    const [row] = await query<{ head: number; from: number }>(
      `WITH head AS (SELECT coalesce(max(position), 0) AS position FROM kernel.events),
            gap AS (SELECT greatest($1::bigint, ceil(extract(epoch FROM clock_timestamp() - max(recorded_at)) * $2)::bigint) AS size
                      FROM kernel.events WHERE position = (SELECT position FROM head))
       SELECT head.position AS head,
              setval(pg_get_serial_sequence('kernel.events', 'position'),
                     greatest(head.position, (SELECT last_value FROM kernel.events_position_seq)) + gap.size) AS from,
              setval(pg_get_serial_sequence('vault.keys', 'id'),
                     (SELECT last_value FROM vault.keys_id_seq) + gap.size) AS keys
         FROM head, gap`,
      [AT_LEAST, FASTEST],
    );
    return [row!.head, row!.from];
  });
}
