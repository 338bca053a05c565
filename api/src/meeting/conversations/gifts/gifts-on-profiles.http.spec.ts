import { randomUUID } from 'node:crypto';
import { CommandBus } from '@nestjs/cqrs';
import { beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { testApp, type TestApp } from '../../../../testing/app.js';
import { eventCount, signUp, type TestMember } from '../../../../testing/members.js';
import { expectSameAfterRebuild } from '../../../../testing/rebuild.js';
import { setSettings } from '../../../../testing/settings.js';
import { Store } from '../../../kernel/index.js';
import { eraseMember } from '../../../members/accounts/leaving/erase-member.job.js';
import { MarkFictional } from '../../../members/profiles/index.js';
import { conversationOf } from '../conversation.js';
import { putMessageBack, takeMessageDown } from '../taking-down.js';

let app: TestApp;
let anna: TestMember;
let ben: TestMember;
let carl: TestMember;
beforeAll(async () => {
  app = await testApp();
});
beforeEach(async () => {
  [anna, ben, carl] = await Promise.all([
    signUp(app, 'Anna', { credits: 200 }),
    signUp(app, 'Ben'),
    signUp(app, 'Carl'),
  ]);
});

type Shown = 'hidden' | 'unnamed' | 'named';
const open = async (by: TestMember, other: TestMember): Promise<string> =>
  (await by.browser.post('/chats', { profile_id: other.id })).body.id as string;
async function give(by: TestMember, to: TestMember, gift_shown?: Shown, gift = 'rose', price = 10) {
  const chat = await open(by, to);
  const sent = await by.browser.post(
    `/chats/${chat}/messages`,
    { body: '', price, gift, gift_shown },
    { key: randomUUID() },
  );
  expect(sent.status).toBe(201);
  return { chat, version: sent.body.message.version as number };
}
const want = (member: TestMember, shown: Shown) => member.browser.put('/profile/gifts', { shown });
const seen = async (viewer: TestMember, of: TestMember) => (await viewer.browser.get(`/members/${of.id}`)).body.gifts;
const rose = (count: number, ...from: TestMember[]) => ({
  gift: 'rose',
  count,
  from: from.map(({ id, name }) => ({ id, name, fictional: false })),
});

describe('CHT-10 gifts on a profile', () => {
  it('shows none unless both want it, and the name only where both want that', async () => {
    await give(anna, ben);
    await want(ben, 'named');
    expect(await seen(carl, ben)).toEqual([]);

    await want(ben, 'hidden');
    await give(anna, ben, 'unnamed');
    expect(await seen(carl, ben)).toEqual([]);
    await want(ben, 'named');
    expect(await seen(carl, ben)).toEqual([rose(1)]);

    await give(anna, ben, 'named');
    expect(await seen(carl, ben)).toEqual([rose(2, anna)]);
    await want(ben, 'unnamed');
    expect(await seen(carl, ben)).toEqual([rose(2)]);
    expect(await seen(ben, ben)).toEqual([rose(2)]);
    await want(ben, 'hidden');
    expect(await seen(carl, ben)).toEqual([]);
  });

  it('is off for everybody to begin with, and stores a choice once', async () => {
    expect((await ben.browser.get('/profile/gifts')).body).toEqual({ shown: 'hidden', received: [], given: [] });
    expect((await want(ben, 'named')).body).toEqual({ shown: 'named' });
    const before = await eventCount(app);
    await want(ben, 'named');
    expect(await eventCount(app)).toBe(before);
    expect(await ben.browser.put('/profile/gifts', { shown: 'loud' })).toMatchObject({ status: 422 });
  });

  it('can be ended by either of the two, for good, and by nobody else', async () => {
    await want(ben, 'named');
    const [one, other] = [await give(anna, ben, 'named'), await give(anna, ben, 'named', 'coffee', 12)];
    const { received } = (await ben.browser.get('/profile/gifts')).body;
    expect(received).toMatchObject([
      { gift: 'coffee', conversation_id: other.chat, version: other.version, shown: 'named', other: { id: anna.id } },
      { gift: 'rose', version: one.version },
    ]);
    expect((await anna.browser.get('/profile/gifts')).body.given).toMatchObject([
      { gift: 'coffee', other: { id: ben.id, name: ben.name, fictional: false } },
      { gift: 'rose' },
    ]);
    const off = (by: TestMember, { chat, version }: typeof one) =>
      by.browser.delete(`/profile/gifts/${chat}/${version}`);
    expect((await off(carl, one)).status).toBe(204);
    expect(await seen(carl, ben)).toHaveLength(2);
    expect((await off(anna, one)).status).toBe(204);
    expect(await seen(carl, ben)).toMatchObject([{ gift: 'coffee' }]);
    expect((await off(ben, other)).status).toBe(204);
    const before = await eventCount(app);
    expect((await off(ben, other)).status).toBe(204);
    expect(await eventCount(app)).toBe(before);
    expect(await seen(carl, ben)).toEqual([]);
    // What was given stays in the conversation.
    expect((await ben.browser.get(`/chats/${one.chat}`)).body.messages).toHaveLength(2);
  });

  it('PRO-07 PRV-02 forgets givers who part from the receiver or leave, and does not name those a reader cannot see', async () => {
    await want(ben, 'named');
    await give(anna, ben, 'named');
    await anna.browser.put('/profile/invisible', { invisible: true });
    expect(await seen(carl, ben)).toEqual([rose(1)]);
    // Who has written with her sees her still.
    expect(await seen(ben, ben)).toEqual([rose(1, anna)]);
    await anna.browser.put('/profile/invisible', { invisible: false });
    expect(await seen(carl, ben)).toEqual([rose(1, anna)]);

    await anna.browser.post(`/members/${carl.id}/block`);
    expect(await seen(carl, ben)).toEqual([rose(1)]);
    await anna.browser.delete(`/members/${carl.id}/block`);
    await carl.browser.post(`/members/${anna.id}/block`);
    expect(await seen(carl, ben)).toEqual([rose(1)]);
    await carl.browser.delete(`/members/${anna.id}/block`);

    await ben.browser.post(`/members/${anna.id}/block`);
    expect(await seen(carl, ben)).toEqual([]);
    expect((await ben.browser.get('/profile/gifts')).body.received).toEqual([]);
    await ben.browser.delete(`/members/${anna.id}/block`);
    expect(await seen(carl, ben)).toEqual([rose(1, anna)]);

    const { erase_at } = (await anna.browser.post('/user/deletion', { password: 'correct horse', reason: 'other' }))
      .body;
    expect(await seen(carl, ben)).toEqual([]);
    expect(await expectSameAfterRebuild(app, 'profile_gifts', 'conversation_id, version')).toContainEqual(
      expect.objectContaining({ giver: anna.id, receiver: ben.id }),
    );
    app.clock.advance(14 * 86_400);
    const deletedAt = new Date(Date.parse(erase_at as string) - 14 * 86_400_000).toISOString();
    await app.handlers.get(eraseMember)!.run({ memberId: anna.id, deletedAt }, { attempt: 1, key: '' });
    expect(await expectSameAfterRebuild(app, 'profile_gifts', 'conversation_id, version')).not.toContainEqual(
      expect.objectContaining({ giver: anna.id }),
    );
  });

  it('PRV-03 goes with a message that staff take down, and CHT-06 with one beyond the history limit', async () => {
    await want(ben, 'named');
    const { chat, version } = await give(anna, ben, 'named');
    const store = app.nest.get(Store, { strict: false });
    const about = { conversation: chat, version, from: anna.id, to: ben.id };
    const change = (by: typeof takeMessageDown) =>
      store.transact({ actor: 'system', key: randomUUID(), request: {}, writes: [conversationOf(chat)] }, (tx) => {
        by(tx, about);
        return {};
      });
    await change(takeMessageDown);
    expect(await seen(carl, ben)).toEqual([]);
    await change(putMessageBack);
    expect(await seen(carl, ben)).toEqual([rose(1, anna)]);
    await setSettings(app, { chat_history_months: 1 });
    app.clock.advance(40 * 86_400);
    const later = await signUp(app, 'Dora');
    expect(await seen(later, ben)).toEqual([]);
  });

  it('PRO-04 names a fictional giver as fictional', async () => {
    await want(ben, 'named');
    await give(anna, ben, 'named');
    const mark = { staffId: 'system', memberId: anna.id, key: randomUUID(), reason: 'written by staff' };
    await app.nest.get(CommandBus).execute(new MarkFictional(mark));
    expect(await seen(carl, ben)).toMatchObject([{ gift: 'rose', from: [{ id: anna.id, fictional: true }] }]);
  });
});
