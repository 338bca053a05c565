import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { testApp, type TestApp } from '../../../testing/app.js';
import { EventStream } from '../../../testing/event-stream.js';
import { signUp, type TestMember } from '../../../testing/members.js';
import { eventually } from '../../../testing/kernel/index.js';

let app: TestApp;
const streams: EventStream[] = [];
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => streams.forEach((stream) => stream.close()));

async function listen(member: TestMember): Promise<EventStream> {
  const stream = await EventStream.open(member.browser);
  streams.push(stream);
  return stream;
}
async function chatOf(one: TestMember, other: TestMember): Promise<string> {
  return (await one.browser.post('/chats', { profile_id: other.id })).body.id;
}
/** What came, but for the credits of the sign-up a moment ago. */
const heard = (stream: EventStream) => stream.events.map(({ event }) => event).filter((event) => event !== 'credits');
const send = (by: TestMember, chat: string, body: string, key = randomUUID()) =>
  by.browser.post(`/chats/${chat}/messages`, { body }, { key });

describe('CHT-09 live delivery', () => {
  it('shows a message to both sides and in every tab, once, without a trace for others', async () => {
    const [anna, ben, carl] = await Promise.all([signUp(app, 'Anna'), signUp(app, 'Ben'), signUp(app, 'Carl')]);
    const chat = await chatOf(anna, ben);
    const [hers, his, hisOther, strangers] = await Promise.all([listen(anna), listen(ben), listen(ben), listen(carl)]);
    const key = randomUUID();
    const { message, wallet_version } = (await send(anna, chat, 'Zie je dit?', key)).body;
    expect(wallet_version).toBeGreaterThan(0);
    const expected = { conversation_id: chat, message: { ...message, from_me: false } };
    expect(await his.next('message')).toEqual(expected);
    expect(await hisOther.next('message')).toEqual(expected);
    expect(await hers.next('message')).toEqual({ conversation_id: chat, message });
    expect(await hers.next('credits', ({ credits }) => credits === 20)).toEqual({
      credits: 20,
      paid_user: false,
      version: wallet_version,
    });
    await send(ben, chat, 'Ja!');
    expect(await hers.next('message', ({ message: { from_me } }) => !from_me)).toMatchObject({
      message: { body: 'Ja!' },
    });
    await eventually(() => expect(his.events.filter(({ event }) => event === 'message')).toHaveLength(2));
    expect(heard(strangers)).toEqual([]);
  });

  it("what one tab has read, the reader's others show as read; the sender is not told", async () => {
    const [anna, ben] = await Promise.all([signUp(app, 'Anna'), signUp(app, 'Ben')]);
    const chat = await chatOf(anna, ben);
    const [hers, his] = await Promise.all([listen(anna), listen(ben)]);
    await send(anna, chat, 'Hallo');
    await his.next('message');
    await ben.browser.post(`/chats/${chat}/read`);
    expect(await his.next('read')).toEqual({ conversation_id: chat });
    expect(heard(hers)).not.toContain('read');
  });

  it('PRO-07 a block reaches the screens of both, with not a word of whose it is; the conversation is closed then', async () => {
    const [anna, ben] = await Promise.all([signUp(app, 'Anna'), signUp(app, 'Ben')]);
    const [hers, his] = await Promise.all([listen(anna), listen(ben)]);
    await anna.browser.post(`/members/${ben.id}/block`);
    expect(await hers.next('chats')).toEqual({});
    expect(await his.next('chats')).toEqual({});
    await anna.browser.delete(`/members/${ben.id}/block`);
    const chat = await chatOf(anna, ben);
    await send(anna, chat, 'Hoi');
    const view = async (by: TestMember) => (await by.browser.get(`/chats/${chat}`)).body;
    expect(await view(ben)).not.toHaveProperty('closed');
    await anna.browser.post(`/members/${ben.id}/block`);
    expect(await view(ben)).toMatchObject({ closed: true, profile: { online: false } });
    expect(await view(anna)).toMatchObject({ blocked: true });
    expect(await view(anna)).not.toHaveProperty('closed');
    expect(await send(ben, chat, 'Hoi?')).toMatchObject({ status: 403, body: { code: 'profile_not_available' } });
  });
});

describe('ACC-06 an ended session', () => {
  it('has no stream on a process that may have missed its end: all begin anew', async () => {
    const anna = await signUp(app, 'Anna');
    const stream = await listen(anna);
    expect(stream.ended).toBe(false);
    await app.kernel.database.query(
      `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
        WHERE application_name = 'dating listener' AND datname = current_database()`,
    );
    await eventually(() => expect(stream.ended).toBe(true));
    expect((await listen(anna)).ended).toBe(false);
  });
});

describe('CHT-04 live delivery before the e-mail is confirmed', () => {
  it('tells of a message without its text', async () => {
    const anna = await signUp(app, 'Anna');
    const gita = await signUp(app, 'Gita', { confirmed: false });
    const stream = await listen(gita);
    await send(anna, await chatOf(anna, gita), 'geheim');
    expect((await stream.next('message')).message).toMatchObject({ from_me: false, body: null });
    expect(JSON.stringify(stream.events)).not.toContain('geheim');
  });
});
