import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { describe, expect, it } from '@jest/globals';
import { DomainError } from './errors.js';
import { migrate } from './migrate.js';
import { eventually, testDatabase, testKernel } from '../../testing/kernel/index.js';
import { cuttableProxy } from '../../testing/kernel/proxy.js';
import { fill, poor, say, setGate, shut, toyContext } from '../../testing/kernel/toy.js';
import { withDeadline } from './deadlines.js';

describe('EVT-02 when the connection to the database breaks', () => {
  it('loses and doubles nothing, cut many times at random moments of a commit', async () => {
    const databaseUrl = await testDatabase(migrate);
    const proxy = await cuttableProxy(databaseUrl);
    const kernel = await testKernel({ databaseUrl: proxy.url, contexts: [toyContext], patience: 10_000 });
    const witness = await testKernel({ databaseUrl, contexts: [toyContext] });
    await fill(witness, 'payer', 100_000);

    let over = false;
    const acknowledged = new Set<string>();
    const client = async (n: number) => {
      while (!over) {
        const key = randomUUID();
        for (;;) {
          try {
            await say(kernel, { by: 'payer', talkId: `cut-${n}`, key });
            acknowledged.add(key);
            break;
          } catch (error) {
            // A rejection is a fault, because there are enough credits. Any other error is retried with the same key.
            if (error instanceof DomainError && error.code === poor.code) throw error;
          }
        }
      }
    };
    const clients = Array.from({ length: 16 }, (_, n) => client(n));
    // Until enough commands succeeded to be conclusive; the pauses grow for the sake of busy machines.
    for (let cuts = 0; cuts < 60 || acknowledged.size <= 50; cuts++) {
      await new Promise((resolve) => setTimeout(resolve, 10 + Math.random() * (60 + cuts)));
      proxy.cut();
    }
    over = true;
    await Promise.all(clients);
    proxy.close();

    const { query } = witness.database;
    const stored = await query<{ key: string; n: number }>(
      `SELECT key, count(*) AS n FROM kernel.events WHERE type = 'WordSaid' GROUP BY key`,
    );
    expect(acknowledged.size).toBeGreaterThan(50);
    expect(stored.filter(({ n }) => n !== 1)).toEqual([]);
    expect(new Set(stored.map(({ key }) => key))).toEqual(acknowledged);
    expect(await query(`SELECT credits, paid FROM read.purses WHERE id = 'payer'`)).toEqual([
      { credits: 100_000 - acknowledged.size, paid: acknowledged.size },
    ]);
  });

  it('PRO-07 what was given up and is stored all the same is seen by whoever comes next', async () => {
    const databaseUrl = await testDatabase(migrate);
    const kernel = await testKernel({ databaseUrl, contexts: [toyContext] });
    await fill(kernel, 'anna', 10);
    await say(kernel, { by: 'anna', talkId: 'held' });
    const outside = new pg.Client({ connectionString: databaseUrl });
    outside.on('error', () => undefined);
    await outside.connect();
    // Simulates a slow disk: the flush is running, and nobody can tell whether it will finish.
    await outside.query(`CREATE FUNCTION public.slowly() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
        WHILE NOT pg_try_advisory_xact_lock(1) LOOP PERFORM pg_sleep(0.01); END LOOP; RETURN NEW; END $$;
      CREATE TRIGGER slow_disk BEFORE INSERT ON kernel.events FOR EACH ROW WHEN (NEW.type = 'GateShut')
        EXECUTE FUNCTION public.slowly();
      SELECT pg_advisory_lock(1)`);
    const shutting = withDeadline({ until: Date.now() + 300 }, () => setGate(kernel, 'held', 'GateShut'));
    await expect(shutting).rejects.toMatchObject({ code: 'busy' });
    const saying = say(kernel, { by: 'anna', talkId: 'held' });
    saying.catch(() => undefined);
    // The command has read that the gate is open, and waits behind the running flush.
    await eventually(() => expect(kernel.lane.state().waiting).toBe(1));
    await outside.query('SELECT pg_advisory_unlock(1)');
    await outside.end();
    await expect(saying).rejects.toMatchObject({ code: shut.code });
    expect(await kernel.database.query(`SELECT type FROM kernel.events WHERE stream LIKE '%-held'`)).toHaveLength(2);
  });
});
