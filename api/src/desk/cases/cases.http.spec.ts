import { randomUUID } from 'node:crypto';
import { CommandBus } from '@nestjs/cqrs';
import sharp from 'sharp';
import { beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { DecidePhoto } from '../../members/photos/index.js';
import { PURPOSE_NAMES, SPECIAL_FIELDS } from '../../members/profiles/index.js';
import { WorkClaims } from '../../ground/claims/index.js';
import { AddStaffMember, type Role } from '../../ground/staff/index.js';
import { testApp, type TestApp, type TestBrowser } from '../../../testing/app.js';
import { eventCount, signUp, type TestMember } from '../../../testing/members.js';
import { expectSameAfterRebuild } from '../../../testing/rebuild.js';
import { ForgetCase } from './jobs/forget-case.job.js';
import { eventually } from '../../../testing/kernel/index.js';

let app: TestApp;
let moderator: TestBrowser;
/** Decides what somebody objects to: not whoever decided first. */
let colleague: TestBrowser;
let anna: TestMember;
let ben: TestMember;
beforeAll(async () => {
  app = await testApp({ work: true });
  moderator = await login('moderator');
  colleague = await login('admin');
});
beforeEach(async () => {
  [anna, ben] = await Promise.all([signUp(app, 'Anna'), signUp(app, 'Ben')]);
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
const report = (by: TestMember, body: object, key = randomUUID()) =>
  by.browser.post('/reports', { reason: 'spam', ...body }, { key });
const reportBen = () => report(anna, { member_id: ben.id, text: ' Stuurt iedereen hetzelfde. ' });
const listed = (caseId: string, by = moderator) =>
  eventually(async () => {
    const { status, body } = await by.get(`/admin/cases/${caseId}`);
    expect(status).toBe(200);
    return body;
  });
const decide = (caseId: string, statement = 'De regels zijn niet geschonden.', by = moderator) =>
  by.post(`/admin/cases/${caseId}/decide`, { decision: 'dismissed', statement_of_reasons: statement });
async function upload(member: TestMember): Promise<{ id: string }> {
  const create = { width: 600, height: 800, channels: 3, background: '#336699' } as const;
  const { body } = await member.browser.upload('/photos', 'photo', await sharp({ create }).png().toBuffer());
  return (body as { photos: [{ id: string }] }).photos[0];
}
const approve = (photoId: string) =>
  app.nest
    .get(CommandBus)
    .execute(new DecidePhoto({ staffId: 'system', key: randomUUID(), photoId, decision: { approved: true } }));
const refusal = (code: string, status: number) => ({ status, body: { code } });

describe('ADM-06 the queue of reports', () => {
  const open = async (reason: string, reported = ben) =>
    (await report(await signUp(app, 'Dora'), { member_id: reported.id, reason })).body.case_id as string;

  it('begins with a possible minor, however late it came, and ends with spam', async () => {
    const ids: string[] = [];
    for (const reason of ['spam', 'scam', 'other', 'scam', 'illegal', 'underage']) {
      ids.push(await open(reason));
      app.clock.advance(1);
    }
    for (const id of ids) await listed(id);
    const filter = encodeURIComponent(JSON.stringify({ reported_id: ben.id, status: 'open', objected: false }));
    const { body } = await moderator.get(`/admin/cases?filter=${filter}`);
    const order = (body as { id: string }[]).map(({ id }) => ids.indexOf(id));
    expect(order).toEqual([5, 4, 1, 3, 2, 0]);
  });

  it('ADM-01 is worked on by one at a time: a colleague is named, refused, and may take it over', async () => {
    const id = (await reportBen()).body.case_id;
    await listed(id);
    const claim = (by: TestBrowser, over = false) => by.post(`/admin/cases/${id}/claim`, { over });
    const names = async (by: TestBrowser) => ((await claim(by)).body as { by_name: string }).by_name;
    const [mine, since] = [await names(moderator), app.clock.now().toISOString()];
    app.clock.advance(60);
    const other = (await claim(colleague)).body;
    expect(other).toMatchObject({ by_name: mine, since });
    expect((await listed(id, colleague)).claim).toMatchObject({ by_name: mine, since });
    expect(await decide(id, 'Niets.', colleague)).toMatchObject(refusal('claimed_by_colleague', 409));
    expect((await claim(colleague, true)).body.by).not.toBe(other.by);
    expect(await decide(id)).toMatchObject(refusal('claimed_by_colleague', 409));
    // Somebody else's is not given back.
    await moderator.post(`/admin/cases/${id}/release`);
    expect(await names(moderator)).not.toBe(mine);
    await colleague.post(`/admin/cases/${id}/release`);
    expect(await names(moderator)).toBe(mine);
    // Given back after it was found taken, and before it was asked who has it.
    jest.spyOn(app.nest.get(WorkClaims, { strict: false }), 'holders').mockResolvedValueOnce(new Map());
    expect(await names(moderator)).toBe(mine);
    app.clock.advance(181);
    expect((await decide(id, 'Niets.', colleague)).status).toBe(204);
  });

  it('shows what was decided about the member before, and what became of the other reports of its reporter', async () => {
    const [first, second] = [(await reportBen()).body.case_id, await open('scam')];
    await listed(first);
    const upheld = { decision: 'upheld', statement_of_reasons: 'Vraagt om geld.', measures: ['disable'] };
    await moderator.post(`/admin/cases/${second}/decide`, upheld);
    app.clock.advance(1);
    await decide(first);
    await colleague.post('/admin/members/enable', { ids: [ben.id], reason: 'Weer welkom.' });
    const member = `/admin/members/${ben.id}`;
    app.clock.advance(1);
    await colleague.post(`${member}/hide-profile`, { ground: 'spam', reason: 'Een winkel.' });
    app.clock.advance(1);
    const cleared = { field: 'name', text: 'Ben', ground: 'spam', reason: 'De naam van een winkel.' };
    expect((await colleague.post(`${member}/clear-text`, cleared)).status).toBe(204);
    const third = (await reportBen()).body.case_id;
    await listed(third);
    const { earlier } = await eventually(async () => {
      const { body } = await moderator.get(`/admin/cases/${third}`);
      expect(body.earlier.decided).toBe(2);
      return body;
    });
    expect(earlier).toMatchObject({
      decisions: [
        { id: first, reason: 'spam', decision: 'dismissed', measures: [], decided_by_name: expect.any(String) },
        { id: second, reason: 'scam', decision: 'upheld', measures: ['disable'] },
      ],
      without_report: [
        { what: 'text_cleared', field: 'name' },
        { what: 'hidden', field: null },
        { what: 'enabled', field: null },
      ],
      reporter: { reports: 1, decided: 1, dismissed: 1 },
    });
    expect(JSON.stringify(earlier)).not.toMatch(/Vraagt om geld|winkel/);
  });
});

describe('PRV-03 reporting', () => {
  it('a member keeps what their profile was, whatever they change afterwards', async () => {
    await ben.browser.put('/profile', { description: 'Bel mij op 0900' });
    const { status, body } = await reportBen();
    expect(status).toBe(201);
    await ben.browser.put('/profile', { description: 'Ik wandel graag' });
    expect(await listed(body.case_id)).toMatchObject({
      status: 'open',
      kind: 'member',
      reporter: { id: anna.id, name: 'Anna' },
      reported: { id: ben.id, name: 'Ben' },
      reason: 'spam',
      text: 'Stuurt iedereen hetzelfde.',
      evidence: { profile: { name: 'Ben', description: 'Bel mij op 0900' }, message: null, photo: null },
      decision: null,
    });
  });

  it('PRV-02 a case keeps no special data, whose consent may be withdrawn before the case is forgotten', async () => {
    for (const purpose of PURPOSE_NAMES) {
      expect((await ben.browser.put('/profile/consents', { purpose, given: true })).status).toBe(200);
    }
    const special = { sexuality: 'bi', hair_color: 'red', eye_color: 'green', body_type: 'slim', tattoos: 'many' };
    const told = { ...special, interests: ['beach'], relationship_status: 'single' };
    expect((await ben.browser.put('/profile', told)).status).toBe(200);
    const { body } = await reportBen();
    await listed(body.case_id);
    const opened = await app.kernel.database.one<{ evidence: string }>(
      `SELECT data->>'evidence' AS evidence FROM kernel.events WHERE stream = 'case-' || $1 AND type = 'CaseOpened'`,
      [body.case_id],
    );
    const { profile } = JSON.parse((await app.kernel.vault.open(opened!.evidence))!) as { profile: object };
    expect(profile).toMatchObject({ name: 'Ben', relationship_status: 'single' });
    for (const field of SPECIAL_FIELDS) expect(profile).not.toHaveProperty(field);
  });

  it('a message shows what was written, to the one it was written to alone', async () => {
    const chat = (await ben.browser.post('/chats', { profile_id: anna.id })).body.id;
    const sent = await ben.browser.post(`/chats/${chat}/messages`, { body: 'Geef me je pincode' });
    const message = { conversation_id: chat, version: sent.body.message.version };
    const carl = await signUp(app, 'Carl');
    for (const stranger of [carl, ben]) {
      expect(await report(stranger, { message })).toMatchObject(refusal('message_not_found', 404));
    }
    expect(await report(anna, { message: { ...message, version: 1 } })).toMatchObject(
      refusal('message_not_found', 404),
    );
    const { body } = await report(anna, { message, reason: 'scam' });
    expect(await listed(body.case_id)).toMatchObject({
      kind: 'message',
      reported: { id: ben.id },
      evidence: { profile: { name: 'Ben' }, message: { body: 'Geef me je pincode' } },
    });
  });

  it('a photo keeps a copy of it, though its owner deletes it', async () => {
    const photo = await upload(ben);
    expect(await report(anna, { photo_id: photo.id })).toMatchObject(refusal('photo_not_found', 404));
    await approve(photo.id);
    const key = randomUUID();
    const reported = await report(anna, { photo_id: photo.id, reason: 'fake_profile' }, key);
    expect(reported.status).toBe(201);
    await ben.browser.delete(`/photos/${photo.id}`);
    // A retry, whose first answer was lost, is answered though there is nothing to report any more.
    expect(await report(anna, { photo_id: photo.id, reason: 'fake_profile' }, key)).toMatchObject({
      status: 201,
      body: reported.body,
    });
    expect(await report(anna, { photo_id: photo.id })).toMatchObject(refusal('photo_not_found', 404));
    const { evidence, kind, reported: owner } = await listed(reported.body.case_id);
    expect([kind, owner.id]).toEqual(['photo', ben.id]);
    expect(evidence.photo).toMatch(/^data:image\/webp;base64,UklGR/);
    expect(await report(ben, { photo_id: photo.id })).toMatchObject(refusal('photo_not_found', 404));
  });

  it('has one open case for each reporter and subject, and another once it is decided', async () => {
    const answers = await Promise.all([reportBen(), reportBen(), reportBen()]);
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409]);
    expect(answers.find(({ status }) => status === 409)!.body.code).toBe('already_reported');
    const { case_id } = answers.find(({ status }) => status === 201)!.body;
    const carl = await signUp(app, 'Carl');
    expect((await report(carl, { member_id: ben.id })).status).toBe(201);
    await decide(case_id);
    expect((await reportBen()).status).toBe(201);
  });

  it('is open to members who have not confirmed and to those who are blocked', async () => {
    const gita = await signUp(app, 'Gita', { confirmed: false });
    expect((await report(gita, { member_id: ben.id })).status).toBe(201);
    expect(await report(gita, { message: { conversation_id: randomUUID(), version: 1 } })).toMatchObject(
      refusal('confirmation_required', 403),
    );
    await ben.browser.post(`/members/${anna.id}/block`);
    expect((await reportBen()).status).toBe(201);
  });

  it('of oneself, of nobody, of nothing or of two things at once changes nothing', async () => {
    const before = await eventCount(app);
    expect(await report(anna, { member_id: anna.id })).toMatchObject(refusal('not_yourself', 422));
    expect(await report(anna, { member_id: randomUUID() })).toMatchObject(refusal('member_not_found', 404));
    expect(await report(anna, {})).toMatchObject(refusal('invalid_input', 422));
    const message = { conversation_id: randomUUID(), version: 1 };
    expect(await report(anna, { member_id: ben.id, message })).toMatchObject(refusal('invalid_input', 422));
    expect(await report(anna, { member_id: ben.id, reason: 'boring' })).toMatchObject(refusal('invalid_input', 422));
    expect(await eventCount(app)).toBe(before);
  });
});

describe('PRV-03 deciding', () => {
  it('needs reasons, is done once, and is kept with who did it', async () => {
    const { case_id } = (await reportBen()).body;
    expect(await decide(case_id, '  ')).toMatchObject(refusal('invalid_input', 422));
    const answers = await Promise.all([decide(case_id), decide(case_id, 'Toch wel.')]);
    expect(answers.map(({ status }) => status).sort()).toEqual([204, 409]);
    await eventually(async () => expect((await listed(case_id)).status).toBe('decided'));
    const statement_of_reasons = answers[0].status === 204 ? 'De regels zijn niet geschonden.' : 'Toch wel.';
    expect(await listed(case_id)).toMatchObject({ decision: 'dismissed', statement_of_reasons });
    expect(await decide(randomUUID())).toMatchObject(refusal('case_not_found', 404));
  });

  it('works through a queue, the oldest first', async () => {
    const first = (await reportBen()).body.case_id as string;
    app.clock.advance(1);
    const second = (await report(await signUp(app, 'Carl'), { member_id: ben.id })).body.case_id as string;
    await listed(second);
    const filter = JSON.stringify({ reported_id: ben.id, status: 'open' });
    const queue = () => moderator.get(`/admin/cases?filter=${encodeURIComponent(filter)}`);
    const { body, headers } = await queue();
    expect(body.map(({ id }: { id: string }) => id)).toEqual([first, second]);
    expect(body[0].open_about_reported).toBe(2);
    expect(headers.get('content-range')).toBe('cases 0-1/2');
    await decide(first);
    await eventually(async () => expect((await queue()).body).toHaveLength(1));
    expect(await moderator.get('/admin/cases?filter={"text":"x"}')).toMatchObject(refusal('invalid_input', 422));
  });

  it('ADM-05 is for moderators and admins', async () => {
    const { case_id } = (await reportBen()).body;
    const finance = await login('finance');
    expect(await finance.get('/admin/cases')).toMatchObject(refusal('forbidden', 403));
    expect(await decide(case_id, 'x', finance)).toMatchObject(refusal('forbidden', 403));
    expect((await decide(case_id, 'x', await login('admin'))).status).toBe(204);
  });

  it('EVT-01 the queue is the same when made anew', async () => {
    const { case_id } = (await reportBen()).body;
    await listed(case_id);
    await expectSameAfterRebuild(app, 'cases', 'case_id');
  });
});

describe('PRV-02 a decided case', () => {
  it('can be read for 12 months and not after', async () => {
    const { case_id } = (await reportBen()).body;
    await decide(case_id);
    const decidedAt = app.clock.now().toISOString();
    const job = () =>
      app.kernel.database.one<{ run_at: Date }>(`SELECT run_at FROM graphile_worker.jobs WHERE key = $1`, [
        `forget-case ${case_id} ${decidedAt}`,
      ]);
    await eventually(async () => expect(await job()).toBeDefined());
    const due = new Date(app.clock.now());
    due.setUTCFullYear(due.getUTCFullYear() + 1);
    expect((await job())!.run_at).toEqual(due);
    await app.nest.get(ForgetCase, { strict: false }).run({ caseId: case_id, decidedAt });
    expect(await listed(case_id)).toMatchObject({ text: null, evidence: null, statement_of_reasons: null });
  });

  it('PRV-01 holds no word outside the sealed fields', async () => {
    await reportBen();
    const events = await app.kernel.database.query(`SELECT data::text FROM kernel.events WHERE stream LIKE 'case-%'`);
    expect(JSON.stringify(events).replace(/~[\w.-]+/g, '')).not.toMatch(/hetzelfde|Ben/);
  });
});

describe('PRV-03 the statement of reasons', () => {
  const decisions = async (member: TestMember) => {
    const { body } = await member.browser.get('/decisions');
    return (body as { decisions: Record<string, unknown>[] }).decisions;
  };

  it('is read by whom it is about, who objects once and hears how it ended', async () => {
    const { case_id } = (await reportBen()).body as { case_id: string };
    await listed(case_id);
    const uphold = (statement_of_reasons: string, decision = 'upheld', by = moderator) =>
      by.post(`/admin/cases/${case_id}/decide`, { decision, statement_of_reasons });
    expect((await uphold('Je stuurde reclame.')).status).toBe(204);
    await eventually(async () =>
      expect(await decisions(ben)).toMatchObject([
        {
          id: case_id,
          about: 'member',
          reported_for: 'spam',
          statement_of_reasons: 'Je stuurde reclame.',
          objection: 'possible',
        },
      ]),
    );
    expect(await decisions(anna)).toEqual([]);
    const object = (by: TestMember, text = 'Dat was ik niet.') =>
      by.browser.post(`/decisions/${case_id}/objection`, { text });
    expect(await object(anna)).toMatchObject(refusal('decision_not_found', 404));
    expect((await object(ben)).status).toBe(204);
    expect(await object(ben)).toMatchObject(refusal('already_objected', 409));
    await eventually(async () => expect(await decisions(ben)).toMatchObject([{ objection: 'pending' }]));
    // The decision is read from its stream, and the list beside it follows.
    await eventually(async () =>
      expect(await listed(case_id, colleague)).toMatchObject({
        status: 'open',
        decision: null,
        objected: true,
        statement_of_reasons: null,
        objection: { text: 'Dat was ik niet.', statement_of_reasons: 'Je stuurde reclame.' },
      }),
    );
    expect((await uphold('Het klopt: jij was het niet.', 'dismissed', colleague)).status).toBe(204);
    await eventually(async () =>
      expect(await decisions(ben)).toMatchObject([
        { objection: 'revised', statement_of_reasons: 'Het klopt: jij was het niet.' },
      ]),
    );
    expect(await object(ben)).toMatchObject(refusal('decision_not_found', 404));
  });

  it('ADM-06 whoever reported hears what became of it, and not in which words', async () => {
    const { case_id: id } = (await reportBen()).body as { case_id: string };
    const reports = async (member: TestMember) => (await member.browser.get('/reports')).body.reports as object[];
    const told = (outcome: string) =>
      expect.objectContaining({ id, about: 'member', name: 'Ben', reason: 'spam', outcome });
    await eventually(async () => expect(await reports(anna)).toContainEqual(told('pending')));
    await decide(id, 'Iedereen kreeg hetzelfde.');
    await eventually(async () => expect(await reports(anna)).toContainEqual(told('dismissed')));
    expect(JSON.stringify(await reports(anna))).not.toContain('Iedereen');
    expect(await reports(ben)).not.toContainEqual(expect.objectContaining({ id }));
  });
});

describe('PRV-03 what comes of a report', () => {
  const verdict = (caseId: string, decision: 'upheld' | 'dismissed', measures?: string[], by = moderator) =>
    by.post(`/admin/cases/${caseId}/decide`, { decision, measures, statement_of_reasons: 'Dit mag niet.' });
  const object = (by: TestMember, caseId: string) =>
    by.browser.post(`/decisions/${caseId}/objection`, { text: 'Nee.' });
  const decisionsOf = async ({ browser }: TestMember) =>
    ((await browser.get('/decisions')).body as { decisions: Record<string, unknown>[] }).decisions;

  it('a photo is taken down with the decision, and back when it is revised', async () => {
    const photo = await upload(ben);
    await approve(photo.id);
    const { case_id } = (await report(anna, { photo_id: photo.id })).body as { case_id: string };
    await listed(case_id);
    const seen = async () =>
      ((await anna.browser.get(`/members/${ben.id}`)).body as { photos: unknown[] }).photos.length;
    expect(await seen()).toBe(1);
    expect(await verdict(case_id, 'dismissed', ['take_down'])).toMatchObject(refusal('invalid_input', 422));
    expect((await verdict(case_id, 'upheld', ['take_down'])).status).toBe(204);
    expect(await seen()).toBe(0);
    await eventually(async () => expect((await listed(case_id)).status).toBe('decided'));
    expect(await listed(case_id)).toMatchObject({ measures: ['take_down'] });
    expect(await decisionsOf(ben)).toMatchObject([{ about: 'photo', measures: ['take_down'] }]);
    expect((await object(ben, case_id)).status).toBe(204);
    expect((await verdict(case_id, 'dismissed', undefined, colleague)).status).toBe(204);
    expect(await seen()).toBe(1);
    await eventually(async () =>
      expect(await decisionsOf(ben)).toMatchObject([{ objection: 'revised', measures: [] }]),
    );
  });

  it('a message is read by neither of the two, in the conversation and in the list', async () => {
    const chat = (await ben.browser.post('/chats', { profile_id: anna.id })).body.id as string;
    const sent = await ben.browser.post(`/chats/${chat}/messages`, { body: 'Geef me je pincode' });
    const message = { conversation_id: chat, version: sent.body.message.version };
    const { case_id } = (await report(anna, { message, reason: 'scam' })).body as { case_id: string };
    const read = async ({ browser }: TestMember) => {
      const [one, all] = await Promise.all([browser.get(`/chats/${chat}`), browser.get('/chats')]);
      return [one.body.messages[0].body, all.body.chats[0].messages[0].body];
    };
    expect(new Set(await read(anna))).toEqual(new Set(['Geef me je pincode']));
    expect((await verdict(case_id, 'upheld', ['take_down'])).status).toBe(204);
    for (const one of [anna, ben]) expect(await read(one)).toEqual([null, null]);
    expect((await object(ben, case_id)).status).toBe(204);
    expect((await verdict(case_id, 'dismissed', undefined, colleague)).status).toBe(204);
    expect(new Set(await read(anna))).toEqual(new Set(['Geef me je pincode']));
    await expectSameAfterRebuild(app, 'taken_down_messages', 'conversation_id, version');
  });

  it('ADM-02 an account is shut out at once, with the same reasons', async () => {
    const { case_id } = (await reportBen()).body as { case_id: string };
    expect(await verdict(case_id, 'upheld', ['take_down'])).toMatchObject(refusal('invalid_input', 422));
    expect((await verdict(case_id, 'upheld', ['disable'])).status).toBe(204);
    expect((await ben.browser.get('/profile')).status).toBeGreaterThanOrEqual(400);
    const events = await app.kernel.database.query<{ type: string; actor: string }>(
      `SELECT type, actor FROM kernel.events WHERE stream = $1 AND type LIKE 'Member%abled'`,
      [`member-${ben.id}`],
    );
    expect(events).toEqual([{ type: 'MemberDisabled', actor: expect.stringMatching(/^staff:/) }]);
  });

  const mailed = (caseId: string, by = moderator) =>
    by.post(`/admin/cases/${caseId}/objection`, { text: ' Dat was mijn broer. ' });
  let email: string;
  /** Ben, a disabled member with a known address. */
  const shutOut = async () => {
    email = `${randomUUID()}@example.org`;
    ben = await signUp(app, 'Ben', { email });
    const { case_id } = (await reportBen()).body as { case_id: string };
    expect((await verdict(case_id, 'upheld', ['disable'])).status).toBe(204);
    await eventually(async () => expect((await listed(case_id)).status).toBe('decided'));
    return case_id;
  };
  const logIn = (browser = app.browser()) => browser.post('/user', { email, password: 'correct horse' });
  const turns = () =>
    app.kernel.database.query<{ type: string; data: { caseId?: string } }>(
      `SELECT type, data FROM kernel.events WHERE stream = $1 AND type LIKE 'Member%abled' ORDER BY version`,
      [`member-${ben.id}`],
    );

  it('ADM-02 who is shut out objects by mail, and is let in once the decision is revised', async () => {
    const id = await shutOut();
    expect((await logIn()).status).toBeGreaterThanOrEqual(400);
    expect(await mailed(id, await login('finance'))).toMatchObject(refusal('forbidden', 403));
    expect((await mailed(id)).status).toBe(204);
    expect(await mailed(id)).toMatchObject(refusal('already_objected', 409));
    await eventually(async () =>
      expect(await listed(id, colleague)).toMatchObject({ status: 'open', objection: { text: 'Dat was mijn broer.' } }),
    );
    const body = { decision: 'dismissed', statement_of_reasons: 'Jij was het niet.' };
    const key = randomUUID();
    const answers = [1, 2].map(() => colleague.post(`/admin/cases/${id}/decide`, body, { key }));
    for (const { status } of await Promise.all(answers)) expect(status).toBe(204);
    const again = app.browser();
    expect((await logIn(again)).status).toBe(200);
    expect((await turns()).map(({ type, data }) => [type, data.caseId])).toEqual([
      ['MemberDisabled', id],
      ['MemberEnabled', id],
    ]);
    await eventually(async () =>
      expect(await decisionsOf({ ...ben, browser: again })).toContainEqual(
        expect.objectContaining({ about: 'member', objection: 'revised', measures: [] }),
      ),
    );
  });

  it('ADM-02 who was let in and is shut out for another reason stays out', async () => {
    const id = await shutOut();
    const byHand = (what: string) => moderator.post(`/admin/members/${what}`, { ids: [ben.id], reason: 'Anders.' });
    await byHand('enable');
    await byHand('disable');
    expect((await mailed(id)).status).toBe(204);
    expect((await verdict(id, 'dismissed', undefined, colleague)).status).toBe(204);
    expect((await logIn()).status).toBeGreaterThanOrEqual(400);
    expect((await turns()).map(({ type }) => type)).toEqual(['MemberDisabled', 'MemberEnabled', 'MemberDisabled']);
  });

  it('an objection by mail is to a decision that was taken against somebody, and has words', async () => {
    const { case_id } = (await reportBen()).body as { case_id: string };
    for (const id of [case_id, randomUUID()])
      expect(await mailed(id)).toMatchObject(refusal('decision_not_found', 404));
    expect((await verdict(case_id, 'upheld')).status).toBe(204);
    expect(await moderator.post(`/admin/cases/${case_id}/objection`, { text: ' ' })).toMatchObject(
      refusal('invalid_input', 422),
    );
  });
});
