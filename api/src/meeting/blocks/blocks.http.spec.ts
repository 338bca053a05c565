import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { testApp, type TestApp } from '../../../testing/app.js';
import { eventCount, signUp, type TestMember } from '../../../testing/members.js';
import { Blocks } from './blocks.js';

let app: TestApp;
let anna: TestMember;
let ben: TestMember;
let chat: string;

beforeAll(async () => {
  app = await testApp();
});

/** Two new members with a conversation. */
async function pair(): Promise<void> {
  [anna, ben] = await Promise.all([signUp(app, 'Anna', { credits: 200 }), signUp(app, 'Ben', { credits: 200 })]);
  chat = (await anna.browser.post('/chats', { profile_id: ben.id })).body.id;
  expect((await send(anna)).status).toBe(201);
}
const send = (by: TestMember) => by.browser.post(`/chats/${chat}/messages`, { body: 'Hallo' }, { key: randomUUID() });
const block = (by: TestMember, other: TestMember) => by.browser.post(`/members/${other.id}/block`);
const unblock = (by: TestMember, other: TestMember) => by.browser.delete(`/members/${other.id}/block`);

describe('PRO-07 blocking', () => {
  it('stops messages both ways, tells each side its own reason, and ends with the block', async () => {
    await pair();
    expect((await block(anna, ben)).status).toBe(204);
    expect(await send(anna)).toMatchObject({ status: 403, body: { code: 'member_blocked' } });
    expect(await send(ben)).toMatchObject({ status: 403, body: { code: 'profile_not_available' } });
    expect((await ben.browser.get('/user')).body.credits).toBe(200);
    expect((await unblock(anna, ben)).status).toBe(204);
    expect((await send(anna)).status).toBe(201);
    expect((await send(ben)).status).toBe(201);
  });

  it('lists whom one blocked, the newest first, and marks their chats', async () => {
    await pair();
    const carl = await signUp(app, 'Carl');
    await block(anna, ben);
    app.clock.advance(1);
    await block(anna, carl);
    const list = (await anna.browser.get('/blocks')).body.profiles;
    expect(list.map(({ id }: { id: string }) => id)).toEqual([carl.id, ben.id]);
    expect((await anna.browser.get('/chats')).body.chats).toMatchObject([{ profile: { id: ben.id }, blocked: true }]);
    expect((await ben.browser.get('/blocks')).body.profiles).toEqual([]);
    expect((await ben.browser.get('/chats')).body.chats).toMatchObject([{ blocked: false }]);
  });

  it('can be asked both ways', async () => {
    await pair();
    const carl = await signUp(app, 'Carl');
    await block(anna, ben);
    await block(carl, anna);
    const relations = app.nest.get(Blocks, { strict: false });
    expect(await relations.blockedBy(anna.id)).toEqual([ben.id]);
    expect((await relations.blockedEitherWay(anna.id)).sort()).toEqual([ben.id, carl.id].sort());
    expect(await relations.blockedEitherWay(ben.id)).toEqual([anna.id]);
  });

  it('twice is as once', async () => {
    await pair();
    await block(anna, ben);
    const before = await eventCount(app);
    expect((await block(anna, ben)).status).toBe(204);
    await unblock(anna, ben);
    expect((await unblock(anna, ben)).status).toBe(204);
    expect(await eventCount(app)).toBe(before + 1);
  });

  it('one side lifting its block leaves the other', async () => {
    await pair();
    await block(anna, ben);
    await block(ben, anna);
    await unblock(anna, ben);
    expect(await send(anna)).toMatchObject({ status: 403, body: { code: 'profile_not_available' } });
    expect(await send(ben)).toMatchObject({ status: 403, body: { code: 'member_blocked' } });
  });

  it('a conversation can neither be begun with one who blocked nor with one who is blocked', async () => {
    const [dora, emil] = await Promise.all([signUp(app, 'Dora'), signUp(app, 'Emil')]);
    await block(dora, emil);
    const before = await eventCount(app);
    expect(await dora.browser.post('/chats', { profile_id: emil.id })).toMatchObject({
      status: 403,
      body: { code: 'member_blocked' },
    });
    expect(await emil.browser.post('/chats', { profile_id: dora.id })).toMatchObject({
      status: 403,
      body: { code: 'profile_not_available' },
    });
    expect(await eventCount(app)).toBe(before);
  });

  it('of oneself, of nobody, before confirmation and logged out changes nothing', async () => {
    await pair();
    const gita = await signUp(app, 'Gita', { confirmed: false });
    const before = await eventCount(app);
    expect(await block(anna, anna)).toMatchObject({ status: 422, body: { code: 'not_yourself' } });
    expect(await anna.browser.post(`/members/${randomUUID()}/block`)).toMatchObject({
      status: 404,
      body: { code: 'member_not_found' },
    });
    expect(await anna.browser.post('/members/me/block')).toMatchObject({
      status: 422,
      body: { code: 'invalid_input' },
    });
    expect(await block(gita, anna)).toMatchObject({ status: 403, body: { code: 'confirmation_required' } });
    expect(await unblock(gita, anna)).toMatchObject({ status: 403, body: { code: 'confirmation_required' } });
    expect(await app.browser().post(`/members/${ben.id}/block`)).toMatchObject({
      status: 403,
      body: { code: 'authentication_required' },
    });
    expect(await app.browser().get('/blocks')).toMatchObject({
      status: 403,
      body: { code: 'authentication_required' },
    });
    expect((await unblock(anna, ben)).status).toBe(204);
    expect(await eventCount(app)).toBe(before);
  });
});
