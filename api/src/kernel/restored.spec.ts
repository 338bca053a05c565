import { describe, expect, it } from '@jest/globals';
import type { Broker } from './broker.js';
import { migrate } from './migrate.js';
import { leaveGapBehindRestored } from './restored.js';
import { copyOfDatabase, eventually, sealedFor, testDatabase, testKernel } from '../../testing/kernel/index.js';
import { fill, say, toyContext } from '../../testing/kernel/toy.js';

/** A consumer as described in docs/operations.md: ignores events up to the highest position it has seen. */
function reader() {
  let highest = 0;
  const taken: string[] = [];
  const broker: Broker = {
    open: async () => 1,
    publish: async (messages) => {
      for (const { headers } of messages) {
        const position = Number(headers.ce_id);
        if (position <= highest) continue;
        highest = position;
        taken.push(headers.ce_type!);
      }
    },
    close: async () => undefined,
  };
  return { broker, taken, highest: () => highest };
}

describe('EVT-03 after an older backup was restored', () => {
  it('what is new is above all that readers of the topic have seen, and no key’s number is given again', async () => {
    const { broker, taken, highest } = reader();
    const databaseUrl = await testDatabase(migrate);
    const first = await testKernel({ databaseUrl, contexts: [toyContext] });
    await fill(first, 'k0', 100);
    await sealedFor(first, 'ann', 'kept');
    await first.stop();
    const backup = await copyOfDatabase(databaseUrl);

    const lost = await testKernel({ databaseUrl, contexts: [toyContext], broker });
    await lost.work(new Map());
    for (let i = 0; i < 20; i++) await say(lost, { by: 'k0', talkId: 'lost' });
    const gone = await sealedFor(lost, 'ben', 'made after the backup');
    await eventually(() => expect(taken.length).toBe(41));
    await lost.stop();

    const restored = await testKernel({ databaseUrl: backup, contexts: [toyContext], broker });
    const [head, from] = await leaveGapBehindRestored(restored.database);
    expect(head).toBe(1);
    expect(from).toBeGreaterThan(highest());
    // Once more before anything is written.
    expect((await leaveGapBehindRestored(restored.database))[1]).toBeGreaterThan(from);
    await say(restored, { by: 'k0', talkId: 'new' });
    await sealedFor(restored, 'eve', 'somebody else');
    await restored.work(new Map());
    await eventually(() => expect(taken.slice(41)).toEqual(['PursePaid', 'WordSaid']));
    expect(await restored.vault.open(gone)).toBeNull();

    // Run again, as after an interruption: it leaves one more gap, and all goes on.
    const [, further] = await leaveGapBehindRestored(restored.database);
    expect(further).toBeGreaterThan(from);
    await say(restored, { by: 'k0', talkId: 'new' });
    await eventually(() => expect(taken.length).toBe(45));
  });
});
