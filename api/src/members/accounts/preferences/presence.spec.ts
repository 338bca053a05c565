import { randomUUID } from 'node:crypto';
import { expect, it } from '@jest/globals';
import { TestClock, testKernel } from '../../../../testing/kernel/index.js';
import { Presence } from './presence.js';

it('PRV-01 who was seen a moment before their erasure is not written after it', async () => {
  const clock = new TestClock();
  const { database, log } = await testKernel({ clock });
  const presence = new Presence(database, clock, log);
  const [erased, other] = [randomUUID(), randomUUID()];
  presence.seen(erased);
  presence.seen(other);
  await presence.erase(erased);
  await presence.onModuleDestroy();
  expect(await database.query('SELECT member_id FROM accounts.presence')).toEqual([{ member_id: other }]);
});
