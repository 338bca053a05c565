import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { migrate } from './migrate.js';
import { relayTo, type Broker, type BrokerMessage } from './relay.js';
import { testDatabase, testKernel } from './testing/index.js';
import { fill, say, toyContext } from './testing/toy.js';

describe('EVT-03 the relay', () => {
  it('loses nothing and keeps the order within a key, while the broker fails and the leader dies', async () => {
    const log: BrokerMessage[] = [];
    const broker: Broker = {
      publish: async (messages) => {
        await sleep(1);
        // Refused before anything is written, or cut off after some of it.
        const failure = Math.random();
        log.push(
          ...messages.slice(
            0,
            failure < 0.15 ? Math.floor(Math.random() * messages.length) : failure < 0.3 ? 0 : undefined,
          ),
        );
        if (failure < 0.3) throw new Error('broker away');
      },
      close: async () => undefined,
    };
    const databaseUrl = await testDatabase(migrate);
    const kernels = await Promise.all(
      [1, 2].map(() => testKernel({ databaseUrl, contexts: [toyContext], processors: [relayTo(broker)] })),
    );
    for (const kernel of kernels) await kernel.work(new Map());
    for (let n = 0; n < 5; n++) await fill(kernels[0]!, `k${n}`, 1_000);
    for (let i = 0; i < 60; i++) {
      await Promise.all([0, 1, 2, 3, 4].map((n) => say(kernels[n % 2]!, { by: `k${n}`, talkId: `relayed${n % 2}` })));
      if (i % 20 === 10) {
        await kernels[0]!.database.query(
          `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = 'dating leader' AND datname = current_database()`,
        );
      }
    }
    const stored = await kernels[0]!.database.query<{ position: number }>(
      'SELECT position FROM kernel.events ORDER BY position',
    );
    const seen = () => new Set(log.map(({ value }) => (JSON.parse(value) as { position: number }).position));
    await expect.poll(() => seen().size, { timeout: 15_000 }).toBe(stored.length);

    const versions = new Map<string, number>();
    for (const { key, value } of log) {
      const { version } = JSON.parse(value) as { version: number };
      const last = versions.get(key) ?? 0;
      // Published again after a failure, or the next one; never one that skips.
      expect(version).toBeLessThanOrEqual(last + 1);
      versions.set(key, Math.max(last, version));
    }
  });
});
