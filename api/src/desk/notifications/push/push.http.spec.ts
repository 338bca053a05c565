import { randomUUID } from 'node:crypto';
import { beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { testApp, type TestApp, type TestBrowser } from '../../../../testing/app.js';
import { caughtUp } from '../../../../testing/caught-up.js';
import { jobsSettled } from '../../../../testing/jobs-settled.js';
import { signUp, type TestMember } from '../../../../testing/members.js';
import { ForgetSubscriptions } from '../jobs/forget-subscriptions.job.js';
import { PushSender, SubscriptionGone } from '../../../ground/delivery/index.js';
import { eventually } from '../../../../testing/kernel/index.js';

interface InboxPush {
  memberId: string;
  title: string;
  body: string;
  path: string;
  badge: number;
}

const AWAY = 10 * 60;
let app: TestApp;
let anna: TestMember;
let ben: TestMember;
beforeAll(async () => {
  app = await testApp({ work: true });
});
beforeEach(async () => {
  [anna, ben] = await Promise.all([signUp(app, 'Anna', { credits: 500 }), signUp(app, 'Ben', { credits: 500 })]);
});

const subscription = (endpoint = `https://push.example/${randomUUID()}`) => ({
  endpoint,
  keys: { p256dh: 'BPublicKey', auth: 'secret' },
});
const subscribe = (browser: TestBrowser, endpoint?: string) =>
  browser.post('/push/subscription', subscription(endpoint));

async function pushesTo({ id }: TestMember): Promise<InboxPush[]> {
  await caughtUp(app);
  await jobsSettled(app);
  const { body } = await app.browser().get('/dev/pushes.json');
  return (body as InboxPush[]).filter(({ memberId }) => memberId === id);
}
async function write(from: TestMember, to: TestMember): Promise<string> {
  const { body } = await from.browser.post('/chats', { profile_id: to.id });
  const { id } = body as { id: string };
  await from.browser.post(`/chats/${id}/messages`, { body: 'Zeg het niet verder' });
  return id;
}
const rows = async ({ id }: TestMember) =>
  app.kernel.database.query('SELECT 1 FROM notifications.push_subscriptions WHERE member_id = $1', [id]);

describe('NTF-03 push', () => {
  it('tells a browser of each message and like while its member is away, never what was written', async () => {
    expect((await subscribe(ben.browser)).status).toBe(204);
    app.clock.advance(AWAY);
    const id = await write(anna, ben);
    await pushesTo(ben);
    app.clock.advance(60);
    await write(anna, ben);
    await anna.browser.put(`/members/${ben.id}/like`);
    const pushes = await pushesTo(ben);
    expect(pushes).toHaveLength(3);
    expect(JSON.stringify(pushes)).not.toContain('niet verder');
    expect(pushes).toContainEqual(
      expect.objectContaining({ title: 'Anna', body: 'Schrijft je voor het eerst', path: `/chats/${id}` }),
    );
    expect(pushes).toContainEqual(expect.objectContaining({ body: 'Vindt je leuk', path: `/members/${anna.id}` }));
    expect(Math.max(...pushes.map(({ badge }) => badge))).toBe(3);
  });

  it('says nothing to one who is here, nor against the preferences', async () => {
    await subscribe(ben.browser);
    await write(anna, ben);
    expect(await pushesTo(ben)).toEqual([]);
    await ben.browser.put('/notifications', { like: false });
    app.clock.advance(AWAY);
    await anna.browser.put(`/members/${ben.id}/like`);
    expect(await pushesTo(ben)).toEqual([]);
  });

  it('ends by choice, and with the login', async () => {
    await subscribe(ben.browser);
    await ben.browser.delete('/push/subscription');
    expect(await rows(ben)).toEqual([]);
    await subscribe(ben.browser);
    await ben.browser.get('/logout', { headers: { 'x-client-request': '1' } });
    app.clock.advance(AWAY);
    await write(anna, ben);
    expect(await pushesTo(ben)).toEqual([]);
    expect(await rows(ben)).toEqual([]);
  });

  it('a browser belongs to whoever logged in there last', async () => {
    const endpoint = `https://push.example/${randomUUID()}`;
    await subscribe(ben.browser, endpoint);
    await subscribe(anna.browser, endpoint);
    expect(await rows(ben)).toEqual([]);
    expect(await rows(anna)).toHaveLength(1);
  });

  it('drops a subscription that is dead, and tries again where the push service fails', async () => {
    const sender = app.nest.get(PushSender, { strict: false });
    await subscribe(ben.browser);
    app.clock.advance(AWAY);
    const send = jest.spyOn(sender, 'send').mockRejectedValueOnce(new Error('503'));
    await write(anna, ben);
    await eventually(() => expect(send).toHaveBeenCalledTimes(1));
    expect(await rows(ben)).toHaveLength(1);
    app.clock.advance(60);
    send.mockRejectedValueOnce(new SubscriptionGone());
    await write(anna, ben);
    await eventually(async () => expect(await rows(ben)).toEqual([]));
    send.mockRestore();
  });

  it('drops a subscription whose address is no push service by the rules of now', async () => {
    const push = app.kernel.config.push as { sandbox: boolean };
    await subscribe(ben.browser);
    app.clock.advance(AWAY);
    push.sandbox = false;
    await write(anna, ben);
    await caughtUp(app);
    await jobsSettled(app);
    push.sandbox = true;
    expect(await rows(ben)).toHaveLength(0);
    expect(await pushesTo(ben)).toEqual([]);
  });

  it('keeps a subscription that took the place of the dead one while the push service was asked', async () => {
    const sender = app.nest.get(PushSender, { strict: false });
    await subscribe(ben.browser);
    app.clock.advance(AWAY);
    const { promise: told, resolve: over } = Promise.withResolvers<void>();
    const send = jest.spyOn(sender, 'send').mockImplementationOnce(async () => {
      await subscribe(ben.browser);
      over();
      throw new SubscriptionGone();
    });
    await write(anna, ben);
    await told;
    await jobsSettled(app);
    expect(await rows(ben)).toHaveLength(1);
    send.mockRestore();
  });

  it('keeps the address sealed', async () => {
    const endpoint = `https://push.example/${randomUUID()}`;
    await subscribe(ben.browser, endpoint);
    const kept = await app.kernel.database.query('SELECT * FROM notifications.push_subscriptions');
    expect(JSON.stringify(kept)).not.toContain(endpoint.slice(-36));
  });

  it.each([
    ['http://push.example/x', 'PBC'],
    ['nonsense', 'PBC'],
    ['https://push.example/x', 'not base64!'],
  ])('refuses %s with the key %s', async (endpoint, auth) => {
    const body = { endpoint, keys: { p256dh: 'BPublicKey', auth } };
    expect(await ben.browser.post('/push/subscription', body)).toMatchObject({
      status: 422,
      body: { code: 'invalid_input' },
    });
  });

  it('PRV-02 is forgotten by night once its login has ended, though nobody has anything to tell its member', async () => {
    const carl = await signUp(app, 'Carl', { email: 'carl@example.org' });
    const elsewhere = app.browser();
    const login = { email: 'carl@example.org', password: 'correct horse' };
    expect((await elsewhere.post('/user', login)).status).toBe(200);
    await subscribe(carl.browser);
    await subscribe(elsewhere);
    await subscribe(anna.browser);
    await carl.browser.get('/logout', { headers: { 'x-client-request': '1' } });
    const forget = () => app.nest.get(ForgetSubscriptions).run();
    await forget();
    expect([await rows(carl), await rows(anna)]).toMatchObject([{ length: 1 }, { length: 1 }]);
    app.clock.advance(30 * 86_400);
    await forget();
    expect([await rows(carl), await rows(anna)]).toEqual([[], []]);
  });
});
