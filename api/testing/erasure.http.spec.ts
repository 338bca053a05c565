import { randomUUID } from 'node:crypto';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { CommandBus } from '@nestjs/cqrs';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { EraseAgain } from '../src/members/accounts/leaving/erase-again.js';
import { readErasedList } from '../src/members/accounts/leaving/erased-list.js';
import { eraseMember } from '../src/members/accounts/leaving/erase-member.job.js';
import { PhotoFiles } from '../src/members/photos/photo-files.js';
import { RENDITIONS } from '../src/members/photos/renditions.js';
import { isSealed, sealedFields, type Sealed } from '../src/kernel/index.js';
import type { BrokerMessage } from '../src/kernel/broker.js';
import { AddStaffMember } from '../src/ground/staff/index.js';
import { WriteNote } from '../src/desk/member-desk/commands/note-on-member.command.js';
import { DecideAccounts } from '../src/desk/member-desk/commands/decide-accounts.command.js';
import {
  ClearText,
  HideProfile,
  MarkFictional,
  ShowProfileAgain,
  UnmarkFictional,
} from '../src/members/profiles/index.js';
import { caughtUp } from './caught-up.js';
import { jobsSettled } from './jobs-settled.js';
import { testApp, type TestApp, type TestBrowser } from './app.js';
import { collect, payByDebit } from './debits.js';
import { signUp, type TestMember } from './members.js';
import { setSettings } from './settings.js';
import { copyOfDatabase, eventually, leaveOutReadModels } from './kernel/index.js';

const DAY = 86_400;
/** Forty personal strings, none of which may be found anywhere after the erasure. */
const PLANTED = {
  formerName: 'Qwerthilda',
  name: 'Zyxandra',
  email: 'zyxandra.quill@example.org',
  newEmail: 'quill.zyx@example.org',
  birthday: '1987-11-23',
  firstCity: 'Xylograd',
  firstText: 'Brawny gods flocked to quiz',
  city: 'Quixotia',
  description: 'Collects xylophones from Wrzeszcz',
  message: 'Fjordbank glyphs vext quiz',
  complaint: 'Knavish jug of Xerxes',
  parting: 'Leaving for Ypsilanti',
  pushAddress: 'zyx-push-quarrel',
  pushKey: 'QuartzPushKeyOfZyx',
  pushSecret: 'VexedPushSecret',
  marked: 'Posing as the Duke of Qwghlm',
  unmarked: 'No Duke of Qwghlm after all',
  tracking: 'quiz-campaign-vex',
  click: 'jinxed-wizard-click',
  search: 'Quirky yachtsmen of Vlieland',
  greeting: 'Zephyrs just vex dumb fowl',
  wish: 'Jackdaws love my big sphynx',
  noted: 'Sphinx of quartz, judge my vow',
  mailSubject: 'Jumpy wizard, kindly vote',
  mailText: 'Vamp fox held quartz duck just by wing',
  reset: 'Forgot the quixotic password',
  loggedOut: 'Lost a phone in Zwolle-Quay',
  ownData: 'Called from Xanten for a copy',
  goodwill: 'Pox on jazz: the site was down',
  statement: 'Foxy quilt hides the jawline',
  objection: 'My jawline is my own vexed quiz',
  disabled: 'Peddled jars of vixen wax',
  enabled: 'The wax was her own, by Jupiter',
  hidden: 'Waltz bad nymph for quick jigs',
  shown: 'Nymph waltzes well, quick jig or not',
  cleared: 'Glib jocks quiz nymph to vex dwarf',
  holder: 'Q. Zyxenthwaite',
  street: 'Quaggaskloof',
  iban: 'NL73INGB0799999901',
  phone: '+31687654321',
};

type Must = (answering: Promise<{ status: number; body: unknown }>) => Promise<Record<string, string>>;

let app: TestApp;
let folder: string;
let stranger: TestMember;
let partner: TestMember;
let erasedId: string;
let conversationId: string;
/** A backup of the files, made while the member was there; and what the member saw of the own photo, in every form. */
let backup: Map<string, Buffer>;
const seen: Buffer[] = [];
/** All that could be read before: the database, and every sealed text of the log. */
let readable: string;
/** What scripts/backup.sh dumps beside the keys, likewise. */
let mainDump: string;
/** A copy of that database, keys and all. */
let older: string;
const logged: string[] = [];
const relayed: string[] = [];

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'dating-erasure-'));
  const broker = {
    open: async () => 1,
    publish: async (messages: BrokerMessage[]) =>
      void relayed.push(...messages.map(({ key, value, headers }) => key + JSON.stringify(headers) + value)),
    close: () => Promise.resolve(),
  };
  app = await testApp({
    work: true,
    env: { DATA_DIR: folder, LOG_LEVEL: 'debug' },
    logTo: { write: (line) => void logged.push(line) },
    broker,
  });
  [partner, stranger] = await Promise.all([signUp(app, 'Partner', { credits: 100 }), signUp(app, 'Stranger')]);
  await live();
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** Lets a member leave data everywhere a member can. */
async function live(): Promise<void> {
  const admin = await staffBrowser();
  const member = await signUp(app, PLANTED.formerName, {
    email: PLANTED.email,
    credits: 200,
    date_of_birth: PLANTED.birthday,
    gender: 'male',
    sought_gender: 'male',
    city: PLANTED.firstCity,
    description: PLANTED.firstText,
    tracking: { network: PLANTED.tracking, sub1: PLANTED.click },
    signup_message: PLANTED.greeting,
    landing_member: randomUUID(), // an unknown member, so the message is never sent and stays stored
  });
  erasedId = member.id;
  const { browser } = member;
  const must: Must = async (answering) => {
    const { status, body } = await answering;
    expect({ done: status < 300, status, body }).toEqual({ done: true, status, body });
    return body as Record<string, string>;
  };
  const { name, city, description } = PLANTED;
  for (const purpose of ['sexuality', 'interests', 'appearance'])
    await must(browser.put('/profile/consents', { purpose, given: true }));
  await must(
    browser.put('/profile', {
      ...{ name, city, description, sought_gender: 'both' },
      ...{ interests: ['astrology'], sexuality: 'bi', hair_color: 'red' },
    }),
  );
  await must(browser.post('/photos', await picture(OWN)));
  const photo = (await app.kernel.database.one<{ file: string }>('SELECT file FROM read.photos'))!;
  for (const form of RENDITIONS) seen.push((await app.nest.get(PhotoFiles).read(photo.file, form))!);
  await settled();
  expect((await files()).length).toBeGreaterThan(3);
  await rejectAndObject({ browser, must, admin });
  await must(browser.post('/saved-searches', { name: PLANTED.search, query: 'gender=male', weekly_mail: false }));
  await must(browser.post('/user/email', { email: PLANTED.newEmail, password: 'correct horse' }));
  await must(browser.put(`/members/${partner.id}/like`));
  await must(partner.browser.put(`/members/${erasedId}/like`));
  await must(browser.put(`/swipe-game/swipes/${stranger.id}`, { like: false }));
  await must(partner.browser.put(`/swipe-game/swipes/${erasedId}`, { like: false }));
  await must(browser.post(`/members/${stranger.id}/block`));
  conversationId = (await must(browser.post('/chats', { profile_id: partner.id })))['id']!;
  await must(browser.post(`/chats/${conversationId}/messages`, { body: PLANTED.message }));
  await must(partner.browser.post(`/chats/${conversationId}/messages`, { body: 'An answer that stays' }));
  const { messages } = (await partner.browser.get(`/chats/${conversationId}`)).body as {
    messages: { version: number }[];
  };
  const message = { conversation_id: conversationId, version: messages[0]!.version };
  await must(partner.browser.post('/reports', { message, reason: 'spam' }));
  await must(browser.post('/reports', { member_id: stranger.id, reason: 'other', text: PLANTED.complaint }));
  await chatInGiftsAndPhotos({ browser, must });
  const keys = { p256dh: 'BPublic', auth: 'secret' };
  const own = { p256dh: PLANTED.pushKey, auth: PLANTED.pushSecret };
  await must(
    browser.post('/push/subscription', { endpoint: `https://push.example/${PLANTED.pushAddress}`, keys: own }),
  );
  const subscriptions = await app.kernel.database.query<{ subscription: Sealed }>(
    'SELECT subscription FROM notifications.push_subscriptions',
  );
  const subscribed = await app.kernel.vault.openAll(subscriptions.map(({ subscription }) => subscription));
  await must(partner.browser.post('/push/subscription', { endpoint: 'https://push.example/partner', keys }));
  // Both are notified by mail and push of what happened while they were away.
  app.clock.advance(600);
  await must(browser.post(`/chats/${conversationId}/messages`, { body: PLANTED.message }));
  await settled();
  expect(await dump()).toContain(`${PLANTED.name} `);
  const order = await must(
    browser.post('/orders', { package: 'p100', payment_method: 'visa', immediate_performance: true }),
  );
  const paying = { method: 'POST', body: new URLSearchParams({ outcome: 'paid' }), redirect: 'manual' } as const;
  await fetch(order['pay_url']!, paying);
  const paid = async () => (await browser.get(`/payments/${order['payment_id']}`)).body.status as string;
  await eventually(async () => expect(await paid()).toBe('completed'));
  const about = `/admin/members/${erasedId}`;
  const letter = { language: 'nl', subject: PLANTED.mailSubject, text: PLANTED.mailText };
  await must(admin.post(`${about}/mails`, letter));
  await must(admin.post(`${about}/send-reset-link`, { reason: PLANTED.reset }));
  await must(admin.post(`/admin/wallets/${erasedId}/goodwill`, { credits: 5, reason: PLANTED.goodwill }));
  await collect(app);
  const { holder: account_holder, street, iban, phone } = PLANTED;
  await payByDebit(app, member, { account_holder, street, iban, phone });
  await app.browser().post('/user', { email: PLANTED.email, password: 'wrong' });
  await setSettings(app, { delete_discount: 30 });
  await must(browser.post('/discountcode/stay'));
  const { erase_at } = await must(
    browser.post('/user/deletion', { reason: 'other', text: PLANTED.parting, password: 'correct horse' }),
  );
  const staff = app.nest.get(CommandBus);
  await staff.execute(
    new MarkFictional({ staffId: 'system', memberId: erasedId, key: randomUUID(), reason: PLANTED.marked }),
  );
  await staff.execute(
    new UnmarkFictional({ staffId: 'system', memberId: erasedId, key: randomUUID(), reason: PLANTED.unmarked }),
  );
  await staff.execute(
    new WriteNote({
      caller: { id: randomUUID(), role: 'moderator' },
      memberId: erasedId,
      text: PLANTED.noted,
      key: randomUUID(),
    }),
  );
  const aboutProfile = { staffId: 'system', memberId: erasedId, ground: 'spam' } as const;
  await staff.execute(new HideProfile({ ...aboutProfile, reason: PLANTED.hidden, key: randomUUID() }));
  await staff.execute(
    new ShowProfileAgain({ staffId: 'system', memberId: erasedId, key: randomUUID(), reason: PLANTED.shown }),
  );
  await staff.execute(new HideProfile({ ...aboutProfile, reason: PLANTED.hidden, key: randomUUID() }));
  const clearing = { field: 'description', text: PLANTED.description, reason: PLANTED.cleared } as const;
  await staff.execute(new ClearText({ ...aboutProfile, ...clearing, key: randomUUID() }));
  for (const [decision, reason] of [
    ['disable', PLANTED.disabled],
    ['enable', PLANTED.enabled],
    ['disable', PLANTED.disabled],
  ] as const)
    await staff.execute(
      new DecideAccounts({ staffId: 'system', decision, memberIds: [erasedId], reason, key: randomUUID() }),
    );
  await must(admin.post(`${about}/send-own-data`, { reason: PLANTED.ownData }));
  await must(admin.post(`${about}/log-out-everywhere`, { reason: PLANTED.loggedOut }));
  readable = [...subscribed, await dump(), ...(await sealedTexts())].join('\n');
  backup = new Map(await Promise.all((await files()).map(async (path) => [path, await readFile(path)] as const)));
  // The inboxes are those of development.
  mainDump = await dump(/^(read\.|vault\.|kernel\.projections$|\w+\.(push_)?inbox$)/);
  await leaveOutReadModels((older = await copyOfDatabase(app.kernel.config.databaseUrl)));
  const deletedAt = new Date(Date.parse(erase_at!) - 14 * DAY * 1000).toISOString();
  await settled();
  app.clock.advance(14 * DAY);
  await app.handlers.get(eraseMember)!.run({ memberId: erasedId, deletedAt }, { attempt: 1, key: '' });
  await settled();
}

/** Gifts with words both ways; photos both ways that are shown, reported, and still wait for their inspection (CHT-07). */
async function chatInGiftsAndPhotos({ browser, must }: { browser: TestBrowser; must: Must }): Promise<void> {
  const before = (await files()).length;
  const chat = `/chats/${conversationId}`;
  const send = async (from: TestBrowser) =>
    must(from.post(`${chat}/photos?price=20`, await picture(from === browser ? OWN : OTHER)));
  await must(browser.post(`${chat}/messages`, { body: PLANTED.wish, gift: 'rose' }));
  await must(partner.browser.post(`${chat}/messages`, { body: 'A gift that stays', gift: 'rose' }));
  await setSettings(app, { photo_inspection: 'after' });
  await send(browser);
  await send(partner.browser);
  await must(partner.browser.post(`${chat}/show-photos`));
  const { messages } = (await partner.browser.get(chat)).body as {
    messages: { version: number; from_me: boolean; photo?: object }[];
  };
  const photo = messages.find((one) => one.photo && !one.from_me)!;
  const message = { conversation_id: conversationId, version: photo.version };
  await must(partner.browser.post('/reports', { message, reason: 'spam' }));
  await setSettings(app, { photo_inspection: 'first' });
  await send(browser);
  await send(partner.browser);
  await settled();
  const sent = await app.kernel.database.query('SELECT status FROM read.chat_photos ORDER BY status');
  expect(sent).toEqual(['held', 'held', 'shown', 'shown'].map((status) => ({ status })));
  expect((await files()).length).toBeGreaterThanOrEqual(before + 4);
}

async function staffBrowser(): Promise<TestBrowser> {
  const login = { email: 'admin@example.com', password: 'long enough' };
  await app.nest
    .get(CommandBus)
    .execute(new AddStaffMember({ actor: 'system', ...login, role: 'admin', key: 'first-admin-key' }));
  const browser = app.console();
  expect((await browser.post('/admin/login', login)).status).toBeLessThan(300);
  return browser;
}

/** A second photo is rejected in words, and the member objects. */
async function rejectAndObject({ browser, must, admin }: { browser: TestBrowser; must: Must; admin: TestBrowser }) {
  const { photos } = (await must(browser.post('/photos', await picture(OWN)))) as unknown as {
    photos: { id: string }[];
  };
  const rejection = { ids: [photos.at(-1)!.id], reason: 'unclear', statement_of_reasons: PLANTED.statement };
  await must(admin.post('/admin/photos/reject', rejection));
  // It can be taken back for ten seconds.
  app.clock.advance(11);
  const decided = async () =>
    ((await must(browser.get('/decisions'))) as unknown as { decisions: { id: string }[] }).decisions;
  await eventually(async () => expect(await decided()).toHaveLength(1), { interval: 500 });
  await must(browser.post(`/decisions/${(await decided())[0]!.id}/objection`, { text: PLANTED.objection }));
}

/** Sixty-four fields of colour, so that it is known again in any size and format. */
const fields = (step: number) => Buffer.from(Array.from({ length: 192 }, (_, i) => (i * i * step + i * 97) % 256));
const [OWN, OTHER] = [fields(31), fields(57)];
const raw = { width: 8, height: 8, channels: 3 } as const;

async function picture(of: Buffer): Promise<FormData> {
  const form = new FormData();
  const drawn = await sharp(of, { raw }).resize(240, 240, { kernel: 'nearest' }).png().toBuffer();
  form.set('photo', new Blob([new Uint8Array(drawn)]), 'me.png');
  return form;
}

/** All in it that may begin a picture: as it is, in base64 or in hexadecimal. */
function pictureStarts(bytes: Buffer): Buffer[] {
  const text = bytes.toString('latin1');
  return [
    ...[...text.matchAll(/RIFF|\xff\xd8\xff|\x89PNG/g)].map(({ index }) => bytes.subarray(index)),
    ...[...text.matchAll(/(?:UklGR|\/9j\/|iVBORw)[\w+/]+/g)].map(([code]) => Buffer.from(code, 'base64')),
    ...[...text.matchAll(/(?:52494646|ffd8ff|89504e47)[\da-f]+/gi)].map(([code]) => Buffer.from(code, 'hex')),
  ];
}

const pixelsOf = (bytes: Buffer): Promise<Buffer | null> =>
  sharp(bytes)
    .removeAlpha()
    .resize(8, 8, { fit: 'fill' })
    .raw()
    .toBuffer()
    .catch(() => null);

/** Whether a picture in it shows what one of the member's does, whatever its size and format: a placeholder does, too. */
async function showsOwn(bytes: Buffer): Promise<boolean> {
  const forms = await Promise.all(seen.map(pixelsOf));
  for (const start of pictureStarts(bytes)) {
    const pixels = await pixelsOf(start);
    for (const form of [OWN, ...forms]) {
      if (!pixels || pixels.length !== form?.length) continue;
      if (pixels.reduce((sum, value, i) => sum + Math.abs(value - form[i]!), 0) / form.length < ALIKE) return true;
    }
  }
  return false;
}
/** Mean distance of a colour: a quarter of that of two unlike pictures. */
const ALIKE = 20;

async function sealedTexts(): Promise<(string | null)[]> {
  const rows = await app.kernel.database.query<{ data: object }>('SELECT data FROM kernel.events');
  return app.kernel.vault.openAll(rows.flatMap(({ data }) => sealedFields(data).map(({ value }) => value)));
}

async function files(): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map(({ parentPath, name }) => join(parentPath, name));
}

/** Waits until followers and jobs have caught up. */
async function settled(): Promise<void> {
  await caughtUp(app);
  await jobsSettled(app);
}

async function dump(except?: RegExp, { database } = app.kernel): Promise<string> {
  const tables = await database.query<{ name: string }>(
    `SELECT format('%I.%I', table_schema, table_name) AS name FROM information_schema.tables
      WHERE table_schema NOT IN ('pg_catalog', 'information_schema') AND table_type = 'BASE TABLE'`,
  );
  const texts = await Promise.all(
    tables
      .filter(({ name }) => !except?.test(name))
      .map(({ name }) => database.query<{ row: string }>(`SELECT '${name} ' || t::text AS row FROM ${name} t`)),
  );
  return texts
    .flat()
    .map(({ row }) => row)
    .join('\n');
}

/** The text itself, and as it would appear in binary or encoded columns. */
const spellings = (text: string) => [
  text,
  Buffer.from(text).toString('hex'),
  Buffer.from(text).toString('base64').slice(0, -4),
];
const found = (haystack: string) =>
  Object.entries(PLANTED)
    .filter(([, text]) => spellings(text).some((spelling) => haystack.toLowerCase().includes(spelling.toLowerCase())))
    .map(([what, text]) => ({
      what,
      where: haystack
        .split('\n')
        .find((line) => line.includes(text))
        ?.slice(0, 200),
    }));

// Accounting records and cases are kept under an id that no longer identifies anyone.
const KEPT = [
  'kernel.commands',
  'kernel.events',
  'kernel.events_0',
  'read.cases',
  'read.debits',
  'read.ledger_movements',
  'read.payments',
  'read.proposals',
  'read.receipts',
  'read.wallets',
];
async function tablesThatNameThem(): Promise<string[]> {
  const rows = (await dump()).split('\n').filter((row) => row.includes(erasedId));
  return [...new Set(rows.map((row) => row.split(' ')[0]!))].sort();
}

describe('PRV-01 after the erasure', () => {
  it('forty things had been there to be found, and pictures in every form', async () => {
    const missed = Object.entries(PLANTED).filter(([, text]) => !readable.includes(text));
    expect(missed.map(([what]) => what)).toEqual([]);
    expect(Object.keys(PLANTED).length).toBeGreaterThanOrEqual(40);
    for (const bytes of seen) {
      expect(await showsOwn(bytes)).toBe(true);
      for (const code of ['base64', 'hex'] as const)
        expect(await showsOwn(Buffer.from(`a row: ${bytes.toString(code)} of it`))).toBe(true);
    }
    expect(await showsOwn(await sharp(OTHER, { raw }).jpeg().toBuffer())).toBe(false);
  });

  it('no picture of theirs is anywhere, in the database, its backup, the files, their backup, the topic or the log', async () => {
    const everywhere = [await dump(), mainDump, relayed.join('\n'), logged.join('\n')].map((text) => Buffer.from(text));
    for (const path of await files()) everywhere.push(await readFile(path));
    const shown = await Promise.all([...everywhere, ...backup.values()].map(showsOwn));
    expect(shown).not.toContain(true);
  });

  it('the database holds none of it, in no table', async () => expect(found(await dump())).toEqual([]));

  it('the database names the member in no read model, and keeps no key, session, password or reserved address', async () => {
    expect(await tablesThatNameThem()).toEqual(KEPT);
  });

  it('no sealed text of the log opens, but those of others do, and what was said in a case (PRV-03)', async () => {
    const rows = await app.kernel.database.query<{ actor: string; data: object }>(
      `SELECT CASE WHEN stream LIKE 'case-%' THEN 'case' WHEN type = 'DebitAuthorised' THEN 'mandate' ELSE actor END
                AS actor, data
         FROM kernel.events WHERE actor = ANY ($1)`,
      [[erasedId, partner.id]],
    );
    const sealed = (data: object): string[] =>
      Object.values(data).flatMap((value) =>
        isSealed(value) ? [value as string] : typeof value === 'object' && value ? sealed(value as object) : [],
      );
    const opened = async (actor: string) =>
      app.kernel.vault.openAll(rows.filter((row) => row.actor === actor).flatMap(({ data }) => sealed(data)));
    expect((await opened(erasedId)).filter((text) => text !== null)).toEqual([]);
    expect(await opened(partner.id)).toEqual(expect.arrayContaining(['An answer that stays', 'A gift that stays']));
    // Sealed with the case's own key, which is destroyed with the case.
    expect(await opened('case')).toContain(PLANTED.complaint);
    // Sealed with the mandate's own key, for as long as the bank may ask for it.
    expect(await opened('mandate')).toContain(PLANTED.iban);
  });

  it('neither files, nor logs, nor what was relayed hold any of it', async () => {
    // The list for erasing again after a backup is restored: ids only.
    expect(await files()).toEqual([join(folder, 'erased.log')]);
    expect(await readFile(join(folder, 'erased.log'), 'utf8')).toBe(`${erasedId}\n`);
    expect(found(logged.join('\n'))).toEqual([]);
    expect(relayed.length).toBeGreaterThan(20);
    expect(found(relayed.join('\n'))).toEqual([]);
  });

  it('a backup of the database made before holds none of it in plain', () => {
    expect(mainDump).toContain(erasedId);
    expect(mainDump).toContain('ProfileCreated');
    expect(found(mainDump)).toEqual([]);
  });

  it('nothing that was stored or relayed of the profile told, at any time, who they are and whom they look for', async () => {
    const told = /"(male|female|both|bi|red|astrology)"/;
    const lines = (text: string) => text.split('\n').filter((line) => line.includes(`profile-${erasedId}`));
    const stored = [...lines(await dump()), ...lines(mainDump), ...relayed.filter((one) => lines(one).length > 0)];
    expect(stored.length).toBeGreaterThan(20);
    expect(stored.filter((line) => told.test(line.replaceAll('\\"', '"')))).toEqual([]);
    expect(mainDump).not.toMatch(/"(male|female|both)"/);
  });

  it('a backup of the files made before shows no picture: none is in it, and none of it opens', async () => {
    expect(seen.map((bytes) => bytes.subarray(0, 4).toString())).toEqual(RENDITIONS.map(() => 'RIFF'));
    const photos = [...backup].filter(([path]) => path.endsWith('.webp'));
    expect(photos.length).toBeGreaterThan(RENDITIONS.length);
    for (const [, bytes] of photos) {
      expect(bytes.includes('RIFF')).toBe(false);
      for (const picture of seen) expect(bytes.includes(picture.subarray(16, 48))).toBe(false);
    }
    const albums = photos.filter(([path]) => !path.includes('/chats/'));
    expect(albums).toHaveLength(2 * RENDITIONS.length);
    try {
      for (const [path, bytes] of albums) {
        await mkdir(dirname(path), { recursive: true });
        await writeFile(path, bytes);
        const form = basename(path, '.webp') as (typeof RENDITIONS)[number];
        expect(await app.nest.get(PhotoFiles).read(basename(dirname(path)), form)).toBeUndefined();
      }
    } finally {
      await rm(join(folder, 'photos'), { recursive: true });
    }
  });

  it('CHT-11 no photo of the conversation is left, and what the other paid for one that waited is theirs again', async () => {
    expect(await app.kernel.database.query('SELECT photo_id FROM read.chat_photos')).toEqual([]);
    const { body } = await partner.browser.get('/transactions');
    const moved = (body as { transactions: { kind: string; credits: number }[] }).transactions;
    expect(moved.filter(({ credits }) => Math.abs(credits) === 20).map(({ credits }) => credits)).toEqual([
      20, -20, -20,
    ]);
  });

  it('the partner sees a conversation with nobody, and own words', async () => {
    const { body: list } = await partner.browser.get('/chats');
    expect(found(JSON.stringify(list))).toEqual([]);
    const { body: chat } = await partner.browser.get(`/chats/${conversationId}`);
    expect(found(JSON.stringify(chat))).toEqual([]);
  });

  it('MNY-09 the books add up', async () => {
    const accounts = await app.kernel.database.query<{ balance: number; account: string }>(
      'SELECT * FROM read.ledger_accounts',
    );
    expect(accounts.reduce((sum, { balance }) => sum + balance, 0)).toBe(0);
    const wallets = await app.kernel.database.one<{ sum: number }>(
      'SELECT sum(balance)::bigint AS sum FROM read.wallets',
    );
    expect(wallets!.sum).toBe(accounts.find(({ account }) => account === 'member_wallets')!.balance);
  });

  it('the address signs up anew, and a rebuild of every read model brings nothing back', async () => {
    for (const { table } of app.kernel.projections.definitions) await app.kernel.projections.rebuild(table);
    expect(found(await dump())).toEqual([]);
    expect(await tablesThatNameThem()).toEqual(KEPT);
    const again = await signUp(app, 'Someone', { email: PLANTED.email });
    expect(again.id).not.toBe(erasedId);
  });

  it('an older backup, restored and erased again as the list says, holds none of it', async () => {
    const env = { DATA_DIR: folder };
    const restored = await testApp({ databaseUrl: older, work: true, env });
    expect(found(await dump(undefined, restored.kernel))).not.toEqual([]);
    await restored.nest.get(EraseAgain).erase(await readErasedList(join(folder, 'erased.log')));
    await caughtUp(restored);
    await jobsSettled(restored);
    expect(found(await dump(undefined, restored.kernel))).toEqual([]);
  });
});
