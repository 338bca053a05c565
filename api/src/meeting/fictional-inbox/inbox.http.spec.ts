import { randomUUID } from 'node:crypto';
import { CommandBus } from '@nestjs/cqrs';
import { beforeAll, describe, expect, it, jest } from '@jest/globals';
import sharp from 'sharp';
import { TestClock, eventually } from '../../../testing/kernel/index.js';
import { EraseMember } from '../../members/accounts/leaving/erase-member.job.js';
import { DecidePhoto } from '../../members/photos/index.js';
import { MarkFictional, UnmarkFictional } from '../../members/profiles/index.js';
import { CLAIM_POLICIES } from '../../ground/claims/index.js';
import { AddStaffMember } from '../../ground/staff/index.js';
import { testApp, type TestApp, type TestBrowser } from '../../../testing/app.js';
import { eventCount, signUp, type TestMember } from '../../../testing/members.js';
import { expectSameAfterRebuild } from '../../../testing/rebuild.js';
import { GiveBackCredits } from './give-back.job.js';
import { GiveBack } from './give-back.js';

const HOURS = 3_600;
let app: TestApp;
let mira: TestBrowser;
let otis: TestBrowser;
beforeAll(async () => {
  app = await testApp();
  [mira, otis] = [await moderator('mira'), await moderator('otis')];
});

async function moderator(name: string): Promise<TestBrowser> {
  const staff = { email: `${name}@example.com`, role: 'moderator', password: 'correct horse' } as const;
  await app.nest.get(CommandBus).execute(new AddStaffMember({ actor: 'system', ...staff, key: randomUUID() }));
  const browser = app.console();
  await browser.post('/admin/login', { email: staff.email, password: staff.password });
  return browser;
}
async function fictional(name = 'Vera'): Promise<TestMember> {
  const profile = await signUp(app, name);
  await app.nest
    .get(CommandBus)
    .execute(
      new MarkFictional({ staffId: 'system', memberId: profile.id, key: randomUUID(), reason: 'written by staff' }),
    );
  return profile;
}
async function unmark({ id }: TestMember): Promise<{ status: number }> {
  await app.nest
    .get(CommandBus)
    .execute(new UnmarkFictional({ staffId: 'system', memberId: id, key: randomUUID(), reason: 'somebody real' }));
  return { status: 204 };
}
interface Chat {
  anna: TestMember;
  vera: TestMember;
  id: string;
}
/** Anna writes to Vera, who is fictional. */
async function chat(vera?: TestMember): Promise<Chat> {
  const profile = vera ?? (await fictional());
  const anna = await signUp(app, 'Anna', { credits: 100 });
  const { id } = (await anna.browser.post('/chats', { profile_id: profile.id })).body;
  await anna.browser.post(`/chats/${id}/fictional-warning`);
  return { anna, vera: profile, id };
}
async function write({ anna, id }: Chat, body = 'Hello Vera'): Promise<{ version: number }> {
  const sent = await anna.browser.post(`/chats/${id}/messages`, { body });
  expect(sent.status).toBe(201);
  return sent.body.message;
}
const creditsOf = async ({ browser }: TestMember): Promise<number> => (await browser.get('/user')).body.credits;
const answer = (by: TestBrowser, { id }: Chat, seen: number, body = 'Dear Anna', key: string = randomUUID()) =>
  by.post(`/admin/inbox/${id}/messages`, { body, seen }, { key });
const list = async (by: TestBrowser, filter: object = {}) => {
  const { status, body } = await by.get(`/admin/inbox?filter=${encodeURIComponent(JSON.stringify(filter))}`);
  expect(status).toBe(200);
  return body as { id: string; unanswered: object | null; claimed: string | null }[];
};
const of = async (by: TestBrowser, { id }: Chat) => (await list(by)).find((item) => item.id === id);
/** Runs the timer of a message as the queue does when its time has come. */
const due = (answerBy: string, ...ids: string[]) => {
  const items = ids.map((conversationId) => ({ key: `${conversationId} 1`, payload: { conversationId, answerBy } }));
  return app.nest.get(GiveBackCredits, { strict: false }).run(items, app.kernel.database.query);
};
const settle = (...ids: string[]) => due(app.clock.now().toISOString(), ...ids);
const expectMarked = (by: TestMember, id: string) =>
  by.browser
    .get(`/chats/${id}`)
    .then(({ body }) =>
      (body.messages as { credits_returned?: number }[]).map(({ credits_returned }) => credits_returned ?? 0),
    );
const movements = async ({ browser }: TestMember) =>
  (
    (await browser.get('/transactions')).body.transactions as { kind: string; credits: number; reference: string }[]
  ).map(({ kind, credits }) => [kind, credits]);

describe('PRO-04 the inbox of fictional profiles', () => {
  it('shows what was written to them, and how long there is to answer', async () => {
    const one = await chat();
    const at = app.clock.now();
    await write(one, 'First');
    app.clock.advance(HOURS);
    await write(one, 'Second');
    expect(await of(mira, one)).toMatchObject({
      profile: { name: 'Vera', age: 35 },
      member: { name: 'Anna' },
      last_message: { by_member: true, body: 'Second' },
      unanswered: {
        messages: 2,
        credits: 20,
        returned: 0,
        since: at.toISOString(),
        answer_by: new Date(at.getTime() + 72 * HOURS * 1000).toISOString(),
      },
      claimed: null,
    });
    const { body } = await mira.get(`/admin/inbox/${one.id}`);
    expect(body).toMatchObject({ member: { name: 'Anna', interests: [] }, has_more: false });
    expect(body.messages).toMatchObject([
      { by_member: true, body: 'First', price: 10, returned: false, written_by: null },
      { by_member: true, body: 'Second', price: 10, returned: false, written_by: null },
    ]);
  });

  it('shows of each the photo that others see first', async () => {
    const one = await chat();
    await write(one);
    const added: string[] = [];
    for (const background of ['#a34', '#34a']) {
      const picture = await sharp({ create: { width: 600, height: 800, channels: 3, background } })
        .jpeg()
        .toBuffer();
      const id = (await one.anna.browser.upload('/photos', 'photo', picture)).body.photos.at(-1).id as string;
      const decided = { staffId: 'system', key: randomUUID(), photoId: id, decision: { approved: true } } as const;
      await app.nest.get(CommandBus).execute(new DecidePhoto(decided));
      added.push(id);
    }
    const shown = async () => (await mira.get(`/admin/inbox/${one.id}`)).body.member.photo_url as string;
    expect(await shown()).toBe(`/api/admin/photos/${added[0]}/card`);
    expect((await one.anna.browser.put(`/photos/${added[1]}/main`)).status).toBe(200);
    expect(await shown()).toBe(`/api/admin/photos/${added[1]}/card`);
  });

  it('PRV-03 says of a message that was taken down that it was, and not what it said', async () => {
    const one = await chat();
    const { version } = await write(one);
    await answer(mira, one, version, 'Come and meet me');
    const answered = (await mira.get(`/admin/inbox/${one.id}`)).body.messages.at(-1) as { version: number };
    const message = { conversation_id: one.id, version: answered.version };
    const { case_id } = (await one.anna.browser.post('/reports', { reason: 'scam', message })).body;
    const decide = (decision: string, measures: string[] = [], by = mira) =>
      by.post(`/admin/cases/${case_id}/decide`, { decision, measures, statement_of_reasons: 'No meetings.' });
    expect((await decide('upheld', ['take_down'])).status).toBe(204);
    const shown = async () => {
      const [item, { body }] = await Promise.all([of(mira, one), mira.get(`/admin/inbox/${one.id}`)]);
      return [(item as unknown as { last_message: object }).last_message, body.last_message, body.messages.at(-1)];
    };
    for (const last of await shown()) expect(last).toMatchObject({ body: null, taken_down: true });
    expect((await mira.get(`/admin/inbox/${one.id}`)).body.messages[0]).toMatchObject({
      body: 'Hello Vera',
      taken_down: false,
    });
    await mira.post(`/admin/cases/${case_id}/objection`, { text: 'It was a manner of speaking.' });
    expect((await decide('dismissed', [], otis)).status).toBe(204);
    for (const last of await shown()) expect(last).toMatchObject({ body: 'Come and meet me', taken_down: false });
  });

  it('has the oldest first, and the answered last', async () => {
    const [one, two, three] = [await chat(), await chat(), await chat()];
    for (const each of [two, one, three]) {
      app.clock.advance(60);
      await write(each);
    }
    await answer(mira, two, 2);
    const ids = (await list(mira)).map(({ id }) => id);
    const places = [one, three, two].map(({ id }) => ids.indexOf(id));
    expect(places).toEqual(places.toSorted((a, b) => a - b));
    expect(places.every((place) => place >= 0)).toBe(true);
    const waiting = (await list(mira, { unanswered: true })).map(({ id }) => id);
    expect([waiting.includes(one.id), waiting.includes(two.id)]).toEqual([true, false]);
    expect((await list(mira, { unanswered: false })).map(({ id }) => id)).toContain(two.id);
    expect((await list(mira, { profile: one.vera.id })).map(({ id }) => id)).toEqual([one.id]);
  });

  it('holds no conversation of real members', async () => {
    const [ben, cleo] = [await signUp(app, 'Ben'), await signUp(app, 'Cleo')];
    const { id } = (await ben.browser.post('/chats', { profile_id: cleo.id })).body;
    await ben.browser.post(`/chats/${id}/messages`, { body: 'Between us' });
    expect((await list(mira)).map((item) => item.id)).not.toContain(id);
    expect((await mira.get(`/admin/inbox/${id}`)).body).toMatchObject({ code: 'conversation_not_found' });
    expect((await mira.post(`/admin/inbox/${id}/claim`)).body).toMatchObject({ code: 'conversation_not_found' });
    const refused = await mira.post(`/admin/inbox/${id}/messages`, { body: 'Hi', seen: 2 });
    expect(refused).toMatchObject({ status: 404, body: { code: 'conversation_not_found' } });
  });

  it('does not hold the conversations of one who is no longer fictional', async () => {
    const one = await chat();
    const { version } = await write(one);
    await unmark(one.vera);
    expect(await of(mira, one)).toBeUndefined();
    const waiting = 'SELECT 1 FROM read.unanswered_messages WHERE conversation_id = $1';
    expect(await app.kernel.database.query(waiting, [one.id])).toEqual([]);
    expect((await answer(mira, one, version)).body).toMatchObject({ code: 'conversation_not_found' });
    expect((await one.vera.browser.post(`/chats/${one.id}/messages`, { body: 'It is me' })).status).toBe(201);
  });

  it('ADM-05 says who has read in it, once a while', async () => {
    const one = await chat();
    await write(one);
    for (const by of [mira, mira, otis]) await by.get(`/admin/inbox/${one.id}`);
    const views = () =>
      app.kernel.database.query<{ actor: string }>('SELECT actor FROM kernel.events WHERE stream = $1', [
        `inbox-${one.id}`,
      ]);
    const actors = (await views()).map(({ actor }) => actor);
    expect(actors).toHaveLength(2);
    expect(actors.every((actor) => actor.startsWith('staff:'))).toBe(true);
    app.clock.advance(900);
    await mira.get(`/admin/inbox/${one.id}`);
    expect(await views()).toHaveLength(3);
  });

  it.each([{ unanswered: 'yes' }, { profile: 'x' }, { other: 1 }])('refuses to filter by %o', async (filter) => {
    const { status } = await mira.get(`/admin/inbox?filter=${encodeURIComponent(JSON.stringify(filter))}`);
    expect(status).toBe(422);
  });
});

describe('PRO-04 an answer by hand', () => {
  it('reaches the member as any message does, costs nothing, and names who wrote it', async () => {
    const one = await chat();
    const { version } = await write(one);
    const answered = await answer(mira, one, version, 'Dear Anna');
    expect(answered.status).toBe(201);
    const shown = (await one.anna.browser.get(`/chats/${one.id}`)).body;
    expect(shown).toMatchObject({ num_unread_messages: 1, messages: [{ from_me: true }, { body: 'Dear Anna' }] });
    expect(JSON.stringify(shown)).not.toContain('written');
    expect([await creditsOf(one.anna), await creditsOf(one.vera)]).toEqual([90, 30]);
    const event = await app.kernel.database.one<{ actor: string; data: { writtenBy: string; price: number } }>(
      "SELECT actor, data FROM kernel.events WHERE stream = $1 AND type = 'MessageSent' ORDER BY version DESC LIMIT 1",
      [`conversation-${one.id}`],
    );
    expect(event!.actor).toBe(`staff:${event!.data.writtenBy}`);
    expect(event!.data.price).toBe(0);
    expect(await of(mira, one)).toMatchObject({ unanswered: null, last_message: { by_member: false } });
    const { body } = await mira.get(`/admin/inbox/${one.id}`);
    expect(body.messages[1]).toMatchObject({ by_member: false, written_by: 'Mira' });
  });

  it('is stored once, however often it is sent', async () => {
    const one = await chat();
    const { version } = await write(one);
    const key = randomUUID();
    const answers = [
      await answer(mira, one, version, 'Dear Anna', key),
      await answer(mira, one, version, 'Dear Anna', key),
    ];
    expect(answers[0]!.body).toEqual(answers[1]!.body);
    expect((await one.anna.browser.get(`/chats/${one.id}`)).body.messages).toHaveLength(2);
  });

  it('is refused when it is empty or too long', async () => {
    const one = await chat();
    const { version } = await write(one);
    const before = await eventCount(app);
    expect((await answer(mira, one, version, ' ')).body).toMatchObject({ code: 'message_empty' });
    expect((await answer(mira, one, version, 'x'.repeat(1_001))).body).toMatchObject({ code: 'message_too_long' });
    expect(await eventCount(app)).toBe(before);
  });

  it('does not reach a member who has blocked the profile', async () => {
    const one = await chat();
    const { version } = await write(one);
    await one.anna.browser.post(`/members/${one.vera.id}/block`);
    expect((await answer(mira, one, version)).body).toMatchObject({ code: 'profile_not_available' });
  });

  it('is the only way in which a fictional profile writes', async () => {
    const one = await chat();
    await write(one);
    const own = await one.vera.browser.post(`/chats/${one.id}/messages`, { body: 'I am a program' });
    expect(own).toMatchObject({ status: 403, body: { code: 'written_by_staff' } });
  });
});

describe('PRO-04 two of the staff', () => {
  it('never have the same conversation before them', async () => {
    const one = await chat();
    const { version } = await write(one);
    const claims = await Promise.all([mira, otis].map((by) => by.post(`/admin/inbox/${one.id}/claim`)));
    expect(claims.map(({ status }) => status).sort()).toEqual([200, 409]);
    const [holder, other] = claims[0]!.status === 200 ? [mira, otis] : [otis, mira];
    expect((await of(holder, one))!.claimed).toBe('me');
    expect((await of(other, one))!.claimed).toBe('other');
    expect((await answer(other, one, version)).body).toMatchObject({ code: 'conversation_claimed' });
    await holder.post(`/admin/inbox/${one.id}/release`);
    expect((await other.post(`/admin/inbox/${one.id}/claim`)).status).toBe(200);
    app.clock.advance(CLAIM_POLICIES.conversations.seconds);
    expect((await holder.post(`/admin/inbox/${one.id}/claim`)).status).toBe(200);
  });

  it('never answer the same message, one after the other or both at once', async () => {
    const one = await chat();
    const { version } = await write(one);
    const answers = await Promise.all([answer(mira, one, version), answer(otis, one, version)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
    app.clock.advance(CLAIM_POLICIES.conversations.seconds);
    expect((await answer(otis, one, version)).body).toMatchObject({ code: 'already_answered' });
    // What the member has written meanwhile does not stand in the way.
    const { messages } = (await otis.get(`/admin/inbox/${one.id}`)).body;
    await write(one, 'And?');
    expect((await answer(otis, one, messages.at(-1).version)).status).toBe(201);
  });
});

describe('PRO-04 credits of messages that nobody answers', () => {
  it('go back 72 hours after the message, not a second before', async () => {
    const one = await chat();
    await write(one);
    app.clock.advance(72 * HOURS - 1);
    await settle(one.id);
    expect(await creditsOf(one.anna)).toBe(90);
    app.clock.advance(1);
    await settle(one.id);
    expect(await creditsOf(one.anna)).toBe(100);
    expect(await expectMarked(one.anna, one.id)).toEqual([10]);
    expect((await movements(one.anna)).slice(0, 2)).toEqual([
      ['give_back', 10],
      ['spend', -10],
    ]);
    expect(await of(mira, one)).toMatchObject({
      unanswered: { messages: 1, credits: 0, returned: 10, answer_by: null },
    });
  });

  it('go back once, however often the timer goes off, also all at once', async () => {
    const one = await chat();
    await write(one, 'First');
    await write(one, 'Second');
    app.clock.advance(72 * HOURS);
    await Promise.all(Array.from({ length: 5 }, () => settle(one.id)));
    await settle(one.id);
    expect(await creditsOf(one.anna)).toBe(100);
    expect((await movements(one.anna)).filter(([kind]) => kind === 'give_back')).toHaveLength(2);
  });

  it('the timer waits when the queue is ahead of the clock', async () => {
    const [id, later] = [randomUUID(), new Date(app.clock.now().getTime() + 1)];
    await due(later.toISOString(), id);
    const queued = `SELECT run_at FROM kernel.batch_jobs WHERE job = 'give-back-credits' AND key = $1`;
    expect(await app.kernel.database.query(queued, [`${id} 1`])).toEqual([{ run_at: later }]);
  });

  it('go back in many conversations at once, and one that fails holds up none of the others', async () => {
    const [one, other] = [await chat(), await chat()];
    for (const each of [one, other]) await write(each);
    app.clock.advance(72 * HOURS);
    const fails = jest.spyOn(app.nest.get(GiveBack, { strict: false }), 'settle').mockRejectedValueOnce(new Error());
    await expect(settle(one.id, other.id)).rejects.toThrow();
    fails.mockRestore();
    expect([await creditsOf(one.anna), await creditsOf(other.anna)]).toEqual([90, 100]);
    await settle(one.id, other.id);
    expect([await creditsOf(one.anna), await creditsOf(other.anna)]).toEqual([100, 100]);
  });

  it('stay when the answer comes in time, for every message before it', async () => {
    const one = await chat();
    await write(one, 'First');
    const { version } = await write(one, 'Second');
    app.clock.advance(72 * HOURS - 1);
    await answer(mira, one, version);
    const next = await write(one, 'Third');
    expect(next.version).toBeGreaterThan(version);
    app.clock.advance(1);
    await settle(one.id);
    expect(await creditsOf(one.anna)).toBe(70);
    app.clock.advance(72 * HOURS);
    await settle(one.id);
    expect(await creditsOf(one.anna)).toBe(80);
    expect(await expectMarked(one.anna, one.id)).toEqual([0, 0, 0, 10]);
  });

  it('go back though an answer comes too late, even when the timer is later still', async () => {
    const one = await chat();
    await write(one, 'First');
    app.clock.advance(HOURS);
    const { version } = await write(one, 'Second');
    app.clock.advance(71 * HOURS);
    expect((await answer(mira, one, version)).status).toBe(201);
    await settle(one.id);
    app.clock.advance(HOURS);
    await settle(one.id);
    expect(await creditsOf(one.anna)).toBe(90);
    expect(await expectMarked(one.anna, one.id)).toEqual([10, 0, 0]);
  });

  it.each([
    ['the member blocks the profile', ({ anna, vera }: Chat) => anna.browser.post(`/members/${vera.id}/block`)],
    [
      'the profile leaves',
      ({ vera }: Chat) => vera.browser.post('/user/deletion', { reason: 'other', password: 'correct horse' }),
    ],
    ['the profile is no longer fictional', ({ vera }: Chat) => unmark(vera)],
    ['the member removes the conversation', ({ anna, id }: Chat) => anna.browser.delete(`/chat?id=${id}`)],
  ])('go back when %s meanwhile', async (_case, happens) => {
    const one = await chat();
    await write(one);
    expect((await happens(one)).status).toBeLessThan(300);
    app.clock.advance(72 * HOURS);
    await settle(one.id);
    expect(await creditsOf(one.anna)).toBe(100);
  });

  it('ACC-12 go back to nobody where the member is gone for good, however late the timer', async () => {
    const one = await chat();
    await write(one);
    const deletedAt = app.clock.now().toISOString();
    await one.anna.browser.post('/user/deletion', { reason: 'other', password: 'correct horse' });
    app.clock.advance(15 * 24 * HOURS);
    await app.nest.get(EraseMember, { strict: false }).run({ memberId: one.anna.id, deletedAt });
    const before = await eventCount(app);
    await settle(one.id);
    expect(await eventCount(app)).toBe(before);
    const left = 'SELECT 1 FROM read.unanswered_messages WHERE conversation_id = $1';
    expect(await app.kernel.database.query(left, [one.id])).toEqual([]);
  });

  it('are not about messages to real members', async () => {
    const [ben, cleo] = [await signUp(app, 'Ben'), await signUp(app, 'Cleo')];
    const { id } = (await ben.browser.post('/chats', { profile_id: cleo.id })).body;
    await ben.browser.post(`/chats/${id}/messages`, { body: 'Hello' });
    app.clock.advance(73 * HOURS);
    await settle(id);
    expect(await creditsOf(ben)).toBe(20);
  });

  it('MNY-09 leave the books balanced', async () => {
    const rows = await app.kernel.database.query<{ account: string; balance: number }>(
      'SELECT * FROM read.ledger_accounts',
    );
    expect(rows.reduce((sum, { balance }) => sum + balance, 0)).toBe(0);
    const wallets = await app.kernel.database.one<{ sum: number }>(
      'SELECT sum(balance)::bigint AS sum FROM read.wallets',
    );
    expect(rows.find(({ account }) => account === 'member_wallets')!.balance).toBe(wallets!.sum);
  });

  it('EVT-01 the read models are the same when they are made anew', async () => {
    for (const table of ['unanswered_messages', 'returned_messages'])
      expect((await expectSameAfterRebuild(app, table, 'conversation_id, version')).length).toBeGreaterThan(0);
    expect((await expectSameAfterRebuild(app, 'fictional_profiles', 'profile_id')).length).toBeGreaterThan(0);
  });
});

describe('PRO-04 the timer of a message', () => {
  it('gives its credits back by itself', async () => {
    const real = app;
    app = await testApp({ work: true, clock: new TestClock(new Date(Date.now() - 73 * HOURS * 1000)) });
    try {
      const one = await chat();
      await write(one);
      app.clock.advance(72 * HOURS);
      await eventually(async () => expect(await creditsOf(one.anna)).toBe(100));
    } finally {
      app = real;
    }
  });
});
