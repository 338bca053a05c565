import { randomUUID } from 'node:crypto';
import { CommandBus } from '@nestjs/cqrs';
import sharp from 'sharp';
import { beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { eventually } from '../../../testing/kernel/index.js';
import { EraseMember } from '../../members/accounts/leaving/erase-member.job.js';
import { DecidePhoto } from '../../members/photos/index.js';
import { AddStaffMember, type Role } from '../../ground/staff/index.js';
import { testApp, type TestApp, type TestBrowser } from '../../../testing/app.js';
import { signUp, type TestMember } from '../../../testing/members.js';

let app: TestApp;
let moderator: TestBrowser;
let anna: TestMember;
let ben: TestMember;
beforeAll(async () => {
  app = await testApp({ work: true });
  moderator = await login('moderator');
});
beforeEach(async () => {
  [anna, ben] = await Promise.all([signUp(app, 'Anna', { credits: 500 }), signUp(app, 'Ben', { credits: 500 })]);
});

async function login(role: Role): Promise<TestBrowser> {
  const staff = { email: `${role}@example.com`, password: 'long enough' };
  await app.nest
    .get(CommandBus)
    .execute(new AddStaffMember({ actor: 'system', ...staff, role, key: `first-${role}-key` }));
  const browser = app.console();
  expect((await browser.post('/admin/login', staff)).status).toBeLessThan(300);
  return browser;
}

const report = async (body: object): Promise<string> => {
  const reported = await anna.browser.post('/reports', { reason: 'fake_profile', ...body });
  expect(reported.status).toBe(201);
  return (reported.body as { case_id: string }).case_id;
};
const listed = (caseId: string) =>
  eventually(async () => {
    const { status, body } = await moderator.get(`/admin/cases/${caseId}`);
    expect(status).toBe(200);
    return body;
  });

async function upload(background: string): Promise<string> {
  const picture = await sharp({ create: { width: 600, height: 800, channels: 3, background } })
    .png()
    .toBuffer();
  const { body } = await ben.browser.upload('/photos', 'photo', picture);
  return (body as { photos: { id: string }[] }).photos.at(-1)!.id;
}
const approve = (photoId: string) =>
  app.nest
    .get(CommandBus)
    .execute(new DecidePhoto({ staffId: 'system', key: randomUUID(), photoId, decision: { approved: true } }));
const color = async (bytes: Buffer) => (await sharp(bytes).stats()).dominant;

describe('PRV-03 the photos of whom is reported', () => {
  it('are shown as they were and as they are now, though their owner deletes and adds', async () => {
    const red = await upload('#cc1111');
    await approve(red);
    const caseId = await report({ member_id: ben.id, text: 'Dat is mijn nicht.' });
    await ben.browser.delete(`/photos/${red}`);
    const blue = await upload('#1111cc');
    const { photos } = await listed(caseId);
    expect(photos).toEqual([
      {
        id: red,
        shown_then: true,
        main: true,
        reported: false,
        status: 'deleted',
        reason: null,
        then_url: `/api/admin/cases/${caseId}/photos/${red}`,
        card_url: null,
        url: null,
      },
      {
        id: blue,
        shown_then: false,
        main: false,
        reported: false,
        status: 'under_inspection',
        reason: null,
        then_url: null,
        card_url: `/api/admin/photos/${blue}/card`,
        url: `/api/admin/photos/${blue}/original`,
      },
    ]);
    const copy = await moderator.get(`/admin/cases/${caseId}/photos/${red}`);
    expect([copy.status, copy.headers.get('content-type')]).toEqual([200, 'image/webp']);
    const { r, b } = await color(copy.bytes);
    expect(r).toBeGreaterThan(150);
    expect(b).toBeLessThan(60);
    // The page polls the evidence every few seconds, so it contains no pictures except the reported one.
    expect(JSON.stringify((await moderator.get(`/admin/cases/${caseId}`)).body.evidence).length).toBeLessThan(2_000);
  });

  it('are shown with a reported photo, which is marked among them, and with a message about who they say they are', async () => {
    const [one, other] = [await upload('#11cc11'), await upload('#cccc11')];
    await approve(one);
    await approve(other);
    const { photos } = await listed(await report({ photo_id: other, reason: 'underage' }));
    expect(photos.map((photo: { id: string; reported: boolean }) => [photo.id, photo.reported])).toEqual([
      [one, false],
      [other, true],
    ]);
    const chat = (await ben.browser.post('/chats', { profile_id: anna.id })).body.id;
    const sent = await ben.browser.post(`/chats/${chat}/messages`, { body: 'Ik ben 15' });
    const message = { conversation_id: chat, version: sent.body.message.version };
    const about = await listed(await report({ message, reason: 'underage' }));
    expect(about.photos.map((photo: { then_url: string | null }) => photo.then_url !== null)).toEqual([true, true]);
  });

  it('ADM-05 are for moderators alone, and a copy is shown with its own case only', async () => {
    const photo = await upload('#aa11aa');
    await approve(photo);
    const [caseId, other] = [await report({ member_id: ben.id }), await report({ photo_id: photo })];
    await listed(other);
    const finance = await login('finance');
    const path = `/admin/cases/${caseId}/photos/${photo}`;
    expect((await finance.get(path)).status).toBe(403);
    expect((await anna.browser.get(path)).status).toBeGreaterThanOrEqual(401);
    expect((await moderator.get(path)).status).toBe(200);
    for (const wrong of [
      `/admin/cases/${caseId}/photos/${randomUUID()}`,
      `/admin/cases/${randomUUID()}/photos/${photo}`,
    ])
      expect((await moderator.get(wrong)).status).toBe(404);
  });
});

it('PRV-01 no other photo stands for a member who is erased before theirs is taken down', async () => {
  const [one, other] = [await upload('#77cc11'), await upload('#7711cc')];
  await approve(one);
  await approve(other);
  const caseId = await report({ photo_id: one });
  const deletedAt = app.clock.now().toISOString();
  await ben.browser.post('/user/deletion', { reason: 'break', password: 'correct horse' });
  app.clock.advance(15 * 86_400);
  await app.nest.get(EraseMember, { strict: false }).run({ memberId: ben.id, deletedAt });
  const verdict = { decision: 'upheld', measures: ['take_down'], statement_of_reasons: 'Het is zijn foto niet.' };
  expect((await moderator.post(`/admin/cases/${caseId}/decide`, verdict)).status).toBe(204);
  const { database } = app.kernel;
  expect(await database.query('SELECT photo_id FROM read.main_photos WHERE member_id = $1', [ben.id])).toEqual([]);
});

describe('PRV-03 what was written around a reported message', () => {
  let chat: string;
  const texts = (messages: { body: string | null }[]) => messages.map(({ body }) => body);
  const say = async (who: TestMember, body: string): Promise<number> => {
    const { status, body: sent } = await who.browser.post(`/chats/${chat}/messages`, { body });
    expect(status).toBe(201);
    return (sent as { message: { version: number } }).message.version;
  };
  beforeEach(async () => {
    chat = (await ben.browser.post('/chats', { profile_id: anna.id })).body.id;
  });
  const looks = async (caseId: string) =>
    (
      await app.kernel.database.query<{ data: { from: number; to: number } }>(
        `SELECT data FROM kernel.events WHERE stream = 'caselog-' || $1 AND actor LIKE 'staff:%' ORDER BY version`,
        [caseId],
      )
    ).map(({ data }) => [data.from, data.to]);

  it('is shown five to each side, further by steps, each recorded in the audit log', async () => {
    const before: number[] = [];
    for (let n = 1; n <= 7; n++) before.push(await say(ben, `voor ${n}`));
    const version = await say(ben, 'Ik weet waar je woont');
    const after: number[] = [];
    for (let n = 1; n <= 6; n++) after.push(await say(n === 1 ? anna : ben, `na ${n}`));
    const caseId = await report({ message: { conversation_id: chat, version }, reason: 'harassment' });
    await listed(caseId);
    const path = `/admin/cases/${caseId}/messages`;

    const around = (await moderator.get(path)).body;
    expect(around).toMatchObject({ more_before: true, more_after: true });
    const wanted = ['voor 3', 'voor 4', 'voor 5', 'voor 6', 'voor 7', 'Ik weet waar je woont'];
    expect(texts(around.messages)).toEqual([...wanted, 'na 1', 'na 2', 'na 3', 'na 4', 'na 5']);
    expect(around.messages[5]).toMatchObject({ version, reported: true, by: 'reported', missing: null });
    expect(around.messages[6]).toMatchObject({ version: after[0], reported: false, by: 'reporter' });
    expect(Date.parse(around.messages[0].sent_at)).toBeGreaterThan(0);

    const older = (await moderator.get(`${path}?before=${before[2]}`)).body;
    expect([texts(older.messages), older.more_before]).toEqual([['voor 1', 'voor 2'], false]);
    const newer = (await moderator.get(`${path}?after=${after[4]}`)).body;
    expect([texts(newer.messages), newer.more_after]).toEqual([['na 6'], false]);
    expect(await looks(caseId)).toEqual([
      [before[2], after[4]],
      [before[0], before[1]],
      [after[5], after[5]],
    ]);
    const inAudit = await eventually(async () => {
      const { body } = await moderator.get(`/admin/streams/caselog-${caseId}/events`);
      expect(body.events).toHaveLength(3);
      return body.events;
    });
    expect(inAudit[0]).toMatchObject({ type: 'CaseMessagesViewed', data: { conversation: chat } });
    // The same page again within 15 minutes counts as the same view.
    await moderator.get(path);
    expect(await looks(caseId)).toHaveLength(3);
  });

  it('ADM-05 is for moderators alone, asked by the console itself, and for messages only', async () => {
    const version = await say(ben, 'hallo');
    const caseId = await report({ message: { conversation_id: chat, version } });
    const other = await report({ member_id: ben.id });
    await listed(caseId);
    await listed(other);
    const path = `/admin/cases/${caseId}/messages`;
    const admin = await login('admin');
    expect((await admin.get(path)).status).toBe(200);
    expect((await anna.browser.get(path)).status).toBeGreaterThanOrEqual(401);
    // Without this header a link on another site could write into the audit log.
    expect((await moderator.get(path, { headers: { 'x-client-request': undefined } })).status).toBe(403);
    expect(await moderator.get(`/admin/cases/${other}/messages`)).toMatchObject({
      status: 404,
      body: { code: 'message_not_found' },
    });
    expect((await moderator.get(`/admin/cases/${randomUUID()}/messages`)).status).toBe(404);
    for (const wrong of ['before=0', 'before=1&after=2', `before=${version + 5}`, `after=1`, 'before=x'])
      expect((await moderator.get(`${path}?${wrong}`)).status).toBe(422);
  });

  it('says what was taken down, erased, or lies beyond the history limit, and reads none of it', async () => {
    const emails = { anna: `anna.${randomUUID()}@example.org`, ben: `ben.${randomUUID()}@example.org` };
    anna = await signUp(app, 'Anna', { email: emails.anna, credits: 500 });
    ben = await signUp(app, 'Ben', { email: emails.ben, credits: 500 });
    chat = (await ben.browser.post('/chats', { profile_id: anna.id })).body.id;
    await say(ben, 'lang geleden');
    app.clock.advance(400 * 86_400);
    // All sessions have expired meanwhile.
    for (const [who, email] of [
      [anna, emails.anna],
      [ben, emails.ben],
    ] as const)
      expect((await who.browser.post('/user', { email, password: 'correct horse' })).status).toBe(200);
    expect(
      (await moderator.post('/admin/login', { email: 'moderator@example.com', password: 'long enough' })).status,
    ).toBe(200);
    const taken = await say(ben, 'schelden');
    await say(anna, 'hou op');
    const version = await say(ben, 'nooit');
    const first = await report({ message: { conversation_id: chat, version: taken }, reason: 'harassment' });
    await listed(first);
    const verdict = { decision: 'upheld', measures: ['take_down'], statement_of_reasons: 'Schelden mag niet.' };
    expect((await moderator.post(`/admin/cases/${first}/decide`, verdict)).status).toBe(204);
    const caseId = await report({ message: { conversation_id: chat, version }, reason: 'harassment' });
    await listed(caseId);
    const told = async () =>
      (await moderator.get(`/admin/cases/${caseId}/messages`)).body.messages.map(
        ({ body, missing }: { body: string | null; missing: string | null }) => body ?? missing,
      );
    expect(await told()).toEqual(['hidden', 'taken_down', 'hou op', 'nooit']);
    await app.kernel.vault.destroy(anna.id);
    expect(await told()).toEqual(['hidden', 'taken_down', 'erased', 'nooit']);
  });
});
