import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { testApp, type Answer, type TestApp, type TestBrowser } from '../../../../testing/app.js';
import { EventStream } from '../../../../testing/event-stream.js';
import { signUp, type TestMember } from '../../../../testing/members.js';
import { SignsBetween } from './signs-between.js';

let app: TestApp;
let elsewhere: TestApp;
const streams: EventStream[] = [];
beforeAll(async () => {
  app = await testApp();
  elsewhere = await testApp({ databaseUrl: app.kernel.database.url, clock: app.clock });
});
afterAll(() => streams.forEach((stream) => stream.close()));

/** The member's open screen at the other process. */
async function screenElsewhere(member: TestMember): Promise<{ browser: TestBrowser; stream: EventStream }> {
  const browser = elsewhere.browser();
  await browser.post('/user', { email: (await member.browser.get('/user')).body.email, password: 'correct horse' });
  const stream = await EventStream.open(browser);
  streams.push(stream);
  return { browser, stream };
}
const send = (by: TestMember, chat: string, body: string) =>
  by.browser.post(`/chats/${chat}/messages`, { body }, { key: randomUUID() });

/** Two who have written to each other; what Ben's screen at the other process hears. */
async function two() {
  const [anna, ben] = await Promise.all([signUp(app, 'Anna', { credits: 100 }), signUp(app, 'Ben', { credits: 100 })]);
  const chat: string = (await anna.browser.post('/chats', { profile_id: ben.id })).body.id;
  const first = (await send(anna, chat, 'Hallo')).body.message.version as number;
  const { browser: his, stream } = await screenElsewhere(ben);
  const type = () => anna.browser.post(`/chats/${chat}/typing`);
  const heard = () => stream.events.filter(({ event }) => event === 'typing' || event === 'seen').length;
  /** A message comes over the same connection after all that was told before it. */
  const settled = async () => {
    const { version } = (await send(anna, chat, 'Nog iets')).body.message;
    await stream.next('message', ({ message }) => message.version === version);
    return heard();
  };
  const chatAsSeenBy = async (member: TestMember) => (await member.browser.get(`/chats/${chat}`)).body;
  return { anna, ben, chat, first, his, stream, type, settled, chatAsSeenBy };
}
const signsOf = (member: TestMember, signs: object) => member.browser.put('/chat-signs', signs);
const events = async () =>
  Number((await app.kernel.database.query<{ n: string }>('SELECT count(*) AS n FROM kernel.events'))[0]!.n);

describe('CHT-09 typing and read, between two processes', () => {
  it('typing reaches the open screen of the other, and is stored nowhere', async () => {
    const { chat, first, stream, type } = await two();
    const before = await events();
    expect((await type()).status).toBe(204);
    expect(await stream.next('typing')).toEqual({ conversation_id: chat, after: first });
    expect(await events()).toBe(before);
  });

  it('read reaches the open screen of who wrote, and stands in the conversation', async () => {
    const { anna, ben, chat, first, his, chatAsSeenBy } = await two();
    const hers = (await screenElsewhere(anna)).stream;
    expect((await chatAsSeenBy(anna)).read_up_to).toBe(0);
    await ben.browser.post(`/chats/${chat}/read`);
    expect(await hers.next('seen')).toEqual({ conversation_id: chat, up_to: first });
    expect(await chatAsSeenBy(anna)).toMatchObject({ read_up_to: first, typing_shown: true });
    await send(ben, chat, 'Hoi');
    expect((await his.get(`/chats/${chat}`)).body.read_up_to).toBe(0);
  });

  it.each(['anna', 'ben'] as const)(
    'nothing is shown of either while %s declines, until they change it',
    async (who) => {
      const pair = await two();
      const { anna, ben, chat, type, settled, chatAsSeenBy } = pair;
      expect((await signsOf(pair[who], { typing: false, read: false })).body).toEqual({ typing: false, read: false });
      // No is an answer too.
      expect(await chatAsSeenBy(pair[who])).not.toHaveProperty('signs_to_choose');
      const hers = (await screenElsewhere(anna)).stream;
      expect((await type()).status).toBe(204);
      await ben.browser.post(`/chats/${chat}/read`);
      expect(await settled()).toBe(0);
      await hers.next('message');
      expect(hers.events.filter(({ event }) => event === 'seen')).toEqual([]);
      for (const member of [anna, ben]) {
        const shown = await chatAsSeenBy(member);
        expect([shown.read_up_to, shown.typing_shown]).toEqual([undefined, undefined]);
      }
      expect((await signsOf(pair[who], { typing: true })).body).toEqual({ typing: true, read: false });
      await type();
      await pair.stream.next('typing');
      await signsOf(pair[who], { read: true });
      for (const member of [anna, ben]) {
        const shown = await chatAsSeenBy(member);
        expect([shown.read_up_to, shown.typing_shown]).toEqual([expect.any(Number), true]);
      }
      // Changed later, it is not asked again.
      expect(await chatAsSeenBy(pair[who])).not.toHaveProperty('signs_to_choose');
    },
  );

  it.each<[string, (pair: Awaited<ReturnType<typeof two>>) => Promise<Answer>]>([
    ['PRO-07 blocked by who writes', ({ anna, ben }) => anna.browser.post(`/members/${ben.id}/block`)],
    ['PRO-07 blocked by the other', ({ anna, ben }) => ben.browser.post(`/members/${anna.id}/block`)],
    ['PRO-08 who writes is invisible', ({ anna }) => anna.browser.put('/profile/invisible', { invisible: true })],
    ['PRO-08 the other is invisible', ({ ben }) => ben.browser.put('/profile/invisible', { invisible: true })],
  ])('%s: nothing is told', async (_, happens) => {
    const pair = await two();
    const { anna, ben, chat, type, stream } = pair;
    expect((await happens(pair)).status).toBeLessThan(300);
    const hers = (await screenElsewhere(anna)).stream;
    expect((await type()).status).toBe(204);
    await ben.browser.post(`/chats/${chat}/read`);
    // Another pair is told over the same channel after it.
    const others = await two();
    await others.type();
    await others.stream.next('typing');
    expect(stream.events.filter(({ event }) => event === 'typing')).toEqual([]);
    expect(hers.events.filter(({ event }) => event === 'seen')).toEqual([]);
    expect((await anna.browser.get(`/chats/${chat}`)).body.read_up_to).toBeUndefined();
  });

  it('PRO-07 is read fresh at every process: what both show, and whether the one reaches the other', async () => {
    const { anna, ben } = await two();
    const there = elsewhere.nest.get(SignsBetween, { strict: false });
    const all = { typing: true, read: true };
    const near = { viewer: 'active', other: 'active', chatting: true, blocked: false, blockedByOther: false };
    for (const [one, other] of [
      [anna, ben],
      [ben, anna],
    ] as const)
      expect(await there.between(one.id, other.id)).toMatchObject({ facts: near, signs: all });
    await signsOf(ben, { typing: false });
    expect((await there.between(anna.id, ben.id)).signs).toEqual({ typing: false, read: true });
    await ben.browser.post(`/members/${anna.id}/block`);
    const none = { typing: false, read: false };
    // Each sees the block from their own side.
    const asBlocked = { facts: { ...near, blockedByOther: true }, signs: none };
    expect(await there.between(anna.id, ben.id)).toMatchObject(asBlocked);
    expect(await there.between(ben.id, anna.id)).toMatchObject({ facts: { ...near, blocked: true }, signs: none });
  });

  it('each is asked once what they show, in their first conversation, on whatever device', async () => {
    const { anna, ben, chat, his, chatAsSeenBy } = await two();
    expect(await chatAsSeenBy(anna)).toMatchObject({ signs_to_choose: true });
    const answer = { typing: true, read: true };
    expect((await signsOf(anna, answer)).body).toEqual(answer);
    expect(await chatAsSeenBy(anna)).not.toHaveProperty('signs_to_choose');
    expect((await his.get(`/chats/${chat}`)).body).toMatchObject({ signs_to_choose: true });
    await signsOf(ben, { read: false });
    expect((await his.get(`/chats/${chat}`)).body).not.toHaveProperty('signs_to_choose');
    // Nor is anybody before there is a conversation.
    const [carl, dirk] = await Promise.all([signUp(app, 'Carl'), signUp(app, 'Dirk')]);
    const { id } = (await carl.browser.post('/chats', { profile_id: dirk.id })).body;
    expect((await carl.browser.get(`/chats/${id}`)).body).not.toHaveProperty('signs_to_choose');
  });

  it('before the first message nobody is told that it is being written', async () => {
    const [anna, ben] = [await signUp(app, 'Anna'), await signUp(app, 'Ben')];
    const chat: string = (await anna.browser.post('/chats', { profile_id: ben.id })).body.id;
    const { stream } = await screenElsewhere(ben);
    await anna.browser.post(`/chats/${chat}/typing`);
    await send(anna, chat, 'Hallo');
    await stream.next('message');
    expect(stream.events.filter(({ event }) => event === 'typing')).toEqual([]);
  });

  it('is refused to a stranger', async () => {
    const { chat } = await two();
    const carl = await signUp(app, 'Carl');
    expect((await carl.browser.post(`/chats/${chat}/typing`)).status).toBe(404);
  });

  it('PRV-02 is told sixty times a minute at most', async () => {
    const strict = await testApp({ env: { NETWORK_LIMITS: '1' } });
    const [anna, ben] = [await signUp(strict, 'Anna'), await signUp(strict, 'Ben')];
    const chat: string = (await anna.browser.post('/chats', { profile_id: ben.id })).body.id;
    const answers: number[] = [];
    for (let i = 0; i < 61; i++) answers.push((await anna.browser.post(`/chats/${chat}/typing`)).status);
    expect([answers.filter((status) => status === 204).length, answers.at(-1)]).toEqual([60, 429]);
  });
});
