import { randomBytes, randomUUID } from 'node:crypto';
import { request, type IncomingMessage } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { CommandBus } from '@nestjs/cqrs';
import sharp from 'sharp';
import { beforeAll, describe, expect, it, jest } from '@jest/globals';
import { Campaigns } from '../campaigns/index.js';
import { NoteActivity } from '../../members/accounts/index.js';
import { AddStaffMember } from '../../ground/staff/index.js';
import { testApp, type TestApp } from '../../../testing/app.js';
import { caughtUp } from '../../../testing/caught-up.js';
import { signUp, type TestMember } from '../../../testing/members.js';
import { setSettings } from '../../../testing/settings.js';
import { unzip } from '../../../testing/unzip.js';
import { Archives } from './archives.js';
import { OwnData } from './own-data.js';
import { DOWNLOAD_LIMITS } from '../../kernel/index.js';
import { eventually } from '../../../testing/kernel/index.js';

const logged: string[] = [];
let app: TestApp;
let member: TestMember;
let other: TestMember;
let third: TestMember;
beforeAll(async () => {
  app = await testApp({ work: true, env: { LOG_LEVEL: 'error' }, logTo: { write: (line) => void logged.push(line) } });
  [member, other, third] = await Promise.all([
    signUp(app, 'Exporter', { credits: 100 }),
    signUp(app, 'Partner'),
    signUp(app, 'Third'),
  ]);
});

interface Mail {
  id: number;
  text: string;
}
let seen = 0;
/** The token in the next mail with a link to the data. */
async function mailedToken({ id }: TestMember): Promise<string> {
  return eventually(async () => {
    const mail = await app.kernel.database.one<Mail>(
      `SELECT id, text FROM notifications.inbox
          WHERE member_id = $1 AND id > $2 AND text LIKE '%/data-export?token=%' ORDER BY id DESC LIMIT 1`,
      [id, seen],
    );
    expect(mail).toBeDefined();
    seen = mail!.id;
    return /data-export\?token=([\w-]+)/.exec(mail!.text)![1]!;
  });
}
/** Starts a download without reading from it. */
const stall = ({ browser }: TestMember, token: string, key: string): Promise<IncomingMessage> =>
  new Promise((resolve, reject) => {
    const { cookie } = browser;
    const headers = { cookie, 'x-client-request': '1', 'idempotency-key': key, 'content-type': 'application/json' };
    const path = `${browser.origin}/api/user/data-export/download`;
    request(path, { method: 'POST', headers, agent: false }, (reply) => {
      reply.pause();
      resolve(reply);
    })
      .once('error', reject)
      .end(JSON.stringify({ token }));
  });
const ask = ({ browser }: TestMember) => browser.post('/user/data-export');
const download = ({ browser }: TestMember, token: string, key?: string) =>
  browser.post('/user/data-export/download', { token }, key ? { key } : {});

const exported = async (one: TestMember) => {
  expect((await ask(one)).status).toBe(204);
  return unzip((await download(one, await mailedToken(one))).bytes);
};
// Tests look into JSON of every shape.
// oxlint-disable-next-line typescript/no-explicit-any
const jsonOf = (files: Map<string, Buffer>, name: string): any => JSON.parse(files.get(name)!.toString('utf8'));

describe('PRV-02 all of one’s own data', () => {
  it('comes as a file behind a mailed link that works once', async () => {
    const { browser } = member;
    await browser.put('/profile', { description: 'Sails on Sundays', city: 'Hoorn' });
    const create = { width: 400, height: 400, channels: 3, background: '#2f6f4f' } as const;
    expect((await browser.upload('/photos', 'photo', await sharp({ create }).jpeg().toBuffer())).status).toBe(201);
    await browser.put(`/members/${other.id}/like`);
    await other.browser.put(`/members/${member.id}/like`);
    await browser.put(`/swipe-game/swipes/${third.id}`, { like: false });
    await third.browser.put(`/swipe-game/swipes/${member.id}`, { like: false });
    const chat = (await browser.post('/chats', { profile_id: other.id })).body as { id: string };
    await browser.post(`/chats/${chat.id}/messages`, { body: 'Ahoy there' });
    await other.browser.post(`/chats/${chat.id}/messages`, { body: 'Ahoy yourself' });
    // What others do about the member belongs to the others.
    await other.browser.post('/reports', { member_id: member.id, reason: 'spam', text: 'Too many boats' });
    await other.browser.post(`/members/${member.id}/block`);
    // Written at once, where a visit alone waits for others.
    await browser.post('/page-hidden');
    await app.nest.get(NoteActivity, { strict: false }).run();
    await caughtUp(app);

    expect((await ask(member)).status).toBe(204);
    const token = await mailedToken(member);
    const { status, headers, bytes } = await download(member, token);
    expect(status).toBe(200);
    expect(headers.get('content-type')).toBe('application/zip');
    expect(headers.get('cache-control')).toBe('no-store');
    expect(headers.get('content-disposition')).toMatch(/^attachment; filename="my-data-\d{4}-\d\d-\d\d\.zip"$/);

    const files = unzip(bytes);
    const read = (name: string) => jsonOf(files, name);
    expect([...files.keys()][0]).toBe('README.txt');
    expect(files.get('README.txt')!.toString()).toMatch(/^Je gegevens bij Velvet\n=+\n\nGemaakt op \d+ \w+ \d{4}\./);
    expect(read('account.json')).toMatchObject({ id: member.id, email: expect.stringContaining('exporter') });
    expect(read('account.json').days_seen).toEqual([app.clock.now().toISOString().slice(0, 10)]);
    expect(read('account.json').sessions).toHaveLength(1);
    expect(read('profile.json')).toMatchObject({ name: 'Exporter', description: 'Sails on Sundays', city: 'Hoorn' });
    const [photo] = read('photos.json');
    expect((await sharp(files.get(photo.file)).metadata()).width).toBe(400);
    expect(read('conversations.json')).toEqual([
      {
        with: { id: other.id, name: 'Partner' },
        messages: [
          expect.objectContaining({ from: 'you', text: 'Ahoy there' }),
          { from: 'other', text: 'Ahoy yourself', sent_at: expect.any(String) },
        ],
      },
    ]);
    expect(read('history/profile.json')[0]).toMatchObject({ event: 'ProfileCreated', data: { name: 'Exporter' } });
    expect(read('history/like.json')).toHaveLength(1);
    expect(read('history/swipes.json')).toMatchObject([
      { event: 'MemberSwiped', by: 'you', data: { member: third.id } },
    ]);
    expect(read('history/wallet.json').length).toBeGreaterThan(1);

    const all = [...files.entries()]
      .map(([name, content]) => (name.endsWith('.json') ? content.toString() : ''))
      .join();
    expect(all).not.toContain('Too many boats');
    expect(all).not.toContain('MemberBlocked');
    // No field is left sealed.
    expect(all).not.toMatch(/"~\d+\./);

    expect((await download(member, token)).body.code).toBe('data_export_expired');
  });

  it('CHT-10 CHT-11 holds the gifts of both, the pictures one sent and that one got some, also after a rebuild', async () => {
    const [sender, friend] = await Promise.all([
      signUp(app, 'Sender', { credits: 100 }),
      signUp(app, 'Friend', { credits: 100 }),
    ]);
    const { id } = (await sender.browser.post('/chats', { profile_id: friend.id })).body as { id: string };
    const send = async (from: TestMember, width: number) => {
      const create = { width, height: 300, channels: 3, background: '#2f6f4f' } as const;
      const bytes = await sharp({ create }).jpeg().toBuffer();
      expect((await from.browser.upload(`/chats/${id}/photos?price=20`, 'photo', bytes)).status).toBe(201);
    };
    await setSettings(app, { photo_inspection: 'after' });
    expect((await sender.browser.post(`/chats/${id}/messages`, { body: '', gift: 'rose' })).status).toBe(201);
    await friend.browser.post(`/chats/${id}/messages`, { body: 'For you', gift: 'rose' });
    await send(sender, 401);
    await send(friend, 402);
    await setSettings(app, { photo_inspection: 'first' });
    await send(sender, 403);

    const look = async () => {
      await caughtUp(app);
      const files = await exported(sender);
      const [{ messages }] = jsonOf(files, 'conversations.json');
      const names = [...files.keys()].filter((name) => name.startsWith('chat-photos/'));
      const widths = await Promise.all(names.map(async (name) => (await sharp(files.get(name)).metadata()).width));
      return { files, messages, widths: widths.sort() };
    };
    const { files, messages, widths } = await look();
    expect(messages).toMatchObject([
      { from: 'you', gift: 'rose', credits: 10 },
      { from: 'other', gift: 'rose', text: 'For you' },
      { from: 'you', photo: expect.stringMatching(/^chat-photos\//), credits: 20 },
      { from: 'other', photo: true },
    ]);
    // Also the one that still waits for its inspection; the other's are the other's.
    expect(widths).toEqual([401, 403]);
    expect([...files.keys()]).toContain(messages[2].photo);
    const spent = jsonOf(files, 'history/wallet.json').filter((one: { event: string }) => one.event === 'CreditsSpent');
    expect(spent.map(({ data }: { data: object }) => data)).toMatchObject([
      { credits: 10, gift: 'rose' },
      { credits: 20, photo: true },
      { credits: 20, photo: true },
    ]);

    for (const { table } of app.kernel.projections.definitions) await app.kernel.projections.rebuild(table);
    const again = await look();
    expect([again.messages, again.widths]).toEqual([messages, widths]);
  });

  it('holds a discount code that is for the member alone, and which mailings went to them', async () => {
    const leaving = await signUp(app, 'Leaving');
    await setSettings(app, { delete_discount: 30 });
    const { body } = await leaving.browser.post('/discountcode/stay');
    const staff = { email: 'finance@example.com', password: 'long enough', role: 'finance' } as const;
    await app.nest.get(CommandBus).execute(new AddStaffMember({ actor: 'system', ...staff, key: randomUUID() }));
    const finance = app.console();
    await finance.post('/admin/login', { email: staff.email, password: staff.password });
    const words = { subject: 'News', heading: 'Hello', body: 'This week.', button: 'See' };
    const audience = { brand: null, country: null, gender: null, premium: null };
    const letter = {
      name: 'May',
      kind: 'news',
      ...audience,
      path: '/members',
      discount_code: null,
      texts: { nl: words },
    };
    const { id } = (await finance.post('/admin/campaigns', letter)).body as { id: string };
    const add = 'INSERT INTO campaigns.recipients (campaign_id, member_id, queued_at) VALUES ($1, $2, now())';
    await app.kernel.database.query(add, [id, leaving.id]);
    await app.nest.get(Campaigns, { strict: false }).markMailed(id, leaving.id);
    await caughtUp(app);

    const files = await exported(leaving);
    expect(jsonOf(files, 'history/discount.json')).toMatchObject([
      { event: 'DiscountDefined', in: `discount-${body.code}`, data: { memberId: leaving.id } },
    ]);
    expect(jsonOf(files, 'account.json').mailings).toEqual([
      { campaign_id: id, kind: 'news', mailed_at: expect.any(String) },
    ]);
  });

  it('PRV-03 has no word of a message that was taken down for whom it was written to, and its writer’s own', async () => {
    const [writer, receiver] = await Promise.all([signUp(app, 'Writer', { credits: 50 }), signUp(app, 'Receiver')]);
    const chat = (await writer.browser.post('/chats', { profile_id: receiver.id })).body as { id: string };
    const sent = await writer.browser.post(`/chats/${chat.id}/messages`, { body: 'Send me your PIN' });
    const message = { conversation_id: chat.id, version: sent.body.message.version };
    const { case_id } = (await receiver.browser.post('/reports', { reason: 'scam', message })).body;
    const staff = { email: 'mods@example.com', password: 'long enough', role: 'moderator' } as const;
    await app.nest.get(CommandBus).execute(new AddStaffMember({ actor: 'system', ...staff, key: randomUUID() }));
    const moderator = app.console();
    await moderator.post('/admin/login', { email: staff.email, password: staff.password });
    const verdict = { decision: 'upheld', measures: ['take_down'], statement_of_reasons: 'A scam.' };
    expect((await moderator.post(`/admin/cases/${case_id}/decide`, verdict)).status).toBe(204);
    await caughtUp(app);

    const theirs = await exported(receiver);
    expect(jsonOf(theirs, 'conversations.json')[0].messages).toEqual([
      { from: 'other', sent_at: expect.any(String), text: null, taken_down: true },
    ]);
    for (const content of theirs.values()) expect(content.toString('utf8')).not.toContain('your PIN');
    const own = await exported(writer);
    expect(jsonOf(own, 'conversations.json')[0].messages).toMatchObject([
      { from: 'you', text: 'Send me your PIN', taken_down: true },
    ]);
  });

  it('is for its owner alone, though another has the link, and a lost answer can be asked for again', async () => {
    expect((await ask(member)).status).toBe(204);
    const token = await mailedToken(member);
    expect((await download(other, token)).body.code).toBe('data_export_expired');
    expect((await app.browser().post('/user/data-export/download', { token })).body.code).toBe(
      'authentication_required',
    );
    const open = await app.browser().post('/data-export/download', { token });
    expect(open.body.code).toBe('data_export_expired');
    const key = 'the-same-download-again';
    expect(await download(member, token, key)).toMatchObject({ status: 200 });
    expect(await download(member, token, key)).toMatchObject({ status: 200 });
    expect((await download(member, token)).status).toBe(422);
  });

  it('frees its place where the reader stops reading; the same page may begin again, and so may another', async () => {
    const stalling = await signUp(app, 'Stalling');
    const patient = await signUp(app, 'Patient');
    const tokens: string[] = [];
    for (const one of [stalling, patient]) {
      expect((await ask(one)).status).toBe(204);
      tokens.push(await mailedToken(one));
    }
    const [token, other] = tokens as [string, string];
    const key = 'the-download-that-stalls';
    const archives = app.nest.get(Archives, { strict: false });
    archives.limits = { ...DOWNLOAD_LIMITS, idle: 3_000 };
    // More than the buffers between the two ends of a connection hold.
    const read = async function* () {
      for (let i = 0; i < 256; i++) yield await Promise.resolve(randomBytes(64 * 1_024));
    };
    const files = jest
      .spyOn(app.nest.get(OwnData, { strict: false }), 'files')
      .mockResolvedValue([{ name: 'big.bin', compress: false, read }]);
    try {
      const stalled = await Promise.all([stall(stalling, token, key), stall(stalling, token, key)]);
      expect(stalled.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
      // A reader has enough time, however slow the machine.
      archives.limits = DOWNLOAD_LIMITS;
      // Waits for a slot, and asks again if none was free in time.
      const { bytes } = await eventually(async () => {
        const reply = await download(patient, other);
        expect(reply.status).toBe(200);
        return reply;
      });
      expect(bytes.length).toBeGreaterThan(16 * 1_024 * 1_024);
      for (const reply of stalled) await expect(buffer(reply)).rejects.toThrow('aborted');
      expect((await download(stalling, token, key)).status).toBe(200);
      expect((await download(stalling, token)).body.code).toBe('data_export_expired');
    } finally {
      files.mockRestore();
      archives.limits = DOWNLOAD_LIMITS;
    }
  });

  it('leaves no word in the log where it breaks off while it is sent', async () => {
    const sink = (chunk: string | Uint8Array): boolean => logged.push(String(chunk)) > 0;
    const printed = [process.stdout, process.stderr].map((out) => jest.spyOn(out, 'write').mockImplementation(sink));
    const one = await signUp(app, 'Broken');
    expect((await ask(one)).status).toBe(204);
    const token = await mailedToken(one);
    // Like a text that cannot be decrypted: the error quotes it.
    const read = async function* () {
      yield await Promise.resolve(JSON.parse('broken@example.org') as string);
    };
    const files = jest.spyOn(app.nest.get(OwnData), 'files').mockResolvedValue([{ name: 'a', compress: true, read }]);
    await download(one, token).catch(() => undefined);
    const line = () => logged.find((text) => text.includes('SyntaxError'));
    await eventually(() => expect(line()).toBeDefined());
    for (const spy of [...printed, files]) spy.mockRestore();
    expect(JSON.parse(line()!)).toMatchObject({ msg: 'the framework failed', error: { frames: expect.any(Array) } });
    expect(logged.join('')).not.toContain('broken@');
  });

  it('can be asked for three times a day', async () => {
    const { browser } = await signUp(app, 'Often');
    for (let i = 0; i < 3; i++) expect((await browser.post('/user/data-export')).status).toBe(204);
    const { status, body } = await browser.post('/user/data-export');
    expect({ status, code: body.code }).toEqual({ status: 429, code: 'too_many_data_exports' });
  });
});
