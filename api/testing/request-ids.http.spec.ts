import { beforeAll, describe, expect, it } from '@jest/globals';
import { testApp, type TestApp } from './app.js';
import { eventually, TestClock } from './kernel/index.js';
import { confirm, signUp, type TestMember } from './members.js';

const lines: string[] = [];
let app: TestApp;
let anna: TestMember;
let ben: TestMember;
const failing = () => Promise.reject(new Error('as if'));

beforeAll(async () => {
  app = await testApp({
    clock: new TestClock(new Date()),
    env: { LOG_LEVEL: 'error' },
    logTo: { write: (line) => void lines.push(line) },
  });
  for (const [job, handler] of app.handlers)
    if (job.name === 'count-step')
      app.handlers.set(job, {
        run: (payload, context) => (context.attempt === 1 ? failing() : handler.run(payload, context)),
      });
  for (const job of app.batchHandlers.keys())
    if (job.name === 'tell-of-message') app.batchHandlers.set(job, { run: failing });
  [anna, ben] = await Promise.all([signUp(app, 'Anna'), signUp(app, 'Ben')]);
  await app.kernel.work(app.handlers, app.batchHandlers);
});

interface Stored {
  type: string;
  actor: string;
  request_id: string | null;
}
/** The newest events of these types that the member caused. */
const storedBy = ({ id }: TestMember, ...types: string[]) =>
  app.kernel.database.query<Stored>(
    'SELECT type, actor, request_id FROM kernel.events WHERE actor = $1 AND type = ANY ($2) ORDER BY position',
    [id, types],
  );
const failures = (job: string) =>
  lines
    .map((line) => JSON.parse(line) as { msg: string; job?: string; requestId?: string })
    .filter((line) => line.msg === 'job failed' && line.job === job);
const write = async (to: TestMember, body: string) => {
  const { body: chat } = await anna.browser.post('/chats', { profile_id: to.id });
  return anna.browser.post(`/chats/${chat.id}/messages`, { body });
};

describe('the id of a request', () => {
  it('is with every event that it stored, and with no other', async () => {
    expect((await write(ben, 'One')).status).toBe(201);
    expect((await write(ben, 'Two')).status).toBe(201);
    const stored = await storedBy(anna, 'MessageSent', 'CreditsSpent');
    const ids = stored.map((event) => event.request_id);
    expect(ids[0]).toMatch(/^[\w-]{8}\.[0-9a-z]+$/);
    // A message and its price are stored by one command.
    expect(new Set(stored.map(({ type }) => type)).size).toBe(2);
    expect(ids).toEqual([ids[0], ids[0], ids[2], ids[2]]);
    expect(ids[2]).not.toBe(ids[0]);
  });

  it('is made here: what a caller sends counts for nothing', async () => {
    const headers = { 'x-request-id': 'mine', 'request-id': 'mine' };
    const refused = await anna.browser.post('/chats', { profile_id: 'nobody' }, { headers });
    expect(refused.body.request_id).toMatch(/^[\w-]{8}\.[0-9a-z]+$/);
  });

  it('is in the log with each job that came of it, alone or in a batch', async () => {
    const cora = await signUp(app, 'Cora', { confirmed: false });
    await confirm(app, cora);
    await write(cora, 'Hello');
    for (const [job, by, type] of [
      ['count-step', cora, 'EmailConfirmed'],
      ['tell-of-message', anna, 'MessageSent'],
    ] as const) {
      const { request_id: id } = (await storedBy(by, type)).at(-1)!;
      await eventually(() => expect(failures(job).map(({ requestId }) => requestId)).toContain(id));
    }
  });

  it('is with nothing that a job stores, which could lead from a counted step to its member', async () => {
    const counted = () =>
      app.kernel.database.query<Stored>(
        "SELECT type, actor, request_id FROM kernel.events WHERE type = 'ConfirmationCounted'",
      );
    const [first] = await eventually(async () => {
      const found = await counted();
      expect(found).not.toEqual([]);
      return found;
    });
    expect(first).toMatchObject({ actor: 'system', request_id: null });
  });
});
