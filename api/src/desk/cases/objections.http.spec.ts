import { randomUUID } from 'node:crypto';
import { CommandBus } from '@nestjs/cqrs';
import sharp from 'sharp';
import { beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { AddStaffMember } from '../../ground/staff/index.js';
import { Database, Vault } from '../../kernel/index.js';
import { EraseMember } from '../../members/accounts/leaving/erase-member.job.js';
import { PublishDecisionJob } from '../../members/photos/jobs/publish-decision.job.js';
import { SettleChatPhoto } from '../../meeting/chat-photos/settle-chat-photo.job.js';
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
async function onlyMira(disabled: boolean): Promise<void> {
  await caughtUp(app);
  const { body: me } = await mira.get('/admin/session');
  await app.nest
    .get(Database)
    .query('UPDATE read.staff_members SET disabled = $1 WHERE staff_id <> $2', [disabled, me.id]);
}
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

/** A profile photo of Anna's that Mira turned down, in the rule's words or her own. */
async function rejectedPhoto(statement?: string): Promise<string> {
  const { body } = await anna.browser.upload('/photos', 'photo', picture);
  const { id } = body.photos.at(-1) as { id: string };
  const { body: decided } = await mira.post('/admin/photos/reject', {
    ids: [id],
    reason: 'unclear',
    ...(statement !== undefined && { statement_of_reasons: statement }),
  });
  app.clock.advance(11);
  const payload = { memberId: anna.id, photoId: id, effectiveAt: decided.effective_at };
  await app.nest.get(PublishDecisionJob, { strict: false }).run(payload);
  return id;
}

/** A photo in a chat to Ben that Mira turned down. */
async function rejectedChatPhoto(statement?: string): Promise<{ conversation: string; photo: string }> {
  const conversation = (await anna.browser.post('/chats', { profile_id: ben.id })).body.id as string;
  const sent = await anna.browser.upload(`/chats/${conversation}/photos?price=20`, 'photo', picture);
  expect(sent.status).toBe(201);
  const { photos } = (await mira.post('/admin/chat-photos/claim')).body as {
    photos: { id: string; member_id: string }[];
  };
  const photo = photos.find(({ member_id }) => member_id === anna.id)!.id;
  const { body } = await mira.post('/admin/chat-photos/reject', {
    ids: [photo],
    reason: 'contact_details',
    ...(statement !== undefined && { statement_of_reasons: statement }),
  });
  app.clock.advance(11);
  await app.nest.get(SettleChatPhoto, { strict: false }).run({ photoId: photo, effectiveAt: body.effective_at });
  return { conversation, photo };
}
const creditsOf = async ({ browser }: TestMember) => (await browser.get('/user')).body.credits as number;
const chatOf = async ({ browser }: TestMember, id: string) => (await browser.get(`/chats/${id}`)).body;

describe('PRV-03 PRV-04 an objection to a rejected profile photo', () => {
  it('goes to another moderator with the photo and the words, and being right shows the photo', async () => {
    const photo = await rejectedPhoto(' Je gezicht valt weg. ');
    const [decision] = await decisionsOf(anna);
    expect(decision).toMatchObject({
      about: 'photo_rejected',
      photo_reason: 'unclear',
      statement_of_reasons: 'Je gezicht valt weg.',
      objection: 'possible',
    });
    expect(await object(ben, decision!.id)).toMatchObject(refusal('decision_not_found', 404));
    expect((await object(anna, decision!.id, ' Dit ben ik echt. ')).status).toBe(204);
    expect(await object(anna, decision!.id)).toMatchObject(refusal('already_objected', 409));
    expect(await decisionsOf(anna)).toMatchObject([{ objection: 'pending', judged_alone: null }]);

    const seen = await caseSeen(otis, decision!.id);
    expect(seen).toMatchObject({
      status: 'open',
      kind: 'rejected_photo',
      reporter: null,
      reported: { id: anna.id, name: 'Anna' },
      reason: null,
      rejection: 'unclear',
      objected: true,
      alone: false,
      objection: { side: 'reported', text: 'Dit ben ik echt.', statement_of_reasons: 'Je gezicht valt weg.' },
      contested: { photo_url: `/api/admin/photos/${photo}/original` },
    });
    expect((await otis.get(seen.contested.photo_url.replace('/api', ''))).status).toBe(200);
    for (const at of ['cases', 'objections'])
      expect(await mira.get(`/admin/${at}/${decision!.id}`)).toMatchObject(refusal('another_moderator', 409));
    expect(await decide(mira, decision!.id, 'dismissed')).toMatchObject(refusal('another_moderator', 409));
    expect((await decide(otis, decision!.id, 'dismissed')).status).toBe(204);

    expect(await decisionsOf(anna)).toMatchObject([{ objection: 'revised', judged_alone: false }]);
    const profile = (await ben.browser.get(`/members/${anna.id}`)).body;
    expect(profile.photos).toMatchObject([{ id: photo, main: true }]);
    expect(await lastMailTo(anna)).toMatchObject({
      subject: expect.stringContaining('bezwaar'),
      text: expect.stringMatching(/Een andere moderator dan de eerste keer.*Je foto staat weer op de site\./s),
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

describe('ADM-02 PRV-03 PRV-04 an objection to a hidden profile and to a cleared text', () => {
  const onPage = ({ id }: TestMember, what: string, body: object, key?: string) =>
    mira.post(`/admin/members/${id}/${what}`, { reason: 'Dit is reclame.', ...body }, key ? { key } : undefined);
  const nameSeenBy = async ({ browser }: TestMember, { id }: TestMember) =>
    (await browser.get(`/members/${id}`)).body.name as string;

  it('a hidden profile: told by screen and mail, never judged by who hid it, shown again', async () => {
    const key = randomUUID();
    for (let n = 0; n < 2; n++) expect((await onPage(anna, 'hide-profile', { ground: 'spam' }, key)).status).toBe(204);
    expect((await onPage(anna, 'hide-profile', { ground: 'spam' })).status).toBe(204);
    expect((await anna.browser.get('/user')).body.profile).toMatchObject({ hidden: true, cleared: [] });
    expect(await ben.browser.get(`/members/${anna.id}`)).toMatchObject(refusal('member_not_found', 404));
    const mails = await mailsTo(anna);
    expect(mails.filter(({ subject }) => subject.includes('verborgen'))).toHaveLength(1);
    expect(mails.at(-1)?.text).toContain('Reclame of spam. De reden: “Dit is reclame.”');

    const [decision, ...others] = await decisionsOf(anna);
    expect(others).toEqual([]);
    expect(decision).toMatchObject({
      about: 'profile_hidden',
      ground: 'spam',
      statement_of_reasons: 'Dit is reclame.',
      objection: 'possible',
    });
    expect((await object(anna, decision!.id, 'Ik verkoop niets')).status).toBe(204);
    expect(await caseSeen(otis, decision!.id)).toMatchObject({
      kind: 'hidden_profile',
      measures: ['hide'],
      contested: { ground: 'spam', reason: 'Dit is reclame.', cleared: null },
      objection: { text: 'Ik verkoop niets' },
    });
    expect(await mira.get(`/admin/objections/${decision!.id}`)).toMatchObject(refusal('another_moderator', 409));
    expect((await decide(otis, decision!.id, 'dismissed')).status).toBe(204);
    expect((await ben.browser.get(`/members/${anna.id}`)).status).toBe(200);
    expect(await decisionsOf(anna)).toMatchObject([{ objection: 'revised' }]);
    expect((await lastMailTo(anna))?.text).toContain('Je profiel is weer te zien.');
  });

  it('a cleared name: neutral for everybody, theirs once written anew, else put back', async () => {
    const clearing = { field: 'name', text: 'Anna', ground: 'hate' };
    expect(await onPage(anna, 'clear-text', { ...clearing, text: 'Anne' })).toMatchObject(refusal('text_changed', 409));
    expect((await onPage(anna, 'clear-text', clearing)).status).toBe(204);
    expect((await onPage(anna, 'clear-text', clearing)).status).toBe(204);
    expect([await nameSeenBy(ben, anna), await nameSeenBy(anna, anna)]).toEqual(['Lid', 'Lid']);
    expect((await anna.browser.get('/user')).body.profile).toMatchObject({ name: 'Lid', cleared: ['name'] });
    expect((await lastMailTo(anna))?.text).toContain('Haat of discriminatie');
    const [decision] = await decisionsOf(anna);
    expect(decision).toMatchObject({ about: 'text_cleared', cleared: [{ field: 'name', words: 'Anna' }] });
    await object(anna, decision!.id);
    expect(await caseSeen(otis, decision!.id)).toMatchObject({
      kind: 'cleared_text',
      contested: { cleared: { field: 'name', words: 'Anna' } },
    });
    expect((await decide(otis, decision!.id, 'dismissed')).status).toBe(204);
    expect(await nameSeenBy(ben, anna)).toBe('Anna');
    expect((await anna.browser.get('/user')).body.profile).toMatchObject({ name: 'Anna', cleared: [] });
    expect((await lastMailTo(anna))?.text).toContain('Je naam staat er weer.');

    await onPage(anna, 'clear-text', clearing);
    await anna.browser.put('/profile', { name: 'Annelies' });
    const again = (await decisionsOf(anna)).find(({ id }) => id !== decision!.id);
    expect(again).toMatchObject({ about: 'text_cleared', objection: 'lifted' });
    expect((await onPage(anna, 'put-text-back', { field: 'name' })).status).toBe(204);
    expect(await nameSeenBy(ben, anna)).toBe('Annelies');
  });

  it('after a report both are measures: only what still stands is cleared, and being right restores all', async () => {
    await anna.browser.put('/profile', { description: 'Bel 0612345678', city: 'Utrecht' });
    const { case_id: id } = (await ben.browser.post('/reports', { member_id: anna.id, reason: 'scam' })).body;
    await caseSeen(mira, id);
    await anna.browser.put('/profile', { city: 'Zeist' });
    const measures = ['hide', 'clear_name', 'clear_description', 'clear_city'];
    expect((await decide(mira, id, 'upheld', measures)).status).toBe(204);
    expect((await anna.browser.get('/user')).body.profile).toMatchObject({
      hidden: true,
      ...{ name: 'Lid', description: null, city: 'Zeist' },
      cleared: ['name', 'description'],
    });
    // The mail about the case tells it all.
    const mails = await mailsTo(anna);
    expect(mails.filter(({ subject }) => /verborgen|je profiel/.test(subject))).toEqual([]);
    expect(mails.at(-1)?.text).toContain('We hebben je profiel verborgen');
    const [decision] = await decisionsOf(anna);
    expect(decision).toMatchObject({ id, reported_for: 'scam', measures: ['hide', 'clear_name', 'clear_description'] });
    await anna.browser.put('/profile', { description: 'Ik hou van fietsen' });
    await object(anna, id);
    await caseSeen(otis, id);
    expect((await decide(otis, id, 'dismissed')).status).toBe(204);
    expect((await anna.browser.get('/user')).body.profile).toMatchObject({
      hidden: false,
      ...{ name: 'Anna', description: 'Ik hou van fietsen', cleared: [] },
    });
    await caughtUp(app);
    await expectSameAfterRebuild(app, 'profiles', 'member_id');
    await expectSameAfterRebuild(app, 'search', 'member_id');
  });
});

describe('PRV-04 ADM-05 the queue of objections', () => {
  const objectionsOf = async (by: TestBrowser, filter: object = { status: 'open' }) => {
    const query = new URLSearchParams({ filter: JSON.stringify(filter), range: '[0,199]' });
    const { status, body, headers } = await by.get(`/admin/objections?${query.toString()}`);
    expect(status).toBe(200);
    expect(Number(headers.get('content-range')!.split('/')[1])).toBe(body.length);
    return body as { id: string; claimed_by_name: string | null }[];
  };
  const listed = async (by: TestBrowser, id: string, filter?: object) =>
    (await objectionsOf(by, filter)).find((one) => one.id === id);

  it('holds those of all kinds, with whom they are of and whose decision it was, and none to who decided', async () => {
    await rejectedPhoto();
    await rejectedChatPhoto();
    const { case_id: shut } = (await ben.browser.post('/reports', { member_id: anna.id, reason: 'scam' })).body;
    const { case_id: dismissed } = (await anna.browser.post('/reports', { member_id: ben.id, reason: 'spam' })).body;
    for (const id of [shut, dismissed]) await caseSeen(mira, id);
    await decide(mira, shut, 'upheld');
    await decide(mira, dismissed, 'dismissed');
    await eventually(async () => expect(await decisionsOf(anna)).toHaveLength(3));
    const ids = [...(await decisionsOf(anna)).map(({ id }) => id), dismissed as string];
    for (const id of ids) expect((await object(anna, id, 'Ik ben het er niet mee eens')).status).toBe(204);
    await caughtUp(app);

    const found = await Promise.all(ids.map((id) => listed(otis, id)));
    expect(found.map((one) => one && (one as unknown as { kind: string }).kind).toSorted()).toEqual([
      'member',
      'member',
      'rejected_chat_photo',
      'rejected_photo',
    ]);
    expect(await listed(otis, dismissed)).toMatchObject({
      side: 'reporter',
      by: { id: anna.id, name: 'Anna' },
      decided_before: [{ name: expect.any(String) }],
      claimed_by: null,
      decision: null,
    });
    for (const id of ids) {
      expect(await listed(mira, id)).toBeUndefined();
      const cases = (await mira.get(`/admin/cases?filter=${encodeURIComponent('{"status":"open"}')}&range=[0,199]`))
        .body;
      expect((cases as { id: string }[]).filter((one) => one.id === id)).toEqual([]);
      for (const path of [`cases/${id}`, `objections/${id}`, `cases/${id}/messages`])
        expect(await mira.get(`/admin/${path}`)).toMatchObject(refusal('another_moderator', 409));
      expect(await mira.get(`/admin/streams/case-${id}/events`)).toMatchObject(refusal('forbidden', 403));
      expect((await otis.get(`/admin/streams/case-${id}/events`)).status).toBe(200);
      const found = async (by: TestBrowser) => (await by.get(`/admin/find?q=${id}`)).body.records as unknown[];
      expect([await found(mira), await found(otis)]).toEqual([[], [expect.objectContaining({ kind: 'case', id })]]);
      expect(await mira.post(`/admin/objections/${id}/claim`, { over: true })).toMatchObject(
        refusal('another_moderator', 409),
      );
    }
    const file = await mira.get('/admin/cases.csv');
    for (const id of ids) expect(file.bytes.toString()).not.toContain(id);
    await expectSameAfterRebuild(app, 'cases', 'case_id');

    expect((await decide(otis, shut, 'upheld')).status).toBe(204);
    await caughtUp(app);
    expect(await listed(mira, shut, {})).toMatchObject({ decision: 'upheld', decided_by_name: expect.any(String) });
    expect((await mira.get(`/admin/objections/${shut}`)).status).toBe(200);
  });

  it('is worked on by one at a time, and by another over the first', async () => {
    await rejectedPhoto();
    const [{ id } = { id: '' }] = await decisionsOf(anna);
    await object(anna, id);
    await caseSeen(otis, id);
    const third = await moderator(`third${randomUUID().slice(0, 8)}`);
    expect((await otis.post(`/admin/objections/${id}/claim`, { over: false })).status).toBe(204);
    await caughtUp(app);
    expect(await listed(third, id, { claimed: true })).toMatchObject({ claimed_by_name: expect.any(String) });
    expect(await caseSeen(third, id)).toMatchObject({ claimed_by_name: expect.any(String), alone: false });
    const claimed = refusal('objection_claimed', 409);
    expect(await third.post(`/admin/objections/${id}/claim`, { over: false })).toMatchObject(claimed);
    expect(await decide(third, id, 'upheld')).toMatchObject(claimed);
    expect((await third.post(`/admin/objections/${id}/claim`, { over: true })).status).toBe(204);
    expect((await third.post(`/admin/objections/${id}/release`)).status).toBe(204);
    await caughtUp(app);
    expect(await listed(third, id)).toMatchObject({ claimed_by_name: null });
    for (let times = 0; times < 10; times++) {
      await third.post(`/admin/objections/${id}/claim`, { over: false });
      await third.post(`/admin/objections/${id}/release`);
    }
    expect((await third.get(`/admin/objections/${id}`)).status).toBe(200);
    expect((await decide(otis, id, 'upheld')).status).toBe(204);
    const { body } = await app.console().get('/admin/objections');
    expect(body).toMatchObject({ code: 'authentication_required' });
  });

  it('shows it to who decided where nobody else works here, and says so', async () => {
    await rejectedPhoto();
    const [{ id } = { id: '' }] = await decisionsOf(anna);
    await object(anna, id);
    await caseSeen(otis, id);
    await onlyMira(true);
    expect(await listed(mira, id)).toBeDefined();
    expect(await caseSeen(mira, id)).toMatchObject({ alone: true });
    expect((await decide(mira, id, 'upheld')).status).toBe(204);
    await onlyMira(false);
    await eventually(async () =>
      expect(await decisionsOf(anna)).toMatchObject([{ objection: 'stands', judged_alone: true }]),
    );
    const { text } = (await lastMailTo(anna))!;
    expect(text).toContain('Dezelfde moderator als eerder heeft hierover besloten');
    expect(text).not.toContain('andere moderator');
  });

  it('tells whoever reported in vain as well that nobody else could look', async () => {
    const { case_id: id } = (await anna.browser.post('/reports', { member_id: ben.id, reason: 'spam' })).body;
    await caseSeen(mira, id);
    expect((await decide(mira, id, 'dismissed')).status).toBe(204);
    const ownReports = async () => (await anna.browser.get('/reports')).body.reports;
    await eventually(async () => expect(await ownReports()).toMatchObject([{ judged_alone: null }]));
    await object(anna, id);
    await onlyMira(true);
    expect((await decide(mira, id, 'dismissed')).status).toBe(204);
    await onlyMira(false);
    await eventually(async () =>
      expect(await ownReports()).toMatchObject([{ objection: 'stands', judged_alone: true }]),
    );
    const { text } = (await lastMailTo(anna))!;
    expect(text).toContain('Dezelfde moderator als eerder heeft hierover besloten');
    expect(text).not.toContain('andere moderator');
  });
});

describe('PRV-03 PRV-04 CHT-11 an objection to a rejected photo in a chat', () => {
  it('delivers it for nothing when it was right: the credits stay with who sent it', async () => {
    const { conversation, photo } = await rejectedChatPhoto('Er staat een adres op.');
    expect(await creditsOf(anna)).toBe(100);
    const [decision] = await decisionsOf(anna);
    const statement = { statement_of_reasons: 'Er staat een adres op.' };
    expect(decision).toMatchObject({ about: 'chat_photo_rejected', photo_reason: 'contact_details', ...statement });
    expect((await lastMailTo(anna))?.text).toMatch(/laten we niet zien: Er staat een adres op\. .*credits/);
    expect((await object(anna, decision!.id, 'Dat is een huisnummer')).status).toBe(204);
    const seen = await caseSeen(otis, decision!.id);
    expect(seen).toMatchObject({ kind: 'rejected_chat_photo', rejection: 'contact_details', objection: statement });
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
      // What is objected to is none of the earlier decisions.
      earlier: { without_report: [] },
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
