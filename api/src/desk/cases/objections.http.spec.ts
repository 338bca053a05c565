import { randomUUID } from 'node:crypto';
import { CommandBus } from '@nestjs/cqrs';
import sharp from 'sharp';
import { beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { AddStaffMember } from '../../ground/staff/index.js';
import { Vault } from '../../kernel/index.js';
import { EraseMember } from '../../members/accounts/leaving/erase-member.job.js';
import { PublishDecisionJob } from '../../members/photos/jobs/publish-decision.job.js';
import { SettleChatPhoto } from '../../meeting/conversations/photos/settle-chat-photo.job.js';
import { testApp, type TestApp, type TestBrowser } from '../../../testing/app.js';
import { signUp, type TestMember } from '../../../testing/members.js';
import { expectSameAfterRebuild } from '../../../testing/rebuild.js';
import { eventually } from '../../../testing/kernel/index.js';
import { caughtUp } from '../../../testing/caught-up.js';
import { jobsSettled } from '../../../testing/jobs-settled.js';
import { OwnHistory } from '../privacy/own-history.js';
import { keyOwner } from './case.js';

let app: TestApp;
let mira: TestBrowser;
let otis: TestBrowser;
let picture: Buffer;
let anna: TestMember;
let ben: TestMember;
let email: string;
beforeAll(async () => {
  app = await testApp({ work: true });
  [mira, otis] = [await moderator('mira'), await moderator('otis')];
  const create = { width: 600, height: 800, channels: 3, background: '#336699' } as const;
  picture = await sharp({ create }).jpeg().toBuffer();
});
beforeEach(async () => {
  email = `${randomUUID()}@example.org`;
  [anna, ben] = [await signUp(app, 'Anna', { email, credits: 100 }), await signUp(app, 'Ben')];
});

async function moderator(name: string): Promise<TestBrowser> {
  const staff = { email: `${name}@example.com`, role: 'moderator', password: 'correct horse' } as const;
  await app.nest.get(CommandBus).execute(new AddStaffMember({ actor: 'system', ...staff, key: randomUUID() }));
  const browser = app.console();
  await browser.post('/admin/login', { email: staff.email, password: staff.password });
  return browser;
}
const refusal = (code: string, status: number) => ({ status, body: { code } });
const decisionsOf = async ({ browser }: TestMember) =>
  (await browser.get('/decisions')).body.decisions as { id: string }[];
const object = ({ browser }: TestMember, id: string, text?: string) =>
  browser.post(`/decisions/${id}/objection`, text === undefined ? {} : { text });
const decide = (by: TestBrowser, id: string, decision: 'upheld' | 'dismissed', measures?: string[]) =>
  by.post(`/admin/cases/${id}/decide`, {
    decision,
    statement_of_reasons: 'Er is nog een keer gekeken.',
    ...(measures && { measures }),
  });
const caseSeen = (by: TestBrowser, id: string) =>
  eventually(async () => {
    const { status, body } = await by.get(`/admin/cases/${id}`);
    expect(status).toBe(200);
    return body;
  });
interface InboxMail {
  memberId: string;
  subject: string;
  text: string;
}
async function mailsTo({ id }: TestMember): Promise<InboxMail[]> {
  await caughtUp(app);
  await jobsSettled(app);
  const { body } = await app.browser().get('/dev/inbox.json');
  return (body as InboxMail[]).filter(({ memberId }) => memberId === id).reverse();
}
const lastMailTo = async (member: TestMember) => (await mailsTo(member)).at(-1);

/** A profile photo of Anna's that Mira turned down. */
async function rejectedPhoto(): Promise<string> {
  const { body } = await anna.browser.upload('/photos', 'photo', picture);
  const { id } = body.photos.at(-1) as { id: string };
  const { body: decided } = await mira.post('/admin/photos/reject', { ids: [id], reason: 'unclear' });
  app.clock.advance(11);
  const payload = { memberId: anna.id, photoId: id, effectiveAt: decided.effective_at };
  await app.nest.get(PublishDecisionJob, { strict: false }).run(payload);
  return id;
}

/** A photo in a chat to Ben that Mira turned down. */
async function rejectedChatPhoto(): Promise<{ conversation: string; photo: string }> {
  const conversation = (await anna.browser.post('/chats', { profile_id: ben.id })).body.id as string;
  const sent = await anna.browser.upload(`/chats/${conversation}/photos?price=20`, 'photo', picture);
  expect(sent.status).toBe(201);
  const { photos } = (await mira.post('/admin/chat-photos/claim')).body as {
    photos: { id: string; member_id: string }[];
  };
  const photo = photos.find(({ member_id }) => member_id === anna.id)!.id;
  const { body } = await mira.post('/admin/chat-photos/reject', { ids: [photo], reason: 'contact_details' });
  app.clock.advance(11);
  await app.nest.get(SettleChatPhoto, { strict: false }).run({ photoId: photo, effectiveAt: body.effective_at });
  return { conversation, photo };
}
const creditsOf = async ({ browser }: TestMember) => (await browser.get('/user')).body.credits as number;
const chatOf = async ({ browser }: TestMember, id: string) => (await browser.get(`/chats/${id}`)).body;

describe('PRV-03 PRV-04 an objection to a rejected profile photo', () => {
  it('goes to another moderator with the photo and the words, and being right shows the photo', async () => {
    const photo = await rejectedPhoto();
    const [decision] = await decisionsOf(anna);
    expect(decision).toMatchObject({ about: 'photo_rejected', photo_reason: 'unclear', objection: 'possible' });
    expect(await object(ben, decision!.id)).toMatchObject(refusal('decision_not_found', 404));
    expect((await object(anna, decision!.id, ' Dit ben ik echt. ')).status).toBe(204);
    expect(await object(anna, decision!.id)).toMatchObject(refusal('already_objected', 409));
    expect(await decisionsOf(anna)).toMatchObject([{ objection: 'pending' }]);

    const seen = await caseSeen(otis, decision!.id);
    expect(seen).toMatchObject({
      status: 'open',
      kind: 'rejected_photo',
      reporter: null,
      reported: { id: anna.id, name: 'Anna' },
      reason: null,
      rejection: 'unclear',
      objected: true,
      may_decide: true,
      objection: { side: 'reported', text: 'Dit ben ik echt.' },
      contested: { photo_url: `/api/admin/photos/${photo}/original` },
    });
    expect((await otis.get(seen.contested.photo_url.replace('/api', ''))).status).toBe(200);
    expect(await caseSeen(mira, decision!.id)).toMatchObject({ may_decide: false });
    expect(await decide(mira, decision!.id, 'dismissed')).toMatchObject(refusal('another_moderator', 409));
    expect((await decide(otis, decision!.id, 'dismissed')).status).toBe(204);

    expect(await decisionsOf(anna)).toMatchObject([{ objection: 'revised' }]);
    const profile = (await ben.browser.get(`/members/${anna.id}`)).body;
    expect(profile.photos).toMatchObject([{ id: photo, main: true }]);
    expect(await lastMailTo(anna)).toMatchObject({
      subject: expect.stringContaining('bezwaar'),
      text: expect.stringContaining('Je foto staat weer op de site.'),
    });
  });

  it('that is declined leaves the photo, and the mail says why', async () => {
    await rejectedPhoto();
    const [decision] = await decisionsOf(anna);
    await object(anna, decision!.id);
    await caseSeen(otis, decision!.id);
    expect((await decide(otis, decision!.id, 'upheld')).status).toBe(204);
    expect(await decisionsOf(anna)).toMatchObject([
      { objection: 'stands', statement_of_reasons: 'Er is nog een keer gekeken.' },
    ]);
    expect((await ben.browser.get(`/members/${anna.id}`)).body.photos).toEqual([]);
    expect((await lastMailTo(anna))?.text).toContain('Er is nog een keer gekeken.');
    expect(await object(anna, decision!.id)).toMatchObject(refusal('already_objected', 409));
  });

  it('is not possible once the photo is gone, or the time over', async () => {
    const photo = await rejectedPhoto();
    const [decision] = await decisionsOf(anna);
    await anna.browser.call('DELETE', `/photos/${photo}`);
    expect(await decisionsOf(anna)).toMatchObject([{ objection: 'gone' }]);
    expect(await object(anna, decision!.id)).toMatchObject(refusal('decision_not_found', 404));
  });

  it('PRV-01 goes with the account, and PRV-02 is part of one’s own data', async () => {
    await rejectedPhoto();
    const [decision] = await decisionsOf(anna);
    await object(anna, decision!.id, 'Dit ben ik');
    await caseSeen(otis, decision!.id);
    await caughtUp(app);
    const own: string[] = [];
    const stream = `case-${decision!.id}`;
    const history = app.nest.get(OwnHistory, { strict: false });
    expect((await history.streams(anna.id)).get('case')).toEqual([stream]);
    for await (const event of history.of(anna.id, stream)) own.push(JSON.stringify(event.data));
    expect(own.join()).toContain('Dit ben ik');
    const vault = app.nest.get(Vault);
    const sealed = await vault.seal(keyOwner(decision!.id), 'x');
    const deletedAt = app.clock.now().toISOString();
    await anna.browser.post('/user/deletion', { reason: 'break', password: 'correct horse' });
    app.clock.advance(15 * 86_400);
    await app.nest.get(EraseMember, { strict: false }).run({ memberId: anna.id, deletedAt });
    expect(await vault.open(sealed)).toBeNull();
    await eventually(async () =>
      expect(await otis.get(`/admin/cases/${decision!.id}`)).toMatchObject(refusal('case_not_found', 404)),
    );
  });
});

describe('PRV-03 PRV-04 CHT-11 an objection to a rejected photo in a chat', () => {
  it('delivers it for nothing when it was right: the credits stay with who sent it', async () => {
    const { conversation, photo } = await rejectedChatPhoto();
    expect(await creditsOf(anna)).toBe(100);
    const [decision] = await decisionsOf(anna);
    expect(decision).toMatchObject({ about: 'chat_photo_rejected', photo_reason: 'contact_details' });
    expect((await object(anna, decision!.id, 'Dat is een huisnummer')).status).toBe(204);
    const seen = await caseSeen(otis, decision!.id);
    expect(seen).toMatchObject({ kind: 'rejected_chat_photo', rejection: 'contact_details' });
    expect((await otis.get(seen.contested.photo_url.replace('/api', ''))).status).toBe(200);
    expect(await decide(mira, decision!.id, 'dismissed')).toMatchObject(refusal('another_moderator', 409));
    expect((await decide(otis, decision!.id, 'dismissed')).status).toBe(204);

    expect((await chatOf(ben, conversation)).messages).toMatchObject([
      { from_me: false, photo: { id: photo, status: 'shown' } },
    ]);
    expect(await creditsOf(anna)).toBe(100);
    await eventually(async () => expect(await decisionsOf(anna)).toMatchObject([{ objection: 'revised' }]));
    expect((await lastMailTo(anna))?.text).toContain('De credits die je terugkreeg, mag je houden.');
    // Nobody looks at it any more.
    expect((await otis.get(seen.contested.photo_url.replace('/api', ''))).status).toBe(404);
    await expectSameAfterRebuild(app, 'cases', 'case_id');
  });

  it('that is right brings nothing to whoever blocked its sender since', async () => {
    const { conversation } = await rejectedChatPhoto();
    const [decision] = await decisionsOf(anna);
    await object(anna, decision!.id);
    await caseSeen(otis, decision!.id);
    expect((await ben.browser.post(`/members/${anna.id}/block`)).status).toBeLessThan(300);
    expect((await decide(otis, decision!.id, 'dismissed')).status).toBe(204);
    expect((await chatOf(anna, conversation)).messages).toEqual([]);
    expect((await lastMailTo(anna))?.text).toContain('Er was niets meer om terug te draaien.');
  });
});

describe('PRV-03 PRV-04 ADM-02 an objection of whoever is shut out', () => {
  const linkIn = (text: string) => /\/objection\?token=([\w-]+)/.exec(text)?.[1];

  it('is made by the mailed link without logging in, once, and lets them in again', async () => {
    await mira.post('/admin/members/disable', { ids: [anna.id], reason: 'Adverteert' });
    const token = linkIn((await lastMailTo(anna))!.text)!;
    const visitor = app.browser();
    const opened = await visitor.post('/objection/open', { token });
    expect(opened).toMatchObject({
      status: 200,
      body: { decision: { about: 'account_disabled', statement_of_reasons: 'Adverteert', objection: 'possible' } },
    });
    expect(await visitor.post('/objection/open', { token: 'x' })).toMatchObject(refusal('objection_link_expired', 422));
    expect((await visitor.post('/objection', { token, text: 'Dat was ik niet' })).status).toBe(204);
    expect(await visitor.post('/objection', { token })).toMatchObject(refusal('already_objected', 409));

    const { id } = opened.body.decision as { id: string };
    expect(await caseSeen(otis, id)).toMatchObject({
      kind: 'account',
      objection: { text: 'Dat was ik niet', statement_of_reasons: 'Adverteert' },
    });
    expect(await decide(mira, id, 'dismissed')).toMatchObject(refusal('another_moderator', 409));
    expect((await decide(otis, id, 'dismissed')).status).toBe(204);
    expect((await app.browser().post('/user', { email, password: 'correct horse' })).status).toBe(200);
    const mails = await mailsTo(anna);
    expect(mails.at(-1)?.text).toContain('Je account werkt weer');
    expect(mails.filter(({ text }) => text.includes('Er is nog een keer gekeken.'))).toHaveLength(1);
  });

  it('leaves alone an account that is disabled for another reason by then', async () => {
    await mira.post('/admin/members/disable', { ids: [anna.id], reason: 'Adverteert' });
    const token = linkIn((await lastMailTo(anna))!.text)!;
    await mira.post('/admin/members/enable', { ids: [anna.id], reason: 'Vergissing' });
    expect(await app.browser().post('/objection', { token })).toMatchObject(refusal('decision_not_found', 404));
    expect((await app.browser().post('/objection/open', { token })).body.decision.objection).toBe('lifted');
  });

  it('goes the same way where a report led to it', async () => {
    const { case_id } = (await ben.browser.post('/reports', { member_id: anna.id, reason: 'scam' })).body;
    await caseSeen(mira, case_id);
    expect((await decide(mira, case_id, 'upheld', ['disable'])).status).toBe(204);
    const token = linkIn((await lastMailTo(anna))!.text)!;
    expect((await app.browser().post('/objection', { token, text: 'Nee' })).status).toBe(204);
    expect(await decide(mira, case_id, 'dismissed')).toMatchObject(refusal('another_moderator', 409));
    await eventually(async () => expect((await decide(otis, case_id, 'dismissed')).status).toBe(204));
    expect((await lastMailTo(anna))?.text).toContain('Je account werkt weer');
  });
});

describe('PRV-03 ADM-06 an objection of whoever made a report that was dismissed', () => {
  it('goes to another moderator; what follows is told to both, and the reported member may object then', async () => {
    const { case_id } = (await anna.browser.post('/reports', { member_id: ben.id, reason: 'scam' })).body;
    await caseSeen(mira, case_id);
    await decide(mira, case_id, 'dismissed');
    const reportsOf = async () => (await anna.browser.get('/reports')).body.reports;
    await eventually(async () =>
      expect(await reportsOf()).toMatchObject([{ outcome: 'dismissed', objection: 'possible' }]),
    );
    expect((await lastMailTo(anna))?.text).toContain('Maak dan bezwaar op de site');
    expect(await object(ben, case_id)).toMatchObject(refusal('decision_not_found', 404));
    expect((await object(anna, case_id, 'Kijk naar zijn tekst')).status).toBe(204);
    await eventually(async () =>
      expect(await reportsOf()).toMatchObject([{ outcome: 'pending', objection: 'pending' }]),
    );
    // It stays unknown to whom it is about.
    expect(await decisionsOf(ben)).toEqual([]);
    expect(await caseSeen(otis, case_id)).toMatchObject({
      objection: { side: 'reporter', text: 'Kijk naar zijn tekst' },
    });
    expect(await decide(mira, case_id, 'upheld')).toMatchObject(refusal('another_moderator', 409));
    expect((await decide(otis, case_id, 'upheld')).status).toBe(204);
    await eventually(async () =>
      expect(await reportsOf()).toMatchObject([{ outcome: 'upheld', objection: 'revised' }]),
    );
    expect((await lastMailTo(anna))?.text).toContain('je had gelijk');
    expect((await lastMailTo(ben))?.text).toContain('de melding klopt');
    expect(await decisionsOf(ben)).toMatchObject([{ objection: 'possible' }]);
    expect((await object(ben, case_id)).status).toBe(204);
  });
});
