import { randomUUID } from 'node:crypto';
import { CommandBus } from '@nestjs/cqrs';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { MarkFictional } from '../../members/profiles/index.js';
import { testApp, type TestApp } from '../../../testing/app.js';
import { eventCount, signUp, type TestMember } from '../../../testing/members.js';

let app: TestApp;
let anna: TestMember;
let vera: TestMember;
let chat: string;

beforeAll(async () => {
  app = await testApp();
  [anna, vera] = await Promise.all([signUp(app, 'Anna'), signUp(app, 'Vera')]);
  await app.nest
    .get(CommandBus)
    .execute(
      new MarkFictional({ staffId: 'system', memberId: vera.id, key: randomUUID(), reason: 'written by staff' }),
    );
  chat = ((await anna.browser.post('/chats', { profile_id: vera.id })).body as { id: string }).id;
});

const send = (by: TestMember, key = randomUUID()) =>
  by.browser.post(`/chats/${chat}/messages`, { body: 'Hallo' }, { key });
const acknowledge = (by: TestMember) => by.browser.post(`/chats/${chat}/fictional-warning`);

describe('PRO-04 the first message to a fictional profile', () => {
  it('goes nowhere and costs nothing before the warning is acknowledged', async () => {
    const before = await eventCount(app);
    const key = randomUUID();
    expect(await send(anna, key)).toMatchObject({ status: 403, body: { code: 'fictional_warning_required' } });
    expect(await eventCount(app)).toBe(before);
    expect((await anna.browser.get('/user')).body.credits).toBe(30);

    expect((await acknowledge(anna)).status).toBe(204);
    expect(await send(anna, key)).toMatchObject({ status: 201, body: { credits: 20, message: { id: key } } });
  });

  it('is acknowledged once for all messages', async () => {
    const before = await eventCount(app);
    expect((await acknowledge(anna)).status).toBe(204);
    expect(await eventCount(app)).toBe(before);
    expect((await send(anna)).status).toBe(201);
  });

  it('is not asked of the fictional one, who does not write at all: staff do, by hand', async () => {
    expect(await send(vera)).toMatchObject({ status: 403, body: { code: 'written_by_staff' } });
  });

  it('is nobody else’s to acknowledge', async () => {
    const stranger = await signUp(app, 'Carl');
    expect(await acknowledge(stranger)).toMatchObject({ status: 404, body: { code: 'conversation_not_found' } });
  });

  it('is asked from the moment a profile is flagged, in the middle of a conversation too', async () => {
    const [dora, emil] = await Promise.all([signUp(app, 'Dora'), signUp(app, 'Emil')]);
    const { id } = (await dora.browser.post('/chats', { profile_id: emil.id })).body as { id: string };
    const write = () => dora.browser.post(`/chats/${id}/messages`, { body: 'Hoi' });
    expect((await write()).status).toBe(201);
    await app.nest
      .get(CommandBus)
      .execute(new MarkFictional({ staffId: 'system', memberId: emil.id, key: randomUUID(), reason: 'made by staff' }));
    expect((await write()).body.code).toBe('fictional_warning_required');
    expect((await dora.browser.get(`/members/${emil.id}`)).body.fictional).toBe(true);
  });
});
