import { beforeAll, describe, expect, it } from '@jest/globals';
import type { Caller } from '../../../kernel/index.js';
import { testApp, TestBrowser, type TestApp } from '../../../../testing/app.js';
import { eventually } from '../../../../testing/kernel/index.js';
import { ActivationTokens } from '../sign-up/activation-tokens.js';

let here: TestApp;
let there: TestApp;
beforeAll(async () => {
  here = await testApp();
  there = await testApp({ databaseUrl: here.kernel.database.url, clock: here.clock });
});

async function signUp(email: string) {
  const browser = here.browser();
  const form = { email, name: 'Anna', password: 'correct horse', gender: 'female', country: 'NL', terms: true };
  const { headers, body } = await browser.post('/signup', { ...form, date_of_birth: '1990-05-01' });
  const cookie = headers.getSetCookie()[0]!.split(';')[0]!;
  return { browser, id: body.id as string, token: cookie.slice('session='.length), cookie };
}
const find = async (app: TestApp, token: string): Promise<Caller | undefined> =>
  app.kernel.sessions.find('member', token);
const soon = { interval: 5 };

describe('ACC-06 sessions', () => {
  it('are found without waiting once a process knows them', async () => {
    const { token, id } = await signUp('known@example.com');
    expect(there.kernel.sessions.find('member', token)).toBeInstanceOf(Promise);
    expect(await find(there, token)).toMatchObject({ kind: 'member', id, status: 'not_confirmed' });
    expect(there.kernel.sessions.find('member', token)).toMatchObject({ id });
  });

  it('ACC-04 know of a confirmation on every process', async () => {
    const { token, id } = await signUp('confirm@example.com');
    for (const app of [here, there]) expect(await find(app, token)).toMatchObject({ status: 'not_confirmed' });
    const mailed = await here.nest.get(ActivationTokens, { strict: false }).issue(id);
    expect((await here.browser().post('/activation', { token: mailed })).status).toBe(200);
    expect(await find(here, token)).toMatchObject({ status: 'active' });
    await eventually(async () => expect(await find(there, token)).toMatchObject({ status: 'active' }), soon);
  });

  it('end on every process', async () => {
    const { browser, token } = await signUp('logout@example.com');
    for (const app of [here, there]) expect(await find(app, token)).toBeDefined();
    await browser.get('/logout');
    expect(await find(here, token)).toBeUndefined();
    await eventually(async () => expect(await find(there, token)).toBeUndefined(), soon);
  });

  it('are asked of the database while a process cannot hear the others', async () => {
    const { browser, token } = await signUp('deaf@example.com');
    expect(await find(there, token)).toBeDefined();
    await there.kernel.database.query(
      "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = 'dating listener' AND datname = current_database()",
    );
    await browser.get('/logout');
    expect(await find(there, token)).toBeUndefined();
    await eventually(() => expect(there.kernel.listener.connected && here.kernel.listener.connected).toBe(true));
  });

  it('show who was seen in the last five minutes', async () => {
    const anna = await signUp('online@example.com');
    const ben = await signUp('other@example.com');
    const confirm = async (id: string) => {
      const mailed = await here.nest.get(ActivationTokens, { strict: false }).issue(id);
      await here.browser().post('/activation', { token: mailed });
    };
    await confirm(anna.id);
    await anna.browser.get('/user');
    const online = async (app: TestApp) => {
      const headers = { cookie: ben.cookie };
      return (await new TestBrowser(app.origin).get(`/members/${anna.id}`, { headers })).body.online as boolean;
    };
    expect(await online(here)).toBe(true);
    // Other processes see it once it is written.
    await eventually(async () => expect(await online(there)).toBe(true));
    here.clock.advance(5 * 60);
    for (const app of [here, there]) expect(await online(app)).toBe(false);
    await anna.browser.get('/user');
    expect(await online(here)).toBe(true);
  });
});
