import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from '@jest/globals';
import type { OpenSessionView } from '../../../ground/authentication/index.js';
import { testApp, type TestApp, type TestBrowser } from '../../../../testing/app.js';
import { eventCount, signUp } from '../../../../testing/members.js';

const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
const IPHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1 Version/18.0 Safari/604.1';

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});

const sessionsOf = async (browser: TestBrowser) =>
  ((await browser.get('/user/sessions')).body as { sessions: OpenSessionView[] }).sessions;
const loggedIn = async (browser: TestBrowser) => (await browser.get('/user')).status === 200;

/** A member logged in at three places. */
async function member() {
  const email = `anna${Math.random()}@example.org`;
  const here = (await signUp(app, 'Anna', { email })).browser;
  const logIn = async (userAgent: string) => {
    app.clock.advance(60);
    const browser = app.browser();
    const body = { email, password: 'correct horse' };
    expect((await browser.post('/user', body, { headers: { 'user-agent': userAgent } })).status).toBe(200);
    return browser;
  };
  return { here, desk: await logIn(FIREFOX), phone: await logIn(IPHONE) };
}

describe('ACC-06 PRV-02 where a member is logged in', () => {
  it('is listed, the newest first, by browser and system and no more than that', async () => {
    const { desk } = await member();
    const sessions = await sessionsOf(desk);
    expect(sessions.map(({ device, current }) => [device, current])).toEqual([
      ['Safari, iPhone', false],
      ['Firefox, Linux', true],
      [null, false],
    ]);
    const [{ opened_at, expires_at }] = sessions as [OpenSessionView];
    expect(opened_at).toBe(app.clock.now().toISOString());
    expect(Date.parse(expires_at) - Date.parse(opened_at)).toBe(30 * 86_400_000);
  });

  it('ACC-01 ACC-05 is one for all answers to one request, sent twice at once or again', async () => {
    const twice = async (path: string, body: object, marker: string) => {
      const key = `${marker}-${randomUUID()}`;
      const browsers = [app.browser(), app.browser()];
      const answers = await Promise.all(browsers.map((browser) => browser.post(path, body, { key })));
      const third = app.browser();
      answers.push(await third.post(path, body, { key }));
      expect(new Set(answers.map(({ status }) => status)).size).toBe(1);
      expect(await Promise.all([...browsers, third].map(loggedIn))).toEqual([true, true, true]);
      return third;
    };
    const email = `twice${Math.random()}@example.org`;
    const account = { email, password: 'correct horse' };
    const profile = { name: 'Twice', date_of_birth: '1990-05-17', gender: 'female', country: 'NL', terms: true };
    const signedUp = await twice('/signup', { ...account, ...profile }, 'signup');
    expect(await sessionsOf(signedUp)).toHaveLength(1);
    const loggedInTwice = await twice('/user', account, 'login');
    expect(await sessionsOf(loggedInTwice)).toHaveLength(2);

    const elsewhere = app.browser();
    await elsewhere.post('/user', account);
    expect(await sessionsOf(elsewhere)).toHaveLength(3);
  });

  it('is ended one at a time, and stores no event', async () => {
    const { here, desk, phone } = await member();
    const before = await eventCount(app);
    const [newest] = await sessionsOf(desk);
    expect((await desk.delete(`/user/sessions/${newest!.id}`)).status).toBe(204);
    expect([await loggedIn(phone), await loggedIn(desk), await loggedIn(here)]).toEqual([false, true, true]);
    expect(await sessionsOf(desk)).toHaveLength(2);
    expect((await desk.delete(`/user/sessions/${newest!.id}`)).body.code).toBe('session_not_found');
    expect(await eventCount(app)).toBe(before);
  });

  it('is ended everywhere but here', async () => {
    const { here, desk, phone } = await member();
    expect((await desk.post('/user/sessions/end-others')).status).toBe(204);
    expect([await loggedIn(phone), await loggedIn(desk), await loggedIn(here)]).toEqual([false, true, false]);
  });

  it('is not for others to end', async () => {
    const [anna, bert] = [await member(), await member()];
    const [newest] = await sessionsOf(bert.desk);
    expect((await anna.desk.delete(`/user/sessions/${newest!.id}`)).body.code).toBe('session_not_found');
    expect(await loggedIn(bert.phone)).toBe(true);
  });
});
