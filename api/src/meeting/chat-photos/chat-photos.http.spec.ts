import { randomUUID } from 'node:crypto';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { CommandBus } from '@nestjs/cqrs';
import sharp from 'sharp';
import { beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { busy, Store, Vault } from '../../kernel/index.js';
import { SealedPictures } from '../../members/photos/index.js';
import { EraseMember } from '../../members/accounts/leaving/erase-member.job.js';
import { MarkFictional } from '../../members/profiles/index.js';
import { AddStaffMember } from '../../ground/staff/index.js';
import { testApp, type TestApp, type TestBrowser } from '../../../testing/app.js';
import { eventCount, signUp, type TestMember } from '../../../testing/members.js';
import { expectSameAfterRebuild } from '../../../testing/rebuild.js';
import { setSettings } from '../../../testing/settings.js';
import { GiveBack } from '../fictional-inbox/give-back.js';
import { LapseChatPhoto, SettleChatPhoto } from './settle-chat-photo.job.js';
import { SweepChatPhotos } from './sweep-chat-photos.job.js';

let app: TestApp;
let mira: TestBrowser;
let otis: TestBrowser;
let picture: Buffer;
let large: Buffer;
beforeAll(async () => {
  app = await testApp();
  [mira, otis] = [await moderator('mira'), await moderator('otis')];
  picture = await drawn('#336699');
  large = await drawn('#993366', 600);
});
const drawn = (background: string, width = 240): Promise<Buffer> =>
  sharp({ create: { width, height: 400, channels: 3, background } })
    .jpeg()
    .toBuffer();

async function moderator(name: string): Promise<TestBrowser> {
  const staff = { email: `${name}@example.com`, role: 'moderator', password: 'correct horse' } as const;
  await app.nest.get(CommandBus).execute(new AddStaffMember({ actor: 'system', ...staff, key: randomUUID() }));
  const browser = app.console();
  await browser.post('/admin/login', { email: staff.email, password: staff.password });
  return browser;
}

interface Pair {
  anna: TestMember;
  ben: TestMember;
  id: string;
}
/** Anna has Ben's conversation open; nobody has written. */
async function pair(credits = 100): Promise<Pair> {
  const [anna, ben] = [await signUp(app, 'Anna', { credits }), await signUp(app, 'Ben', { credits: 100 })];
  return { anna, ben, id: (await anna.browser.post('/chats', { profile_id: ben.id })).body.id };
}
const send = ({ anna, id }: Pair, { key = randomUUID(), price = 20, file = picture } = {}) =>
  anna.browser.upload(`/chats/${id}/photos?price=${price}`, 'photo', file, { key });
const view = async ({ browser }: TestMember, id: string) => (await browser.get(`/chats/${id}`)).body;
const creditsOf = async ({ browser }: TestMember): Promise<number> => (await browser.get('/user')).body.credits;
const statusOf = async ({ browser }: TestMember, address: string) =>
  (await browser.get(address.replace('/api', ''))).status;

interface Claimed {
  id: string;
  member_id: string;
  to_id: string;
  url: string;
}
const queue = async (by: TestBrowser): Promise<Claimed[]> => (await by.post('/admin/chat-photos/claim')).body.photos;
async function waitingFrom({ id }: TestMember, by = mira): Promise<Claimed> {
  for (;;) {
    const waiting = await queue(by);
    const found = waiting.find(({ member_id }) => member_id === id);
    if (found) return found;
    if (waiting.length === 0) throw new Error('nothing waits of this member');
    // A moderator has six at once: what other tests left makes room.
    await by.post('/admin/chat-photos/approve', { ids: waiting.map((photo) => photo.id) });
  }
}
/** Decides, and carries it out as the queue does when it can no longer be taken back. */
async function decide({ id }: Claimed, reason: string | null, by = mira): Promise<void> {
  const { status, body } = await by.post(`/admin/chat-photos/${reason === null ? 'approve' : 'reject'}`, {
    ids: [id],
    ...(reason !== null && { reason }),
  });
  expect(status).toBe(200);
  app.clock.advance(11);
  await app.nest.get(SettleChatPhoto, { strict: false }).run({ photoId: id, effectiveAt: body.effective_at });
}
const inspected = (inspection: 'first' | 'after') => setSettings(app, { photo_inspection: inspection });

describe('CHT-11 a photo in a chat', () => {
  it('is charged when it is sent, and the other knows nothing of it until it is inspected', async () => {
    await inspected('first');
    const one = await pair();
    const sent = await send(one);
    expect(sent).toMatchObject({ status: 201, body: { delivered: false, credits: 80 } });
    const own = await view(one.anna, one.id);
    expect(own.messages).toEqual([]);
    expect(own.waiting_photos).toMatchObject([{ photo: { status: 'inspecting', blurred: false, width: 240 } }]);
    expect(await statusOf(one.anna, own.waiting_photos[0].photo.url)).toBe(200);
    expect((await one.anna.browser.get('/chats')).body.chats).toMatchObject([{ id: one.id, messages: [] }]);
    expect((await one.ben.browser.get('/chats')).body).toMatchObject({ chats: [], num_unread_messages: 0 });
    expect(await statusOf(one.ben, own.waiting_photos[0].photo.url)).toBe(404);

    await decide(await waitingFrom(one.anna), null);
    const { chats, num_unread_messages } = (await one.ben.browser.get('/chats')).body;
    expect(chats).toMatchObject([{ num_unread_messages: 1, messages: [{ from_me: false, body: '', photo: true }] }]);
    expect(num_unread_messages).toBe(1);
    expect(await view(one.anna, one.id)).toMatchObject({ messages: [{ photo: { status: 'shown' }, body: '' }] });
    expect((await view(one.anna, one.id)).waiting_photos).toBeUndefined();
    expect(await creditsOf(one.anna)).toBe(80);
  });

  it('is blurred until its receiver says show, once for the conversation', async () => {
    await inspected('first');
    const one = await pair();
    await send(one);
    await decide(await waitingFrom(one.anna), null);
    const before = (await view(one.ben, one.id)).messages[0].photo;
    expect(before).toMatchObject({ blurred: true, status: 'shown', reason: null });
    expect(before.url).toContain('/blurred?');
    expect(await statusOf(one.ben, before.url)).toBe(200);
    expect(await statusOf(one.ben, before.url.replace('/blurred?', '/original?'))).toBe(404);

    expect((await one.ben.browser.post(`/chats/${one.id}/show-photos`)).status).toBe(204);
    const shown = await view(one.ben, one.id);
    expect(shown).toMatchObject({ photos_allowed: true, messages: [{ photo: { blurred: false } }] });
    expect(await statusOf(one.ben, shown.messages[0].photo.url)).toBe(200);
    // The next one needs no word any more, and the other side said nothing.
    await send(one, { file: large });
    await decide(await waitingFrom(one.anna), null);
    expect((await view(one.ben, one.id)).messages[1].photo).toMatchObject({ blurred: false, width: 600 });
    expect(await view(one.anna, one.id)).not.toHaveProperty('photos_allowed');
  });

  it('is nobody else’s, and ends with a block and with leaving', async () => {
    await inspected('after');
    const [one, stranger] = [await pair(), await signUp(app, 'Cleo')];
    await send(one);
    await one.ben.browser.post(`/chats/${one.id}/show-photos`);
    const { url } = (await view(one.ben, one.id)).messages[0].photo;
    const mine = (await view(one.anna, one.id)).messages[0].photo.url as string;
    expect([await statusOf(one.ben, url), await statusOf(one.anna, mine)]).toEqual([200, 200]);
    expect([await statusOf(stranger, url), await statusOf(one.anna, url)]).toEqual([404, 403]);
    expect((await app.browser().get(url.replace('/api', ''))).status).toBe(403);
    await one.anna.browser.post(`/members/${one.ben.id}/block`);
    expect([await statusOf(one.ben, url), await statusOf(one.anna, mine)]).toEqual([404, 200]);
    await one.anna.browser.call('DELETE', `/members/${one.ben.id}/block`);
    expect(await statusOf(one.ben, url)).toBe(200);
    await one.anna.browser.post('/user/deletion', { reason: 'break', password: 'correct horse' });
    expect(await statusOf(one.ben, url)).toBe(404);
  });

  it('MNY-12 costs what its sender was shown, and takes nothing in for another price', async () => {
    const one = await pair();
    const count = await eventCount(app);
    expect(await send(one, { price: 10 })).toMatchObject({ status: 409, body: { params: { price: 20 } } });
    expect(await eventCount(app)).toBe(count);
  });

  it('CHT-02 is charged once for a key, however often it is sent, and refuses another file under it', async () => {
    await inspected('first');
    const one = await pair();
    const key = randomUUID();
    const answers = await Promise.all([send(one, { key }), send(one, { key }), send(one, { key })]);
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201]);
    expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1);
    expect(await creditsOf(one.anna)).toBe(80);
    expect((await send(one, { key, file: large })).status).toBe(409);
    expect((await view(one.anna, one.id)).waiting_photos).toHaveLength(1);
  });

  it('EVT-02 keeps its picture where sending failed after its event was stored', async () => {
    await inspected('first');
    const one = await pair();
    const store = app.nest.get(Store);
    const transact = store.transact.bind(store);
    const failing = jest.spyOn(store, 'transact').mockImplementation(async (command, work) => {
      const answer = await transact(command, work);
      if ((command.request as { photo?: string }).photo === undefined) return answer;
      throw busy({});
    });
    const key = randomUUID();
    expect((await send(one, { key })).status).toBe(503);
    failing.mockRestore();
    expect(await send(one, { key })).toMatchObject({ status: 201, body: { credits: 80 } });
    const [waiting] = (await view(one.anna, one.id)).waiting_photos;
    expect(await statusOf(one.anna, waiting.photo.url)).toBe(200);
  });

  it('CHT-02 is refused without credits, with the name, and to who blocked, is invisible or is not confirmed', async () => {
    const poor = await pair(30);
    expect((await send(poor)).status).toBe(201);
    expect(await send(poor)).toMatchObject({
      status: 402,
      body: { code: 'insufficient_credits', params: { price: 20, balance: 10, name: 'Ben' } },
    });
    const blocked = await pair();
    await blocked.ben.browser.post(`/members/${blocked.anna.id}/block`);
    expect(await send(blocked)).toMatchObject({ status: 403, body: { code: 'profile_not_available' } });
    const unseen = await pair();
    await unseen.ben.browser.put('/profile/invisible', { invisible: true });
    expect(await send(unseen)).toMatchObject({ status: 404, body: { code: 'member_not_found' } });
  });

  it('CHT-03 counts as one conversation begun, with what follows it', async () => {
    await inspected('first');
    const anna = await signUp(app, 'Anna', { credits: 200 });
    const begin = async () => {
      const ben = await signUp(app, 'Ben');
      return { anna, ben, id: (await anna.browser.post('/chats', { profile_id: ben.id })).body.id as string };
    };
    const [one, two, three] = [await begin(), await begin(), await begin()];
    expect((await send(one)).status).toBe(201);
    expect((await send(one)).status).toBe(201);
    expect((await anna.browser.post(`/chats/${one.id}/messages`, { body: 'Hello' })).status).toBe(201);
    expect((await send(two)).status).toBe(201);
    expect(await send(three)).toMatchObject({ status: 403, body: { code: 'premium_required' } });
  });

  it('that does not pass is seen by neither of the two, and its credits are back, once', async () => {
    await inspected('first');
    const one = await pair();
    await send(one);
    const claimed = await waitingFrom(one.anna);
    await decide(claimed, 'nudity');
    expect(await creditsOf(one.anna)).toBe(100);
    const own = await view(one.anna, one.id);
    expect(own.waiting_photos).toMatchObject([
      { photo: { status: 'rejected', reason: 'nudity', url: null, placeholder: null }, credits_returned: 20 },
    ]);
    expect((await one.ben.browser.get('/chats')).body.chats).toEqual([]);
    const again = await mira.post('/admin/chat-photos/reject', { ids: [claimed.id], reason: 'minor' });
    expect(again).toMatchObject({ status: 409, body: { code: 'photo_already_decided' } });
    expect(await creditsOf(one.anna)).toBe(100);
    const { transactions } = (await one.anna.browser.get('/transactions')).body;
    expect(transactions.slice(0, 2)).toMatchObject([
      { kind: 'give_back', credits: 20, photo: true },
      { kind: 'spend', credits: -20, photo: true },
    ]);
  });

  it('is delivered first where the operator says so, and comes down for both when it does not pass', async () => {
    await inspected('after');
    const one = await pair();
    expect(await send(one)).toMatchObject({ status: 201, body: { delivered: true } });
    await one.ben.browser.post(`/chats/${one.id}/show-photos`);
    const { url } = (await view(one.ben, one.id)).messages[0].photo;
    expect(await statusOf(one.ben, url)).toBe(200);
    await decide(await waitingFrom(one.anna), 'contact_details');
    expect(await statusOf(one.ben, url)).toBe(404);
    const [mine, theirs] = [await view(one.anna, one.id), await view(one.ben, one.id)];
    expect(mine.messages).toMatchObject([
      { body: null, photo: { status: 'rejected', reason: 'contact_details' }, credits_returned: 20 },
    ]);
    expect(theirs.messages).toMatchObject([{ body: null, photo: { status: 'rejected', reason: null, url: null } }]);
    expect(theirs.messages[0].credits_returned).toBeUndefined();
    expect(await creditsOf(one.anna)).toBe(100);
  });

  it('waits to be inspected for whoever wants none that nobody has looked at', async () => {
    await inspected('after');
    const one = await pair();
    const wish = (uninspected: boolean) => one.ben.browser.put('/profile/chat-photos', { uninspected });
    expect(await wish(false)).toMatchObject({ status: 200, body: { uninspected: false } });
    expect(await send(one)).toMatchObject({ body: { delivered: false } });
    expect((await one.ben.browser.get('/chats')).body.chats).toEqual([]);
    await wish(true);
    expect(await send(one, { file: large })).toMatchObject({ body: { delivered: true } });
  });

  it('is not delivered to who cannot be written to any more: its credits are back', async () => {
    await inspected('first');
    const one = await pair();
    await send(one);
    await one.ben.browser.post(`/members/${one.anna.id}/block`);
    await decide(await waitingFrom(one.anna), null);
    expect(await creditsOf(one.anna)).toBe(100);
    expect((await view(one.anna, one.id)).waiting_photos).toMatchObject([
      { photo: { status: 'rejected', reason: 'not_delivered' }, credits_returned: 20 },
    ]);
    expect((await view(one.anna, one.id)).messages).toEqual([]);
  });

  it('ADM-01 is before one moderator at a time, who can take a decision back', async () => {
    await inspected('first');
    const one = await pair();
    await send(one);
    const claimed = await waitingFrom(one.anna);
    expect(claimed).toMatchObject({ to_id: one.ben.id, delivered: false, others: [] });
    expect((await queue(otis)).map(({ id }) => id)).not.toContain(claimed.id);
    expect(await otis.post('/admin/chat-photos/approve', { ids: [claimed.id] })).toMatchObject({
      status: 409,
      body: { code: 'photo_claimed' },
    });
    const { body } = await mira.post('/admin/chat-photos/reject', { ids: [claimed.id], reason: 'other' });
    expect((await mira.post('/admin/chat-photos/undo', { ids: [claimed.id] })).status).toBe(204);
    app.clock.advance(11);
    await app.nest.get(SettleChatPhoto, { strict: false }).run({ photoId: claimed.id, effectiveAt: body.effective_at });
    expect(await creditsOf(one.anna)).toBe(80);
    expect((await mira.get(claimed.url.replace('/api', ''))).status).toBe(200);
    await decide(await waitingFrom(one.anna), null);
    // What two members send each other is nobody else's once it has passed.
    expect((await mira.get(claimed.url.replace('/api', ''))).status).toBe(404);
  });

  it('PRV-03 keeps a copy with a report, comes down with it, and its credits are back', async () => {
    await inspected('first');
    const one = await pair();
    await send(one);
    await decide(await waitingFrom(one.anna), null);
    const [{ version }] = (await view(one.ben, one.id)).messages;
    const message = { conversation_id: one.id, version };
    const { case_id } = (await one.ben.browser.post('/reports', { reason: 'harassment', message })).body;
    const judge = (decision: string, measures: string[] = [], by = mira) =>
      by.post(`/admin/cases/${case_id}/decide`, { decision, measures, statement_of_reasons: 'Not wanted.' });
    expect((await judge('upheld', ['take_down'])).status).toBe(204);
    expect(await creditsOf(one.anna)).toBe(100);
    for (const member of [one.anna, one.ben])
      expect((await view(member, one.id)).messages).toMatchObject([{ body: null, photo: { status: 'rejected' } }]);
    await mira.post(`/admin/cases/${case_id}/objection`, { text: 'They asked for it.' });
    expect((await judge('dismissed', [], otis)).status).toBe(204);
    expect((await view(one.ben, one.id)).messages).toMatchObject([{ body: '', photo: { status: 'shown' } }]);
    // The mistake was not hers.
    expect(await creditsOf(one.anna)).toBe(100);
  });

  it('CHT-06 is gone with the keys of its month, the file with it', async () => {
    await inspected('after');
    const one = await pair();
    await send(one);
    const { url, id } = (await view(one.anna, one.id)).messages[0].photo;
    expect(await statusOf(one.anna, url)).toBe(200);
    const [next] = [new Date(app.clock.now())];
    next.setUTCMonth(next.getUTCMonth() + 1);
    await app.nest.get(Vault, { strict: false }).destroyMonthsBefore(next.toISOString().slice(0, 7));
    expect(await statusOf(one.anna, url)).toBe(404);
    expect((await view(one.anna, one.id)).messages).toMatchObject([{ body: null, photo: { url: null } }]);
    const row = await app.kernel.database.one<{ file: string }>(
      'SELECT file FROM read.chat_photos WHERE photo_id = $1',
      [id],
    );
    await app.nest.get(SweepChatPhotos, { strict: false }).sweep(new Date(Date.now() + 60_000));
    expect(await files()).not.toContain(row!.file);
  });

  it('sweeps away what no photo tells of, and leaves the others', async () => {
    await inspected('first');
    const one = await pair();
    await send(one);
    const orphan = join(app.dataDir, 'photos', 'chats', 'or', 'orphan-of-a-process-that-ended');
    await mkdir(orphan, { recursive: true });
    expect(await files()).toContain('orphan-of-a-process-that-ended');
    await app.nest.get(SweepChatPhotos, { strict: false }).sweep(new Date(Date.now() + 60_000));
    const { waiting_photos } = await view(one.anna, one.id);
    expect(await statusOf(one.anna, waiting_photos[0].photo.url)).toBe(200);
    expect(await files()).not.toContain('orphan-of-a-process-that-ended');
  });

  it('PRV-01 goes with its sender, and comes back to the sender when its receiver goes first', async () => {
    await inspected('first');
    const [one, two] = [await pair(), await pair()];
    await send(one);
    await send(two);
    const sent = await files();
    const erase = async ({ browser, id }: TestMember) => {
      const deletedAt = app.clock.now().toISOString();
      await browser.post('/user/deletion', { reason: 'break', password: 'correct horse' });
      app.clock.advance(15 * 86_400);
      await app.nest.get(EraseMember, { strict: false }).run({ memberId: id, deletedAt });
    };
    await erase(one.ben);
    expect(await creditsOf(one.anna)).toBe(100);
    await erase(two.anna);
    expect((await files()).length).toBe(sent.length - 2);
    const left = await app.kernel.database.query(
      'SELECT FROM read.chat_photos WHERE from_id = ANY ($1::uuid[]) OR to_id = ANY ($1::uuid[])',
      [[one.ben.id, two.anna.id]],
    );
    expect(left).toEqual([]);
  });

  it('EVT-01 reads the same from the events alone', async () => {
    expect((await expectSameAfterRebuild(app, 'chat_photos', 'photo_id')).length).toBeGreaterThan(10);
  });
});

async function files(): Promise<string[]> {
  const found: string[] = [];
  for await (const { file } of app.nest.get(SealedPictures, { strict: false }).list()) found.push(file);
  return found;
}

describe('PRO-04 a photo to a fictional profile', () => {
  const hours = (n: number) => n * 3_600;
  beforeEach(async () => {
    // Days go by in each: nobody stays logged in for that long.
    mira = await moderator(`mira-${randomUUID().slice(0, 8)}`);
  });
  async function toVera(): Promise<Pair> {
    const vera = await signUp(app, 'Vera');
    const mark = { staffId: 'system', memberId: vera.id, key: randomUUID(), reason: 'written by staff' };
    await app.nest.get(CommandBus).execute(new MarkFictional(mark));
    const anna = await signUp(app, 'Anna', { credits: 100 });
    const { id } = (await anna.browser.post('/chats', { profile_id: vera.id })).body;
    return { anna, ben: vera, id };
  }

  it('needs the warning first', async () => {
    const one = await toVera();
    expect(await send(one)).toMatchObject({ status: 403, body: { code: 'fictional_warning_required' } });
    await one.anna.browser.post(`/chats/${one.id}/fictional-warning`);
    expect((await send(one)).status).toBe(201);
  });

  it('that nobody answers gives its credits back after 72 hours, and not again when it is turned down', async () => {
    await inspected('after');
    const one = await toVera();
    await one.anna.browser.post(`/chats/${one.id}/fictional-warning`);
    await send(one);
    const claimed = await waitingFrom(one.anna);
    app.clock.advance(hours(72));
    await app.nest.get(GiveBack, { strict: false }).settle(one.id);
    expect(await creditsOf(one.anna)).toBe(100);
    await decide(claimed, 'unclear');
    expect(await creditsOf(one.anna)).toBe(100);
  });

  it('that is turned down gives them back at once, and not again after 72 hours', async () => {
    await inspected('after');
    const one = await toVera();
    await one.anna.browser.post(`/chats/${one.id}/fictional-warning`);
    await send(one);
    await decide(await waitingFrom(one.anna), 'unclear');
    expect(await creditsOf(one.anna)).toBe(100);
    const open = (await mira.get(`/admin/inbox/${one.id}`)).body;
    expect(open).toMatchObject({ unanswered: null, last_message: { taken_down: true } });
    app.clock.advance(hours(72));
    await app.nest.get(GiveBack, { strict: false }).settle(one.id);
    expect(await creditsOf(one.anna)).toBe(100);
  });

  it('that nobody inspects in time gives them back, and is not delivered after', async () => {
    await inspected('first');
    const one = await toVera();
    await one.anna.browser.post(`/chats/${one.id}/fictional-warning`);
    await send(one);
    const claimed = await waitingFrom(one.anna);
    app.clock.advance(hours(72));
    await app.nest
      .get(LapseChatPhoto, { strict: false })
      .run({ photoId: claimed.id, answerBy: app.clock.now().toISOString() });
    expect(await creditsOf(one.anna)).toBe(100);
    expect(await mira.post('/admin/chat-photos/approve', { ids: [claimed.id] })).toMatchObject({ status: 409 });
    expect((await view(one.anna, one.id)).messages).toEqual([]);
  });

  it('that is let pass a moment before its time is over is not delivered: nobody could answer it in time', async () => {
    await inspected('first');
    const one = await toVera();
    await one.anna.browser.post(`/chats/${one.id}/fictional-warning`);
    await send(one);
    app.clock.advance(hours(72) - 5);
    mira = await moderator(`mira-${randomUUID().slice(0, 8)}`);
    await decide(await waitingFrom(one.anna), null);
    expect(await creditsOf(one.anna)).toBe(100);
    const { messages, waiting_photos } = await view(one.anna, one.id);
    expect(messages).toEqual([]);
    expect(waiting_photos).toMatchObject([
      { photo: { status: 'rejected', reason: 'unanswered' }, credits_returned: 20 },
    ]);
  });

  it('shows in the inbox, and staff answer with one of that profile’s album', async () => {
    await inspected('after');
    const one = await toVera();
    await one.anna.browser.post(`/chats/${one.id}/fictional-warning`);
    await send(one);
    const { messages, last_message } = (await mira.get(`/admin/inbox/${one.id}`)).body;
    expect(last_message).toMatchObject({ photo: true });
    expect(messages.at(-1)).toMatchObject({ photo: { width: 240 }, price: 20 });
    expect((await mira.get(messages.at(-1).photo.url.replace('/api', ''))).status).toBe(200);

    const added = (await one.ben.browser.upload('/photos', 'photo', large)).body.photos.at(-1).id as string;
    const reply = (photo_id: string, seen = messages.at(-1).version as number) =>
      mira.post(`/admin/inbox/${one.id}/messages`, { body: '', photo_id, seen });
    expect(await reply(added)).toMatchObject({ status: 404, body: { code: 'photo_not_found' } });
    await mira.post('/admin/photos/claim');
    const { body } = await mira.post('/admin/photos/approve', { ids: [added] });
    expect(body.effective_at).toBeDefined();
    app.clock.advance(11);
    const { PublishDecisionJob } = await import('../../members/photos/jobs/publish-decision.job.js');
    await app.nest
      .get(PublishDecisionJob, { strict: false })
      .run({ memberId: one.ben.id, photoId: added, effectiveAt: body.effective_at });
    expect((await reply(added)).status).toBe(201);
    expect((await reply(randomUUID())).status).toBe(404);
    const theirs = (await view(one.anna, one.id)).messages.at(-1);
    expect(theirs).toMatchObject({ from_me: false, photo: { blurred: true, status: 'shown', width: 600 } });
    expect(await statusOf(one.anna, theirs.photo.url)).toBe(200);
    expect((await queue(mira)).filter(({ member_id }) => member_id === one.ben.id)).toEqual([]);
  });
});
