import pg from 'pg';
import { describe, expect, it, jest } from '@jest/globals';
import { caughtUp } from './caught-up.js';
import { testApp } from './app.js';
import { copyOfDatabase } from './kernel/index.js';
import { signUp } from './members.js';

const MESSAGES = 200;
/** None more where they come in one batch; in batches of 20 there were 179. */
const MOST_WRITES = 20;
const WRITES = /\b(INSERT INTO|UPDATE|DELETE FROM)\s+(read|kernel|graphile_worker)\./;

/** What followers write from where their checkpoints stand to the end of the log. */
async function writesOf(databaseUrl: string): Promise<string[]> {
  const texts: string[] = [];
  const query = jest.spyOn(pg.Client.prototype, 'query');
  const app = await testApp({ databaseUrl, work: true });
  await caughtUp(app);
  for (const [asked] of query.mock.calls as unknown[][]) {
    const text = typeof asked === 'string' ? asked : (asked as { text?: string }).text;
    if (text && WRITES.test(text)) texts.push(text);
  }
  query.mockRestore();
  await app.kernel.stop();
  return texts;
}

describe('EVT-06 what follows the log writes by the batch', () => {
  it(`${MESSAGES} messages cost few statements more than one`, async () => {
    const app = await testApp();
    const [anna, ben] = await Promise.all([signUp(app, 'Anna', { credits: 3_000 }), signUp(app, 'Ben')]);
    const { body } = await anna.browser.post('/chats', { profile_id: ben.id });
    const send = async () => {
      const { status } = await anna.browser.post(`/chats/${body.id}/messages`, { body: 'hello' });
      expect(status).toBe(201);
    };
    await send();
    const one = await writesOf(await copyOfDatabase(app.kernel.config.databaseUrl));
    for (let n = 1; n < MESSAGES; n++) await send();
    const many = await writesOf(await copyOfDatabase(app.kernel.config.databaseUrl));
    expect(one.length).toBeGreaterThan(10);
    expect(many.length - one.length).toBeLessThan(MOST_WRITES);
  });
});
