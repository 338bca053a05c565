import type { Database } from './database.js';
import { RELAY } from './relay.js';

/** Events per second; more than any machine has ever written. */
const MAX_EVENT_RATE = 20_000;
/** Minimum gap, in positions. */
const MIN_GAP = 1_000_000;

/**
 * Run after restoring an older backup: skips sequence numbers, so that no number is given out twice. Events since the
 * backup are lost here, but consumers of the topic have seen their positions and would ignore other events with the
 * same ones; and data sealed since refers to keys that are gone. Their number is unknown, so the gap is larger than
 * what can have been written since the last remaining event. Runs before anything is written; running it again leaves
 * one more gap.
 *
 * @returns the last position in the log, and the position after which it continues
 */
export async function leaveGapBehindRestored(database: Database): Promise<[number, number]> {
  return database.transaction(async (query) => {
    // Blocks all appends until commit.
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
      [MIN_GAP, MAX_EVENT_RATE],
    );
    // What the topic has of the lost events is not for those who follow it here.
    await query(
      `INSERT INTO kernel.checkpoints (name, position, floor) VALUES ($1, 0, $2)
         ON CONFLICT (name) DO UPDATE SET floor = excluded.floor`,
      [RELAY, row!.from],
    );
    return [row!.head, row!.from];
  });
}
