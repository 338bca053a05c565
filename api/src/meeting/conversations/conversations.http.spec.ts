import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { Database } from '../../kernel/index.js';
import { memberOf } from '../../members/accounts/index.js';
import { testApp, type TestApp } from '../../../testing/app.js';
import { eventCount, give, signUp, type TestMember } from '../../../testing/members.js';
import { ForgetHistory } from './jobs/forget-history.job.js';

let app: TestApp;
let anna: TestMember;
let ben: TestMember;
let carl: TestMember;
let number = 0;

beforeAll(async () => {
  app = await testApp();
  [anna, ben, carl] = await Promise.all([
    signUp(app, 'Anna', { credits: 5_000 }),
    signUp(app, 'Ben'),
    signUp(app, 'Carl'),
  ]);
});

/** Two members who have never met. */
async function strangers(): Promise<[TestMember, TestMember]> {
  const n = ++number;
  return Promise.all([signUp(app, `Dora${n}`), signUp(app, `Emil${n}`)]);
}
const open = async (by: TestMember, other: TestMember) =>
  (await by.browser.post('/chats', { profile_id: other.id })).body;
const send = (by: TestMember, chat: string, body = 'Hallo', key = randomUUID()) =>
  by.browser.post(`/chats/${chat}/messages`, { body }, { key });
const balance = async (member: TestMember) => (await member.browser.get('/user')).body.credits as number;

describe('CHT-01 opening a conversation', () => {
  it('costs nothing, is the same for both and shows the other nothing yet', async () => {
    const [dora, emil] = await strangers();
    const chat = await open(dora, emil);
    expect(chat).toMatchObject({
      profile: { id: emil.id, name: emil.name },
      num_unread_messages: 0,
      messages: [],
      blocked: false,
    });
    expect((await open(dora, emil)).id).toBe(chat.id);
    expect(await balance(dora)).toBe(30);
    expect((await dora.browser.get(`/chats/${chat.id}`)).body).toMatchObject({ id: chat.id, messages: [] });
    expect((await emil.browser.get(`/chats/${chat.id}`)).status).toBe(404);
    expect((await open(emil, dora)).id).toBe(chat.id);
  });

  it('CHT-03 opened and left, or refused, it is in no list of either; a message puts it there', async () => {
    const [dora, emil] = await strangers();
    await Promise.all((await strangers()).map(async (other) => send(dora, (await open(dora, other)).id)));
    const lists = () =>
      Promise.all(
        [dora, emil].flatMap(({ browser }) =>
          ['/chats', '/chats.php'].map(async (path) => (await browser.get(path)).body.chats.length as number),
        ),
      );
    const { id } = await open(dora, emil);
    expect(await lists()).toEqual([2, 2, 0, 0]);
    expect((await send(dora, id)).body.code).toBe('premium_required');
    expect(await lists()).toEqual([2, 2, 0, 0]);
    expect((await open(emil, dora)).id).toBe(id);
    expect((await send(emil, id)).status).toBe(201);
    expect(await lists()).toEqual([3, 3, 1, 1]);
  });

  it('refuses oneself, nobody and malformed ids, and records nothing', async () => {
    const before = await eventCount(app);
    expect(await anna.browser.post('/chats', { profile_id: anna.id })).toMatchObject({
      status: 422,
      body: { code: 'not_yourself' },
    });
    expect(await anna.browser.post('/chats', { profile_id: randomUUID() })).toMatchObject({
      status: 404,
      body: { code: 'member_not_found' },
    });
    for (const body of [{}, { profile_id: 'x' }, { profile_id: 7 }, { profile_id: ben.id, more: 1 }, [], 'x']) {
      expect(await anna.browser.post('/chats', body)).toMatchObject({
        status: expect.any(Number),
        body: { code: expect.stringMatching(/^(invalid_input|malformed_json)$/) },
      });
    }
    expect(await eventCount(app)).toBe(before);
  });
});

describe('CHT-02 sending a message', () => {
  it('knows a conversation by its id in capitals as well', async () => {
    const [dora, emil] = await strangers();
    const { id } = await open(dora, emil);
    const capitals = id.toUpperCase();
    expect(await send(dora, capitals)).toMatchObject({ status: 201, body: { message: { version: 2 } } });
    expect(await emil.browser.get(`/chats/${capitals}`)).toMatchObject({ status: 200 });
    expect(await emil.browser.post(`/chats/${capitals}/read`, { up_to: 2 })).toMatchObject({ status: 204 });
    expect((await emil.browser.get('/chats')).body).toMatchObject({ num_unread_messages: 0, chats: [{ id }] });
    expect((await open(dora, { ...emil, id: emil.id.toUpperCase() })).id).toBe(id);
    expect(await dora.browser.delete(`/chat?id=${capitals}`)).toMatchObject({ status: 204 });
    expect((await dora.browser.get('/chats')).body.chats).toEqual([]);
  });

  it('charges the sender once, delivers it and counts it as unread', async () => {
    const [dora, emil] = await strangers();
    const { id } = await open(dora, emil);
    const key = randomUUID();
    const sent = await send(dora, id, 'Hallo Emil', key);
    expect(sent).toMatchObject({
      status: 201,
      body: { message: { id: key, from_me: true, body: 'Hallo Emil', version: 2 }, credits: 20 },
    });
    expect(await send(dora, id, 'Hallo Emil', key)).toMatchObject({ status: 201, body: sent.body });
    expect(await balance(dora)).toBe(20);
    expect(await balance(emil)).toBe(30);
    const list = (await emil.browser.get('/chats')).body;
    expect(list).toMatchObject({
      num_unread_messages: 1,
      chats: [
        { id, num_unread_messages: 1, messages: [{ from_me: false, body: 'Hallo Emil' }], profile: { id: dora.id } },
      ],
    });
    expect((await emil.browser.get('/user')).body.num_unread_messages).toBe(1);
    expect((await emil.browser.get(`/chats/${id}`)).body).toMatchObject({
      id,
      has_more: false,
      messages: [{ id: key, from_me: false, body: 'Hallo Emil', version: 2 }],
    });
  });

  it('EVT-02 refuses the same key with another text and charges nothing', async () => {
    const [dora, emil] = await strangers();
    const { id } = await open(dora, emil);
    const key = randomUUID();
    await send(dora, id, 'one', key);
    expect(await send(dora, id, 'two', key)).toMatchObject({ status: 409, body: { code: 'key_conflict' } });
    expect(await balance(dora)).toBe(20);
  });

  it('CHT-02 EVT-02 refuses the id of a message that the other has just sent, and charges nothing', async () => {
    const [dora, emil] = await strangers();
    const { id } = await open(dora, emil);
    const theirs = randomUUID();
    expect(await send(dora, id, 'Hallo Emil', theirs)).toMatchObject({ status: 201 });
    expect(await send(emil, id, 'Hallo Dora', theirs)).toMatchObject({ status: 409, body: { code: 'key_conflict' } });
    expect(await balance(emil)).toBe(30);
    expect((await dora.browser.get(`/chats/${id}`)).body.messages).toHaveLength(1);
    expect(await send(dora, id, 'Hallo Emil', theirs)).toMatchObject({ status: 201, body: { credits: 20 } });
  });

  it('CHT-02 the id of a message of another conversation names nothing there: each is shown, paid and answered by itself', async () => {
    const [dora, emil] = await strangers();
    const { id } = await open(dora, emil);
    const key = randomUUID();
    await send(dora, id, 'Hallo Emil', key);
    const other = await open(emil, anna);
    expect(await send(emil, other.id, 'Hallo Anna', key)).toMatchObject({ status: 201, body: { credits: 20 } });
    const bodies = async (of: TestMember, chat: string) =>
      (await of.browser.get(`/chats/${chat}`)).body.messages.map(({ body }: { body: string }) => body);
    expect(await bodies(emil, id)).toEqual(['Hallo Emil']);
    expect(await bodies(emil, other.id)).toEqual(['Hallo Anna']);
    const spent = async (of: TestMember) =>
      (await of.browser.get('/transactions')).body.transactions.filter(
        ({ credits }: { credits: number }) => credits < 0,
      );
    expect([await spent(dora), await spent(emil)].map(({ length }) => length)).toEqual([1, 1]);
  });

  it('refuses without a key', async () => {
    const { id } = await open(anna, ben);
    expect(
      await anna.browser.post(`/chats/${id}/messages`, { body: 'x' }, { headers: { 'idempotency-key': undefined } }),
    ).toMatchObject({ status: 422, body: { code: 'idempotency_key_required' } });
  });

  it('names the price, the balance and the recipient when credits run out; a retry of the last paid one is answered', async () => {
    const [dora, emil] = await strangers();
    const { id } = await open(dora, emil);
    const last = randomUUID();
    await send(dora, id);
    await send(dora, id);
    const third = await send(dora, id, 'last', last);
    expect(third.body.credits).toBe(0);
    const before = await eventCount(app);
    expect(await send(dora, id)).toMatchObject({
      status: 402,
      body: { code: 'insufficient_credits', params: { price: 10, balance: 0, name: emil.name } },
    });
    expect(await send(dora, id, 'last', last)).toMatchObject({ status: 201, body: third.body });
    expect(await eventCount(app)).toBe(before);
  });

  it('a refused send can be made again with its key once there are credits', async () => {
    const [dora, emil] = await strangers();
    const { id } = await open(dora, emil);
    for (let i = 0; i < 3; i++) await send(dora, id);
    const key = randomUUID();
    expect((await send(dora, id, 'late', key)).status).toBe(402);
    await give(app, dora, 10);
    expect(await send(dora, id, 'late', key)).toMatchObject({ status: 201, body: { credits: 0 } });
  });

  it('many copies of one request at once are one message', async () => {
    const [dora, emil] = await strangers();
    const { id } = await open(dora, emil);
    const key = randomUUID();
    const answers = await Promise.all(Array.from({ length: 20 }, () => send(dora, id, 'once', key)));
    expect(new Set(answers.map(({ status, body }) => JSON.stringify([status, body]))).size).toBe(1);
    expect(await balance(dora)).toBe(20);
    expect((await emil.browser.get(`/chats/${id}`)).body.messages).toHaveLength(1);
  });

  it.each([
    ['no text', '', 'message_empty', { min: 1 }],
    ['white space', ' \n\t', 'message_empty', { min: 1 }],
    ['what cannot be seen', '\u200b', 'message_empty', { min: 1 }],
    ['a letter too many', 'a'.repeat(1001), 'message_too_long', { max: 1000 }],
    ['an emoji too many', '👍🏽'.repeat(1001), 'message_too_long', { max: 1000 }],
  ])('refuses %s', async (_what, text, code, params) => {
    const { id } = await open(anna, ben);
    const before = await eventCount(app);
    expect(await send(anna, id, text)).toMatchObject({ status: 422, body: { code, params } });
    expect(await eventCount(app)).toBe(before);
  });

  it('takes 1000 characters as people count them, and gives them back unchanged', async () => {
    const { id } = await open(anna, ben);
    const text = '👨‍👩‍👧‍👦'.repeat(1000);
    expect((await send(anna, id, text)).status).toBe(201);
    expect(
      (await ben.browser.get('/chats')).body.chats.find((chat: { id: string }) => chat.id === id).messages[0].body,
    ).toBe(text);
  });

  it.each<[string, unknown, number]>([
    ['no body', undefined, 400],
    ['malformed JSON', '{"body":', 400],
    ['a wrong type', { body: 7 }, 422],
    ['null', { body: null }, 422],
    ['an extra field', { body: 'x', more: 0 }, 422],
    ['no price', { body: 'x', price: undefined }, 422],
    ['a list', [], 422],
    ['a megabyte', { body: 'x'.repeat(1_000_000) }, 413],
  ])('refuses %s and changes nothing', async (_what, body, status) => {
    const { id } = await open(anna, ben);
    const before = await eventCount(app);
    const answer = await anna.browser.post(`/chats/${id}/messages`, body, {
      headers: { 'content-type': 'application/json' },
    });
    expect(answer.status).toBe(status);
    expect(answer.body.code).toEqual(expect.any(String));
    expect(await eventCount(app)).toBe(before);
  });

  it('PRV-01 stores the text sealed', async () => {
    const { id } = await open(anna, ben);
    await send(anna, id, 'a very secret text');
    const [row] = await app.kernel.database.query<{ found: number }>(
      "SELECT count(*) AS found FROM kernel.events WHERE data::text LIKE '%secret%'",
    );
    expect(row!.found).toBe(0);
  });
});

describe('conversations of others', () => {
  it.each<[string, (chat: string) => [string, string, unknown?]]>([
    ['reading', (chat) => ['GET', `/chats/${chat}`]],
    ['sending', (chat) => ['POST', `/chats/${chat}/messages`, { body: 'x', price: 10 }]],
    ['marking as read', (chat) => ['POST', `/chats/${chat}/read`]],
  ])('%s answers 404 to a stranger, and for an id that is none', async (_what, request) => {
    const { id } = await open(anna, ben);
    await send(anna, id);
    const before = await eventCount(app);
    for (const chat of [id, randomUUID()]) {
      const [method, path, body] = request(chat);
      expect(await carl.browser.call(method, path, { body })).toMatchObject({
        status: 404,
        body: { code: 'conversation_not_found' },
      });
    }
    const [method, path, body] = request('not-an-id');
    expect((await carl.browser.call(method, path, { body })).status).toBe(422);
    expect(await eventCount(app)).toBe(before);
  });

  it.each<[string, string, unknown?]>([
    ['GET', '/chats'],
    ['POST', '/chats', {}],
    ['GET', `/chats/${randomUUID()}`],
    ['POST', `/chats/${randomUUID()}/messages`, { body: 'x', price: 10 }],
    ['POST', `/chats/${randomUUID()}/read`],
    ['GET', '/stream'],
  ])('%s %s needs login', async (...[method, path, body]) => {
    expect(await app.browser().call(method, path, { body })).toMatchObject({
      status: 403,
      body: { code: 'authentication_required' },
    });
  });

  it('sending needs the marker header', async () => {
    const { id } = await open(anna, ben);
    expect(
      await anna.browser.post(`/chats/${id}/messages`, { body: 'x' }, { headers: { 'x-client-request': undefined } }),
    ).toMatchObject({ status: 403, body: { code: 'client_request_required' } });
  });
});

describe('CHT-01 reading', () => {
  it('sets unread to 0, once', async () => {
    const [dora, emil] = await strangers();
    const { id } = await open(dora, emil);
    await send(dora, id);
    await send(dora, id);
    expect((await emil.browser.get('/chats')).body.num_unread_messages).toBe(2);
    expect((await emil.browser.post(`/chats/${id}/read`)).status).toBe(204);
    const before = await eventCount(app);
    expect((await emil.browser.post(`/chats/${id}/read`)).status).toBe(204);
    expect(await eventCount(app)).toBe(before);
    expect((await emil.browser.get('/chats')).body).toMatchObject({
      num_unread_messages: 0,
      chats: [{ num_unread_messages: 0 }],
    });
    expect((await dora.browser.get('/chats')).body.num_unread_messages).toBe(0);
  });

  it('pages back through the messages, the oldest first on a page', async () => {
    const dora = await signUp(app, 'Dora', { credits: 1_000 });
    const { id } = await open(dora, ben);
    for (let i = 1; i <= 60; i++) await send(dora, id, `message ${i}`);
    const page = (await dora.browser.get(`/chats/${id}`)).body;
    expect(page.messages).toHaveLength(50);
    expect(page.messages.at(-1).body).toBe('message 60');
    expect(page.messages[0].body).toBe('message 11');
    expect(page.has_more).toBe(true);
    const older = (await dora.browser.get(`/chats/${id}?before=${page.messages[0].version}`)).body;
    expect(older.messages.map((message: { body: string }) => message.body)).toEqual(
      Array.from({ length: 10 }, (_, i) => `message ${i + 1}`),
    );
    expect(older.has_more).toBe(false);
    expect((await dora.browser.get(`/chats/${id}?before=x`)).status).toBe(422);
  });

  it('lists the newest conversation first', async () => {
    const [dora, emil] = await strangers();
    const fred = await signUp(app, 'Fred');
    const [one, two] = [await open(dora, emil), await open(dora, fred)];
    await send(dora, one.id);
    app.clock.advance(1);
    await send(dora, two.id);
    const order = async () => (await dora.browser.get('/chats')).body.chats.map((chat: { id: string }) => chat.id);
    expect(await order()).toEqual([two.id, one.id]);
    app.clock.advance(1);
    await send(dora, one.id);
    expect(await order()).toEqual([one.id, two.id]);
  });

  it('CHT-12 a list of more than a page goes on where it ended: each conversation once, whatever came meanwhile', async () => {
    const [dora, emil] = await strangers();
    const [a, b] = [dora.id, emil.id].toSorted();
    // Three at each moment, so that pages end within one.
    await app.nest.get(Database, { strict: false }).query(
      `INSERT INTO read.chats (conversation_id, member_a, member_b, last_version, last_at)
       SELECT gen_random_uuid(), $1, $2, 2, '2026-03-01'::timestamptz + n / 3 * interval '1 second'
         FROM generate_series(1, 1100) n`,
      [a, b],
    );
    const page = async (before?: string): Promise<{ ids: string[]; next?: string }> => {
      const { status, body } = await dora.browser.get(`/chats${before ? `?before=${before}` : ''}`);
      expect(status).toBe(200);
      return { ids: body.chats.map((chat: { id: string }) => chat.id), next: body.next };
    };
    const one = await page();
    await send(dora, (await open(dora, await signUp(app, 'Fred'))).id);
    const two = await page(one.next);
    const three = await page(two.next);
    expect([one, two, three].map(({ ids }) => ids.length)).toEqual([500, 500, 100]);
    expect(new Set([...one.ids, ...two.ids, ...three.ids]).size).toBe(1100);
    expect(three.next).toBeUndefined();
    for (const before of ['x', '2026-02-31T00:00:00.000Z_', one.next!.replace(/T\d\d/, 'T29')]) {
      expect(await dora.browser.get(`/chats?before=${before}`)).toMatchObject({ status: 422 });
    }
  });
});

describe('CHT-04 before the e-mail is confirmed', () => {
  it('received messages cannot be read, own ones not be written, on the server', async () => {
    const dora = await signUp(app, 'Dora');
    const gita = await signUp(app, 'Gita', { confirmed: false });
    const { id } = await open(dora, gita);
    await send(dora, id, 'psst');
    const list = (await gita.browser.get('/chats')).body;
    expect(list).toMatchObject({ num_unread_messages: 1, chats: [{ messages: [{ from_me: false, body: null }] }] });
    expect((await gita.browser.get(`/chats/${id}`)).body).toMatchObject({
      locked: 'confirmation_required',
      messages: [{ from_me: false, body: null }],
    });
    for (const [path, body] of [
      ['/chats', { profile_id: dora.id }],
      [`/chats/${id}/messages`, { body: 'x' }],
      [`/chats/${id}/read`, undefined],
    ] as const) {
      expect(await gita.browser.post(path, body)).toMatchObject({
        status: 403,
        body: { code: 'confirmation_required' },
      });
    }
    expect((await dora.browser.get(`/chats/${id}`)).body.locked).toBeUndefined();
  });
});

describe('PRV-01 an erased author', () => {
  it('leaves messages that cannot be shown', async () => {
    const [dora, emil] = await strangers();
    const { id } = await open(dora, emil);
    await send(dora, id, 'forget me');
    await app.kernel.vault.destroy(dora.id);
    expect((await emil.browser.get(`/chats/${id}`)).body.messages[0].body).toBeNull();
    expect((await emil.browser.get('/chats')).body.chats[0].messages[0].body).toBeNull();
  });

  it('is gone from the list of the other with what was unread, and from nobody else', async () => {
    const [[dora, emil], other] = await Promise.all([strangers(), strangers()]);
    const { id } = await open(dora, emil);
    await send(dora, id, 'forget me');
    const kept = await open(other[0], emil);
    await send(other[0], kept.id);
    const command = { actor: 'system', key: randomUUID(), request: {}, writes: [memberOf(dora.id)] };
    await app.kernel.store.transact(command, (tx) =>
      tx.append(memberOf(dora.id), { type: 'MemberErased', data: { erasedAt: tx.at } }),
    );
    expect((await emil.browser.get('/chats')).body).toMatchObject({ chats: [{ id: kept.id }], num_unread_messages: 1 });
    expect((await emil.browser.get(`/chats/${id}`)).body.code).toBe('conversation_not_found');
    expect((await send(emil, id)).body.code).toBe('member_not_found');
  });
});

describe('PRO-07 after a block', () => {
  it('neither side sees in the chat list whether the other is there', async () => {
    const [dora, emil] = await strangers();
    const { id } = await open(dora, emil);
    await send(dora, id);
    const online = async (member: TestMember) => [
      (await member.browser.get('/chats')).body.chats[0].profile.online,
      (await member.browser.get(`/chats/${id}`)).body.profile.online,
    ];
    expect(await online(emil)).toEqual([true, true]);
    await dora.browser.post(`/members/${emil.id}/block`);
    expect(await online(emil)).toEqual([false, false]);
    expect(await online(dora)).toEqual([false, false]);
  });
});

// The last one: a year passes.
describe('CHT-06 messages of more than 12 months ago', () => {
  it('are hidden on the server, also as the last one of the list, and in the end unreadable for good', async () => {
    const [nora, email] = [await signUp(app, 'Nora'), 'olaf.long@example.org'];
    const { id: olaf } = await signUp(app, 'Olaf', { email });
    const { id } = await open(nora, { id: olaf } as TestMember);
    await send(nora, id, 'In the old year');
    const back = async (seconds: number) => {
      app.clock.advance(seconds);
      const browser = app.browser();
      expect((await browser.post('/user', { email, password: 'correct horse' })).status).toBe(200);
      return browser;
    };
    const DAY = 86_400;
    let browser = await back(365 * DAY);
    const chat = async () => (await browser.get(`/chats/${id}`)).body;
    const listed = async () => (await browser.get('/chats')).body.chats[0].messages;
    expect(await chat()).toMatchObject({ messages: [{ body: 'In the old year' }] });
    expect(await listed()).toMatchObject([{ body: 'In the old year' }]);
    expect((await chat()).history_months).toBeUndefined();
    app.clock.advance(1);
    expect(await chat()).toMatchObject({ messages: [], has_more: false, history_months: 12 });
    expect(await listed()).toEqual([]);
    await browser.post(`/chats/${id}/messages`, { body: 'In the new year' }, { key: randomUUID() });
    expect(await chat()).toMatchObject({ messages: [{ body: 'In the new year' }], history_months: 12 });

    const bodies = async () => {
      const rows = await app.kernel.database.query<{ body: string }>(
        `SELECT data->>'body' AS body FROM kernel.events WHERE stream = $1 AND type = 'MessageSent' ORDER BY version`,
        [`conversation-${id}`],
      );
      return app.kernel.vault.openAll(rows.map(({ body }) => body));
    };
    await app.nest.get(ForgetHistory).run();
    expect(await bodies()).toEqual(['In the old year', 'In the new year']);
    browser = await back(31 * DAY);
    await app.nest.get(ForgetHistory).run();
    expect(await bodies()).toEqual([null, 'In the new year']);
    expect((await browser.get(`/members/${nora.id}`)).body.name).toBe('Nora');
  });
});
