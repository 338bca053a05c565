import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { testApp, type TestApp } from '../../../testing/app.js';
import { eventCount, makePremium, signUp, type TestMember } from '../../../testing/members.js';

let app: TestApp;
let others: TestMember[];
beforeAll(async () => {
  app = await testApp();
  others = await Promise.all(Array.from({ length: 20 }, (_, n) => signUp(app, `Other${n}`)));
});

const open = async (by: TestMember, other: TestMember) =>
  (await by.browser.post('/chats', { profile_id: other.id })).body.id as string;
const send = (by: TestMember, chat: string, key = randomUUID()) =>
  by.browser.post(`/chats/${chat}/messages`, { body: 'Hallo' }, { key });
const starting = async (by: TestMember, other: TestMember) => send(by, await open(by, other));
const refused = { status: 403, body: { code: 'premium_required', params: { feature: 'conversations' } } };

describe('CHT-03 a free member starts at most two conversations', () => {
  it('the third first message is refused and costs nothing; those begun go on', async () => {
    const dora = await signUp(app, 'Dora', { credits: 100 });
    expect((await starting(dora, others[0]!)).status).toBe(201);
    expect((await starting(dora, others[1]!)).status).toBe(201);
    const chat = await open(dora, others[2]!);
    const before = await eventCount(app);
    expect(await send(dora, chat)).toMatchObject(refused);
    expect(await eventCount(app)).toBe(before);
    expect((await dora.browser.get('/user')).body.credits).toBe(80);
    expect((await starting(dora, others[0]!)).status).toBe(201);
  });

  it('20 at once: two pass', async () => {
    const dora = await signUp(app, 'Dora', { credits: 1_000 });
    const chats = await Promise.all(others.map((other) => open(dora, other)));
    const answers = await Promise.all(chats.map((chat) => send(dora, chat)));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(2);
    expect(answers.filter(({ status }) => status !== 201)).toEqual(
      Array.from({ length: 18 }, () => expect.objectContaining({ status: 403 })),
    );
    expect((await dora.browser.get('/user')).body.credits).toBe(980);
  });

  it('20 at once, from two processes: two pass', async () => {
    const elsewhere = await testApp({ databaseUrl: app.kernel.database.url });
    const dora = await signUp(app, 'Dora', { credits: 1_000 });
    const second = elsewhere.browser();
    await second.post('/user', { email: (await dora.browser.get('/user')).body.email, password: 'correct horse' });
    const chats = await Promise.all(others.map((other) => open(dora, other)));
    const there = { ...dora, browser: second };
    const answers = await Promise.all(chats.map((chat, n) => send(n % 2 ? dora : there, chat)));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(2);
    expect(answers.filter(({ body }) => body.code === 'premium_required')).toHaveLength(18);
  });

  it('opening without writing, and answering, count for nothing', async () => {
    const dora = await signUp(app, 'Dora', { credits: 100 });
    for (const other of others.slice(0, 5)) await open(dora, other);
    const writer = await signUp(app, 'Writer', { credits: 100 });
    await starting(writer, dora);
    expect((await starting(dora, writer)).status).toBe(201);
    expect((await starting(dora, others[0]!)).status).toBe(201);
    expect((await starting(dora, others[1]!)).status).toBe(201);
    expect(await starting(dora, others[2]!)).toMatchObject(refused);
  });

  it('two who have both opened it: only the one who writes first has started', async () => {
    const [dora, emil] = [await signUp(app, 'Dora', { credits: 100 }), await signUp(app, 'Emil', { credits: 100 })];
    await open(dora, emil);
    await starting(emil, dora);
    await starting(dora, emil);
    for (const other of others.slice(0, 2)) expect((await starting(dora, other)).status).toBe(201);
    expect((await starting(emil, others[0]!)).status).toBe(201);
    expect(await starting(emil, others[1]!)).toMatchObject(refused);
  });

  it('a removed one does not start again when it is written in', async () => {
    const dora = await signUp(app, 'Dora', { credits: 100 });
    await starting(dora, others[0]!);
    const chat = await open(dora, others[1]!);
    await send(dora, chat);
    await dora.browser.delete(`/chat?id=${chat}`);
    expect((await starting(dora, others[1]!)).status).toBe(201);
  });

  it('a premium member starts as many as they like; a repeated key is answered as before', async () => {
    const dora = await signUp(app, 'Dora', { credits: 200 });
    await starting(dora, others[0]!);
    await starting(dora, others[1]!);
    const [chat, key] = [await open(dora, others[2]!), randomUUID()];
    expect(await send(dora, chat, key)).toMatchObject(refused);
    await makePremium(app, dora);
    const sent = await send(dora, chat, key);
    expect(sent.status).toBe(201);
    for (const other of others.slice(3, 8)) expect((await starting(dora, other)).status).toBe(201);
    expect(await send(dora, chat, key)).toMatchObject({ status: 201, body: sent.body });
  });
});

describe('CHT-02 the path of a message', () => {
  it('looks at the starts for the first message alone', async () => {
    const dora = await signUp(app, 'Dora', { credits: 100 });
    const chat = await open(dora, others[0]!);
    const transact = app.kernel.store.transact.bind(app.kernel.store);
    const named: string[][] = [];
    app.kernel.store.transact = (command, work) => {
      named.push([...(command.reads ?? []), ...command.writes].map(({ stream }) => stream.replace(/-.*/, '')));
      return transact(command, work);
    };
    try {
      await send(dora, chat);
      await send(dora, chat);
    } finally {
      app.kernel.store.transact = transact;
    }
    const people = ['member', 'member', 'profile', 'profile', 'relation'];
    const ordinary = [...people, 'conversation', 'profile', 'conversation', 'wallet'];
    expect(named).toEqual([[...ordinary, 'starts'], ordinary]);
  });
});
