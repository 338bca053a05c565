import { BrokerFailure, type KafkaBroker } from './broker.js';
import type { Database } from './database.js';
import { LEADER_LOCKS, lockNumber } from './lock-numbers.js';
import { RELAY } from './relay.js';

/**
 * Lets the relay begin at this position again, for a topic that was wiped (EVT-05). Readers skip what is not above the
 * highest position that they have seen in a partition, so nothing newer may be in the topic, nor come into it first.
 * @throws BrokerFailure
 */
export async function relayAnew(database: Database, broker: KafkaBroker, from: number): Promise<void> {
  await database.transaction(async (query) => {
    const [row] = await query<{ free: boolean }>('SELECT pg_try_advisory_xact_lock($1, $2) AS free', [
      LEADER_LOCKS,
      lockNumber(RELAY),
    ]);
    if (!row!.free) throw new BrokerFailure('A process still relays: stop the workers first.');
    const held = await broker.holds().finally(() => broker.close());
    if (held > 0) throw new BrokerFailure(`The topic still holds ${held} events: delete it or its records first.`);
    await query(
      `INSERT INTO kernel.checkpoints (name, position) VALUES ($1, $2)
         ON CONFLICT (name) DO UPDATE SET position = excluded.position`,
      [RELAY, from - 1],
    );
  });
}
