import { randomUUID } from 'node:crypto';
import { CommandBus } from '@nestjs/cqrs';
import { beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { eventually } from '../../../testing/kernel/index.js';
import { testApp, type TestApp, type TestBrowser } from '../../../testing/app.js';
import { EventStream } from '../../../testing/event-stream.js';
import { eventCount, signUp, type TestMember } from '../../../testing/members.js';
import { setSettings } from '../../../testing/settings.js';
import { MarkFictional } from '../../members/profiles/index.js';
import { AddStaffMember } from '../../ground/staff/index.js';
import { DEFAULTS } from '../../ground/settings/settings.values.js';
import { GiveBack } from '../fictional-inbox/give-back.js';

let app: TestApp;
let anna: TestMember;
let ben: TestMember;
let chat: string;
beforeAll(async () => {
  app = await testApp({ work: true });
});
beforeEach(async () => {
  await setSettings(app, { gifts: DEFAULTS.gifts });
  [anna, ben] = await Promise.all([signUp(app, 'Anna', { credits: 200 }), signUp(app, 'Ben')]);
  chat = await open(anna, ben);
});

const open = async (by: TestMember, other: TestMember): Promise<string> =>
  (await by.browser.post('/chats', { profile_id: other.id })).body.id as string;
interface Given {
  id?: string;
  body?: string;
  price?: number;
  key?: string;
  to?: string;
}
const give = (by: TestMember, { id = 'rose', body = '', price = 10, key = randomUUID(), to = chat }: Given = {}) =>
  by.browser.post(`/chats/${to}/messages`, { body, price, gift: id }, { key });
const balance = async ({ browser }: TestMember) => (await browser.get('/user')).body.credits as number;
const withGift = (id: string, change: Partial<(typeof DEFAULTS.gifts)[number]>) => ({
  gifts: DEFAULTS.gifts.map((gift) => (gift.id === id ? { ...gift, ...change } : gift)),
});

async function moderator(): Promise<TestBrowser> {
  const staff = { email: `${randomUUID()}@example.com`, role: 'moderator', password: 'correct horse' } as const;
  await app.nest.get(CommandBus).execute(new AddStaffMember({ actor: 'system', ...staff, key: randomUUID() }));
  const browser = app.console();
  await browser.post('/admin/login', { email: staff.email, password: staff.password });
  return browser;
}
async function fictional(): Promise<TestMember> {
  const vera = await signUp(app, 'Vera');
  const mark = { staffId: 'system', memberId: vera.id, key: randomUUID(), reason: 'written by staff' };
  await app.nest.get(CommandBus).execute(new MarkFictional(mark));
  return vera;
}

describe('CHT-10 sending a gift', () => {
  it('takes its price, with words or without, and shows it to both', async () => {
    const sent = await give(anna, { id: 'coffee', price: 12 });
    expect(sent).toMatchObject({ status: 201, body: { credits: 188, message: { body: '', gift: 'coffee' } } });
    expect(await give(anna, { id: 'rose', body: 'Voor jou' })).toMatchObject({ status: 201, body: { credits: 178 } });
    for (const [member, from_me] of [
      [anna, true],
      [ben, false],
    ] as const) {
      const { messages } = (await member.browser.get(`/chats/${chat}`)).body;
      expect(messages).toMatchObject([
        { from_me, body: '', gift: 'coffee' },
        { from_me, body: 'Voor jou', gift: 'rose' },
      ]);
      const [listed] = (await member.browser.get('/chats')).body.chats;
      expect(listed.messages).toMatchObject([{ from_me, body: 'Voor jou', gift: 'rose' }]);
    }
    expect((await ben.browser.get('/chats')).body).toMatchObject({ num_unread_messages: 2 });
  });

  it('CHT-02 charges a repeat of the same key once, and refuses the key for another gift', async () => {
    const key = randomUUID();
    const [one, other] = await Promise.all([give(anna, { key }), give(anna, { key })]);
    expect(one.status).toBe(201);
    expect(other.body).toEqual(one.body);
    expect(await balance(anna)).toBe(190);
    expect(await give(anna, { key, id: 'coffee', price: 12 })).toMatchObject({ status: 409 });
    expect(await balance(anna)).toBe(190);
  });

  it('MNY-12 refuses another price with the new one, and takes nothing', async () => {
    await setSettings(app, withGift('rose', { price: 15 }));
    const before = await eventCount(app);
    expect(await give(anna)).toMatchObject({ status: 409, body: { code: 'price_changed', params: { price: 15 } } });
    expect(await eventCount(app)).toBe(before);
    // A repeat of one that was sent has its answer, whatever it costs by now.
    const key = randomUUID();
    const sent = await give(anna, { price: 15, key });
    await setSettings(app, withGift('rose', { price: 20 }));
    expect((await give(anna, { price: 15, key })).body).toEqual(sent.body);
  });

  it('refuses one that is off sale or was never there, and keeps those that were sent', async () => {
    await give(anna);
    await setSettings(app, withGift('rose', { retired: true }));
    const before = await eventCount(app);
    for (const id of ['rose', 'zeppelin'])
      expect(await give(anna, { id })).toMatchObject({
        status: 409,
        body: { code: 'gift_not_on_sale', params: { gift: id } },
      });
    expect(await eventCount(app)).toBe(before);
    expect((await ben.browser.get(`/chats/${chat}`)).body.messages).toMatchObject([{ gift: 'rose' }]);
  });

  it('CHT-02 needs enough credits, words that fit, and something to send', async () => {
    await open(ben, anna);
    expect(await give(ben, { id: 'diamond', price: 50 })).toMatchObject({
      status: 402,
      body: { code: 'insufficient_credits', params: { price: 50, balance: 30, name: anna.name } },
    });
    expect(await give(anna, { body: 'é'.repeat(1001) })).toMatchObject({ body: { code: 'message_too_long' } });
    expect(await give(anna, { body: '   ' })).toMatchObject({ body: { code: 'message_empty' } });
    expect(await anna.browser.post(`/chats/${chat}/messages`, { body: '' })).toMatchObject({
      body: { code: 'message_empty' },
    });
    const bad = { body: '', price: 10, gift: { id: 'rose' } };
    expect(await anna.browser.post(`/chats/${chat}/messages`, bad)).toMatchObject({ status: 422 });
    expect(await balance(anna)).toBe(200);
  });

  it('CHT-03 CHT-07 counts as a message: the start limit and blocks hold', async () => {
    const others = await Promise.all(['Carl', 'Dirk'].map((name) => signUp(app, name)));
    for (const other of [anna, others[0]!]) expect((await give(ben, { to: await open(ben, other) })).status).toBe(201);
    const third = await open(ben, others[1]!);
    expect(await give(ben, { to: third })).toMatchObject({ status: 403, body: { code: 'premium_required' } });
    await ben.browser.post(`/members/${anna.id}/block`);
    expect(await give(anna)).toMatchObject({ status: 403, body: { code: 'profile_not_available' } });
    expect(await give(ben)).toMatchObject({ status: 403, body: { code: 'member_blocked' } });
  });

  it('CHT-04 is not told before the address of its reader is confirmed', async () => {
    const emil = await signUp(app, 'Emil', { confirmed: false });
    await give(anna, { to: await open(anna, emil), body: 'Hoi' });
    const [newest] = (await emil.browser.get('/chats')).body.chats[0].messages;
    expect(newest.body).toBeNull();
    expect(newest).not.toHaveProperty('gift');
  });

  it('CHT-09 arrives live on both sides', async () => {
    const stream = await EventStream.open(ben.browser);
    const { message } = (await give(anna, { body: 'Kijk' })).body;
    expect(await stream.next('message')).toEqual({ conversation_id: chat, message: { ...message, from_me: false } });
    stream.close();
  });

  it('MNY-05 stands among the transactions as a gift', async () => {
    await give(anna);
    await anna.browser.post(`/chats/${chat}/messages`, { body: 'Hoi' });
    const { transactions } = (await anna.browser.get('/transactions?kind=spend')).body;
    expect(transactions).toMatchObject([{ credits: -10 }, { credits: -10, gift: 'rose' }]);
    expect(transactions[0]).not.toHaveProperty('gift');
  });
});

describe('CHT-10 PRO-04 a gift to a fictional profile', () => {
  it('asks for the warning first, waits in the console, and comes back when nobody answers in time', async () => {
    const vera = await fictional();
    const id = await open(anna, vera);
    expect(await give(anna, { to: id })).toMatchObject({ body: { code: 'fictional_warning_required' } });
    await anna.browser.post(`/chats/${id}/fictional-warning`);
    const { message } = (await give(anna, { to: id, id: 'champagne', price: 35 })).body;
    expect(await balance(anna)).toBe(165);

    const mira = await moderator();
    const asked = await mira.get(`/admin/inbox/${id}`);
    expect(asked.body).toMatchObject({
      last_message: { gift: 'champagne', body: '' },
      unanswered: { credits: 35 },
      messages: [{ gift: 'champagne', body: '', price: 35 }],
    });
    // Staff answer with words alone.
    const answer = { body: 'Dank je', seen: message.version, gift: 'rose' };
    expect(await mira.post(`/admin/inbox/${id}/messages`, answer)).toMatchObject({ status: 422 });

    app.clock.advance(73 * 3_600);
    await app.nest.get(GiveBack, { strict: false }).settle(id);
    expect(await balance(anna)).toBe(200);
    const { transactions } = (await anna.browser.get('/transactions?kind=spend')).body;
    expect(transactions).toMatchObject([
      { kind: 'give_back', credits: 35, gift: 'champagne' },
      { kind: 'spend', credits: -35, gift: 'champagne' },
    ]);
    expect((await anna.browser.get(`/chats/${id}`)).body.messages).toMatchObject([{ credits_returned: 35 }]);
  });
});

describe('CHT-10 PRV-03 a gift that is reported', () => {
  it('is shown with its case, and taken down with its words', async () => {
    const { version } = (await give(anna, { body: 'Kom naar buiten', id: 'heart', price: 15 })).body.message;
    const message = { conversation_id: chat, version };
    const { case_id } = (await ben.browser.post('/reports', { reason: 'harassment', message })).body;
    const mira = await moderator();
    await eventually(async () =>
      expect((await mira.get(`/admin/cases/${case_id}`)).body).toMatchObject({
        evidence: { message: { body: 'Kom naar buiten', gift: 'heart' } },
      }),
    );
    expect((await mira.get(`/admin/cases/${case_id}/messages`)).body.messages).toMatchObject([
      { reported: true, gift: 'heart' },
    ]);
    const decision = { decision: 'upheld', measures: ['take_down'], statement_of_reasons: 'Bedreigend' };
    expect((await mira.post(`/admin/cases/${case_id}/decide`, decision)).status).toBeLessThan(300);
    const [shown] = (await ben.browser.get(`/chats/${chat}`)).body.messages;
    expect(shown.body).toBeNull();
    expect(shown).not.toHaveProperty('gift');
  });
});
