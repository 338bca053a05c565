import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { testApp, type TestApp } from '../../../testing/app.js';
import { EventStream } from '../../../testing/event-stream.js';
import { eventCount, signUp, type TestMember } from '../../../testing/members.js';
import { expectSameAfterRebuild } from '../../../testing/rebuild.js';
import { eventually } from '../../../testing/kernel/index.js';

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});

const send = (by: TestMember, chat: string, body: string) => by.browser.post(`/chats/${chat}/messages`, { body });
const remove = (by: TestMember, chat: string) => by.browser.delete('/chat', { body: { id: chat } });
const restore = (by: TestMember, chat: string) => by.browser.post(`/chats/${chat}/restore`);
const list = async (of: TestMember) => (await of.browser.get('/chats')).body;
const bodies = async (of: TestMember, chat: string) =>
  ((await of.browser.get(`/chats/${chat}`)).body.messages as { body: string }[]).map(({ body }) => body);

/** Dora wrote twice, Emil has read neither. */
async function talk() {
  const [dora, emil] = await Promise.all([signUp(app, 'Dora'), signUp(app, 'Emil')]);
  const chat = (await dora.browser.post('/chats', { profile_id: emil.id })).body.id as string;
  await send(dora, chat, 'een');
  await send(dora, chat, 'twee');
  return { dora, emil, chat };
}

describe('CHT-05 removing a chat', () => {
  it('takes it and its unread count from the own list; the other side keeps theirs', async () => {
    const { dora, emil, chat } = await talk();
    expect((await remove(emil, chat)).status).toBe(204);
    expect(await list(emil)).toEqual({ chats: [], num_unread_messages: 0 });
    expect((await emil.browser.get('/user')).body.num_unread_messages).toBe(0);
    expect((await emil.browser.get(`/chats/${chat}`)).body.code).toBe('conversation_not_found');
    expect((await list(dora)).chats).toHaveLength(1);
    expect(await bodies(dora, chat)).toEqual(['een', 'twee']);
  });

  it.each<[string, (chat: string) => [string, object?]]>([
    ['as a body', (chat) => ['/chat.php', { body: { id: chat } }]],
    ['in the query', (chat) => [`/chat.php?id=${chat}`]],
  ])('CLI-08 is at the address of the specification, with the id %s', async (_, call) => {
    const { emil, chat } = await talk();
    expect((await emil.browser.delete(...call(chat))).status).toBe(204);
    expect((await list(emil)).chats).toEqual([]);
  });

  it('records once, and nothing for others', async () => {
    const { emil, chat } = await talk();
    const carl = await signUp(app, 'Carl');
    await remove(emil, chat);
    const before = await eventCount(app);
    expect((await remove(emil, chat)).status).toBe(204);
    expect(await remove(carl, chat)).toMatchObject({ status: 404, body: { code: 'conversation_not_found' } });
    expect(await remove(carl, randomUUID())).toMatchObject({ status: 404 });
    expect(await restore(carl, chat)).toMatchObject({ status: 404 });
    for (const body of [{}, { id: 'x' }, { id: chat, more: 1 }])
      expect((await carl.browser.delete('/chat', { body })).status).toBe(422);
    for (const id of ['', '?id=', '?id=x', `?id=${chat}&more=1`])
      expect((await carl.browser.delete(`/chat${id}`)).status).toBe(422);
    expect((await app.browser().delete(`/chat?id=${chat}`)).body.code).toBe('authentication_required');
    expect(await eventCount(app)).toBe(before);
  });

  it('comes back with a new message, which is all it shows', async () => {
    const { dora, emil, chat } = await talk();
    await remove(emil, chat);
    await send(dora, chat, 'drie');
    expect(await list(emil)).toMatchObject({
      chats: [{ id: chat, num_unread_messages: 1, messages: [{ body: 'drie' }] }],
      num_unread_messages: 1,
    });
    expect((await emil.browser.get(`/chats/${chat}`)).body).toMatchObject({
      messages: [{ body: 'drie' }],
      has_more: false,
    });
    expect(await bodies(dora, chat)).toEqual(['een', 'twee', 'drie']);
  });

  it('PRO-08 opened again with one who turned invisible since, it is told as open as it is', async () => {
    const { dora, emil, chat } = await talk();
    await remove(dora, chat);
    expect((await emil.browser.put('/profile/invisible', { invisible: true })).status).toBe(200);
    expect((await dora.browser.post('/chats', { profile_id: emil.id })).status).toBe(200);
    const { body } = await dora.browser.get(`/chats/${chat}`);
    expect(body).toMatchObject({ id: chat, messages: [] });
    expect(body).not.toHaveProperty('closed');
    expect((await send(dora, chat, 'drie')).status).toBe(201);
  });

  it('opened again from the profile it is empty, and an answer brings nothing old back', async () => {
    const { dora, emil, chat } = await talk();
    await remove(dora, chat);
    const opened = (await dora.browser.post('/chats', { profile_id: emil.id })).body;
    expect(opened).toMatchObject({ id: chat, messages: [] });
    expect(await bodies(dora, chat)).toEqual([]);
    await send(dora, chat, 'drie');
    expect(await bodies(dora, chat)).toEqual(['drie']);
    expect(await bodies(emil, chat)).toEqual(['een', 'twee', 'drie']);
  });

  it('opened again by one, it stays where it was in the list of the other', async () => {
    const { dora, emil, chat } = await talk();
    const fred = await signUp(app, 'Fred', { credits: 100 });
    const other = (await fred.browser.post('/chats', { profile_id: emil.id })).body.id as string;
    app.clock.advance(1);
    await send(fred, other, 'vier');
    await remove(dora, chat);
    app.clock.advance(1);
    await dora.browser.post('/chats', { profile_id: emil.id });
    expect((await list(emil)).chats).toMatchObject([{ id: other }, { id: chat }]);
  });

  it('pages end where the removed part begins', async () => {
    const { chat, dora, emil } = await talk();
    await remove(emil, chat);
    const rich = await signUp(app, 'Rich', { credits: 2_000 });
    const long = (await rich.browser.post('/chats', { profile_id: emil.id })).body.id as string;
    for (let i = 1; i <= 55; i++) await send(rich, long, `oud ${i}`);
    await remove(emil, long);
    for (let i = 1; i <= 52; i++) await send(rich, long, `nieuw ${i}`);
    const page = (await emil.browser.get(`/chats/${long}`)).body;
    expect([page.messages.length, page.has_more]).toEqual([50, true]);
    const older = (await emil.browser.get(`/chats/${long}?before=${page.messages[0].version}`)).body;
    expect(older).toMatchObject({ messages: [{ body: 'nieuw 1' }, { body: 'nieuw 2' }], has_more: false });
    expect(await bodies(dora, chat)).toHaveLength(2);
  });

  it("tells the member's other screens, nobody else", async () => {
    const { dora, emil, chat } = await talk();
    const [hers, his] = [await EventStream.open(dora.browser), await EventStream.open(emil.browser)];
    await remove(emil, chat);
    expect(await his.next('chats')).toEqual({ conversation_id: chat });
    await restore(emil, chat);
    await eventually(() => expect(his.events.filter(({ event }) => event === 'chats').length).toBe(2));
    expect(hers.events.map(({ event }) => event)).not.toContain('chats');
    hers.close();
    his.close();
  });
});

describe('CHT-05 undo', () => {
  it('has it as it was: messages, unread count, place in the list', async () => {
    const { emil, chat } = await talk();
    const before = await list(emil);
    await remove(emil, chat);
    expect(await restore(emil, chat)).toMatchObject({ status: 200, body: before.chats[0] });
    expect(await list(emil)).toEqual(before);
    expect(await bodies(emil, chat)).toEqual(['een', 'twee']);
  });

  it('brings a conversation back in which nobody has written', async () => {
    const [dora, emil] = await Promise.all([signUp(app, 'Dora'), signUp(app, 'Emil')]);
    const chat = (await dora.browser.post('/chats', { profile_id: emil.id })).body.id as string;
    await remove(dora, chat);
    expect((await dora.browser.get(`/chats/${chat}`)).status).toBe(404);
    expect((await restore(dora, chat)).status).toBe(200);
    expect((await dora.browser.get(`/chats/${chat}`)).status).toBe(200);
  });

  it('keeps what came meanwhile', async () => {
    const { dora, emil, chat } = await talk();
    await remove(emil, chat);
    await send(dora, chat, 'drie');
    await restore(emil, chat);
    expect(await bodies(emil, chat)).toEqual(['een', 'twee', 'drie']);
    expect((await list(emil)).num_unread_messages).toBe(3);
  });

  it('of nothing changes nothing', async () => {
    const { emil, chat } = await talk();
    const before = await eventCount(app);
    expect((await restore(emil, chat)).status).toBe(200);
    expect(await eventCount(app)).toBe(before);
  });
});

describe('EVT-01 the chat list', () => {
  it('is the same after a rebuild', async () => {
    const { dora, emil, chat } = await talk();
    await remove(emil, chat);
    await send(dora, chat, 'drie');
    await remove(dora, chat);
    await restore(dora, chat);
    const rows = await expectSameAfterRebuild(app, 'chats', 'conversation_id');
    expect(rows).toContainEqual(expect.objectContaining({ conversation_id: chat, last_version: 5 }));
  });
});
