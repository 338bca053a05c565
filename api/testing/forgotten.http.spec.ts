import { randomUUID } from 'node:crypto';
import { CommandBus } from '@nestjs/cqrs';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { eraseMember } from '../src/members/accounts/leaving/erase-member.job.js';
import { contexts } from '../src/app/contexts.js';
import { upcast, type QueuedJob, type RecordedEvent } from '../src/kernel/index.js';
import { eventually, TestClock } from './kernel/index.js';
import { AddStaffMember } from '../src/ground/staff/index.js';
import { testApp, type Answer, type TestApp, type TestBrowser } from './app.js';
import { caughtUp } from './caught-up.js';
import { collect, orderDebit, payByDebit } from './debits.js';
import { jobsSettled } from './jobs-settled.js';
import { signUp, type TestMember } from './members.js';
import { setSettings } from './settings.js';

const DAY = 86_400;
const VERDICT = { decision: 'upheld', statement_of_reasons: 'This is spam.' };

let app: TestApp;
let admin: TestBrowser;
let finance: TestBrowser;
let moderator: TestBrowser;
let gone: TestMember;
let partner: TestMember;
let conversationId: string;
let photoId: string;
let chatPhotoIds: string[];
let caseId: string;
let email: string;
/** URLs of the payment provider's pages. */
const pay: Record<'paid' | 'refunded' | 'underWay' | 'collected', { id: string; url: string }> = {
  paid: { id: '', url: '' },
  refunded: { id: '', url: '' },
  underWay: { id: '', url: '' },
  collected: { id: '', url: '' },
};
let refundId: string;
const logged: string[] = [];
/** All jobs that were ever queued, from any source. */
const queued: QueuedJob[] = [];

beforeAll(async () => {
  app = await testApp({
    work: true,
    clock: new TestClock(monday()),
    logTo: { write: (line) => void logged.push(line) },
  });
  const insert = app.kernel.jobs.insert.bind(app.kernel.jobs);
  jest.spyOn(app.kernel.jobs, 'insert').mockImplementation(async (query, ...jobs) => {
    queued.push(...jobs);
    await insert(query, ...jobs);
  });
  await collect(app);
  await setSettings(app, { delete_discount: 30 });
  [admin, finance, moderator] = await Promise.all([staff('admin'), staff('finance'), staff('moderator')]);
  partner = await signUp(app, 'Partner', { credits: 100 });
  await live();
  await forget();
  logged.length = 0;
});
afterAll(() => void jest.restoreAllMocks());

/** Jobs run by the database's clock, and ours must not be behind it. A debit needs a future collection day. */
function monday(): Date {
  const at = new Date();
  at.setUTCHours(12, 0, 0, 0);
  do at.setUTCDate(at.getUTCDate() + 1);
  while (at.getUTCDay() !== 1);
  return at;
}

async function staff(role: 'admin' | 'finance' | 'moderator'): Promise<TestBrowser> {
  const login = { email: `${role}@example.com`, password: 'long enough' };
  await app.nest.get(CommandBus).execute(new AddStaffMember({ ...login, actor: 'system', key: `add-${role}`, role }));
  const browser = app.console();
  await must(browser.post('/admin/login', login));
  return browser;
}

async function must(answering: Promise<Answer>): Promise<Record<string, never>> {
  const { status, body } = await answering;
  expect({ done: status < 300, status, body }).toMatchObject({ done: true });
  return body;
}

const press = (url: string, step: string, fields: Record<string, string>) =>
  fetch(`${url}${step}`, { method: 'POST', body: new URLSearchParams(fields), redirect: 'manual' });

async function order(outcome?: 'paid'): Promise<{ id: string; url: string }> {
  const asked = { package: 'p100', payment_method: 'ideal', immediate_performance: true };
  const { payment_id: id, pay_url: url } = await must(gone.browser.post('/orders', asked));
  if (!outcome) return { id: id!, url: url! };
  await press(url!, '', { outcome });
  await eventually(async () =>
    expect((await gone.browser.get(`/payments/${id}`)).body).toMatchObject({ status: 'completed' }),
  );
  return { id: id!, url: url! };
}

async function picture(): Promise<FormData> {
  const create = { width: 240, height: 240, channels: 3, background: '#2f6f4f' } as const;
  const form = new FormData();
  form.set('photo', new Blob([new Uint8Array(await sharp({ create }).png().toBuffer())]), 'me.png');
  return form;
}

/** A member with everything a member can have, much of it in progress. */
async function live(): Promise<void> {
  email = `gone.${randomUUID().slice(0, 8)}@example.org`;
  gone = await signUp(app, 'Gone', { email, credits: 100, signup_message: 'Hello', landing_member: partner.id });
  const { browser } = gone;
  for (const purpose of ['sexuality', 'interests', 'appearance'])
    await must(browser.put('/profile/consents', { purpose, given: true }));
  await must(
    browser.put('/profile', { city: 'Delft', description: 'Sails', interests: ['astrology'], sexuality: 'bi' }),
  );
  await must(browser.post('/photos', await picture()));
  const { photos } = (await must(browser.post('/photos', await picture()))) as unknown as { photos: { id: string }[] };
  photoId = photos[1]!.id;
  await must(moderator.post('/admin/photos/reject', { ids: [photos[0]!.id], reason: 'unclear' }));
  await must(browser.put(`/members/${partner.id}/like`));
  await must(partner.browser.put(`/members/${gone.id}/like`));
  conversationId = (await must(browser.post('/chats', { profile_id: partner.id })))['id']!;
  await must(browser.post(`/chats/${conversationId}/messages`, { body: 'Are you there?' }));
  await must(partner.browser.post(`/chats/${conversationId}/messages`, { body: 'I am' }));
  await must(browser.post(`/chats/${conversationId}/messages`, { body: '', gift: 'rose' }));
  await must(browser.post(`/chats/${conversationId}/photos?price=20`, await picture()));
  await must(partner.browser.post(`/chats/${conversationId}/photos?price=20`, await picture()));
  const waiting = (await must(moderator.get('/admin/chat-photos'))) as unknown as { id: string }[];
  chatPhotoIds = waiting.map(({ id }) => id);
  await must(moderator.post('/admin/chat-photos/approve', { ids: chatPhotoIds }));
  const { messages } = (await partner.browser.get(`/chats/${conversationId}`)).body as {
    messages: { version: number; from_me: boolean }[];
  };
  const message = {
    conversation_id: conversationId,
    version: messages.find(({ from_me }) => !from_me)!.version,
  };
  await must(partner.browser.post('/reports', { message, reason: 'spam' }));
  await must(browser.post('/reports', { member_id: partner.id, reason: 'other', text: 'Rude' }));
  const keys = { p256dh: 'BPublic', auth: 'secret' };
  await must(browser.post('/push/subscription', { endpoint: 'https://push.example/gone', keys }));
  await must(browser.post('/user/data-export'));
  pay.refunded = await order('paid');
  pay.paid = await order('paid');
  pay.underWay = await order();
  const { paymentId } = await payByDebit(app, gone);
  pay.collected = { id: paymentId, url: '' };
  await must(finance.post('/admin/debit-files'));
  // Signed, but the form was never filled in.
  await orderDebit(gone);
  const { lots } = (await browser.get('/refunds/offer')).body as { lots: { payment_id: string }[] };
  const lot = lots.find(({ payment_id }) => payment_id === pay.refunded.id) as unknown as Record<string, unknown>;
  const { payment_id, credits, amount } = lot;
  const asked = (await must(browser.post('/refunds', { refunds: [{ payment_id, credits, amount }] }))) as unknown as {
    refunds: { refund_id: string }[];
  };
  refundId = asked.refunds[0]!.refund_id;
  // It is pending at the payment provider.
  await press(pay.refunded.url, '/refunds', { refunds: 'pending' });
  await must(finance.post(`/admin/refunds/${refundId}/approve`, { reason: 'Unspent' }));
  const cases = (await must(moderator.get('/admin/cases'))) as unknown as { id: string; reported: { id: string } }[];
  caseId = cases.find(({ reported }) => reported.id === gone.id)!.id;
  await must(moderator.post(`/admin/cases/${caseId}/decide`, { ...VERDICT, measures: ['take_down'] }));
  await must(browser.post(`/decisions/${caseId}/objection`, { text: 'I never wrote that' }));
  app.clock.advance(600);
  // A mail and a push to each of the two are about to be sent.
  await must(partner.browser.post(`/chats/${conversationId}/messages`, { body: 'Still?' }));
  await must(browser.post('/user/email', { email: `new.${email}`, password: 'correct horse' }));
}

async function forget(): Promise<void> {
  const asked = { reason: 'break', text: 'Off to sea', password: 'correct horse' };
  const { erase_at } = await must(gone.browser.post('/user/deletion', asked));
  await caughtUp(app);
  app.clock.advance(14 * DAY);
  const deletedAt = new Date(Date.parse(erase_at!) - 14 * DAY * 1_000).toISOString();
  await app.handlers.get(eraseMember)!.run({ memberId: gone.id, deletedAt }, { attempt: 1, key: '' });
  await settled();
  expect(await keys()).toEqual([]);
}

/** Repeated, because jobs may queue further jobs. */
async function settled(): Promise<void> {
  for (let i = 0; i < 3; i++) {
    await caughtUp(app);
    await jobsSettled(app);
  }
}

/** The member's keys, and those that belong to the member: for a month of messages, for a consent. */
const keys = () =>
  app.kernel.database.query<{ owner: string; scope: string }>(
    'SELECT owner, scope FROM vault.keys WHERE strpos(owner, $1) > 0',
    [gone.id],
  );

/** Failures of jobs and log followers. */
async function failures() {
  const jobs = await app.kernel.database.query<{ key: string; last_error: string }>(
    `SELECT t.identifier AS job, j.key, j.last_error FROM graphile_worker._private_jobs j
       JOIN graphile_worker._private_tasks t ON t.id = j.task_id WHERE j.attempts > 0 AND j.last_error IS NOT NULL`,
  );
  const batches = await app.kernel.database.query('SELECT job, key FROM kernel.batch_jobs WHERE attempts_left < 12');
  const held = await app.kernel.database.query('SELECT * FROM kernel.failures');
  const errors = logged.filter((line) => /"level":(50|60|"error")/.test(line));
  return { jobs, batches, held, errors };
}
/** At least one job of each context that has any. */
const SOME_OF_ALL = [
  ...['erase-member', 'end-sessions', 'send-signup-message', 'tell-of-message', 'tell-of-like', 'forget-case'],
  ...['check-payment', 'sandbox-webhook', 'return-payment', 'pay-out', 'charge-back-debit', 'forget-mandate'],
  ...[
    'settle-photo-decision',
    'settle-chat-photo',
    'send-case-decision-mail',
    'send-data-export-mail',
    'send-paper-mail',
    'lapse-credits',
  ],
];
const NONE = { jobs: [], batches: [], held: [], errors: [] };

describe('PRV-01 ACC-12 nothing gives one who is forgotten a key again', () => {
  it('not what payment companies and banks tell too late', async () => {
    await press(pay.underWay.url, '', { outcome: 'paid' });
    await press(pay.paid.url, '/chargebacks', { step: 'half' });
    await settled();
    await press(pay.paid.url, '/chargebacks', { step: 'all' });
    await settled();
    await press(pay.paid.url, '/chargebacks', { step: 'reverse' });
    await press(pay.refunded.url, '/refunds', { refunds: 'failed' });
    await settled();
    await press(pay.refunded.url, '/refunds', { refunds: 'paid' });
    await must(finance.post(`/admin/direct-debits/${pay.collected.id}/return`, { reason: 'AM04' }));
    await settled();
    await eventually(async () =>
      expect((await finance.get(`/admin/payments/${pay.underWay.id}`)).body).toMatchObject({ status: 'returned' }),
    );
    expect(await keys()).toEqual([]);
    expect(await failures()).toEqual(NONE);
  });

  it('not what staff decide about what is left of them', async () => {
    const reason = 'It is late';
    const member = `/admin/members/${gone.id}`;
    const answers = await Promise.all([
      moderator.post('/admin/photos/approve', { ids: [photoId] }),
      moderator.post('/admin/chat-photos/reject', { ids: chatPhotoIds, reason: 'other' }),
      moderator.post('/admin/chat-photos/undo', { ids: chatPhotoIds }),
      moderator.post(`/admin/photos/${photoId}/revoke`, { reason: 'unclear' }),
      moderator.post(`${member}/notes`, { text: reason }),
      moderator.post(`/admin/cases/${caseId}/decide`, { ...VERDICT, measures: ['disable'] }),
      admin.post('/admin/members/disable', { ids: [gone.id], reason }),
      admin.post('/admin/members/enable', { ids: [gone.id], reason }),
      moderator.post(`${member}/hide-profile`, { ground: 'spam', reason }),
      moderator.post(`${member}/show-profile`, { reason }),
      moderator.post(`${member}/clear-text`, { field: 'name', text: 'Xyla', ground: 'spam', reason }),
      moderator.post(`${member}/put-text-back`, { field: 'name', reason }),
      ...['mark-fictional', 'unmark-fictional', 'delete-on-request', 'send-own-data'].map((what) =>
        admin.post(`${member}/${what}`, { reason }),
      ),
      moderator.post(`${member}/resend-activation`),
      ...['send-reset-link', 'log-out-everywhere'].map((what) => moderator.post(`${member}/${what}`, { reason })),
      moderator.post(`${member}/mails`, { language: 'nl', subject: 'Late', text: reason }),
      ...['approve', 'confirm', 'withdraw', 'repeat'].map((what) => finance.post(`/admin/refunds/${refundId}/${what}`)),
      finance.post(`/admin/refunds/${refundId}/refuse`, { reason }),
      finance.post(`/admin/payments/${pay.paid.id}/review`, { outcome: 'seen', reason }),
      finance.post(`/admin/direct-debits/${pay.collected.id}/transfer`, { refund_id: refundId }),
    ]);
    await settled();
    expect(answers.filter(({ status }) => status >= 500)).toEqual([]);
    // Would mean, for example, that a route does not exist.
    expect(answers.filter(({ body }) => body.code === 'not_found')).toEqual([]);
    expect(await keys()).toEqual([]);
    expect(await failures()).toEqual(NONE);
  });

  it('not what they themselves still ask from an open page, nor others of them', async () => {
    const { browser } = gone;
    const own = await Promise.all([
      browser.put('/profile', { description: 'Back again' }),
      browser.put('/profile/consents', { purpose: 'sexuality', given: true }),
      browser.post('/photos', await picture()),
      browser.post(`/chats/${conversationId}/messages`, { body: 'I am back' }),
      browser.post(`/chats/${conversationId}/messages`, { body: '', gift: 'rose' }),
      browser.post(`/chats/${conversationId}/photos?price=20`, await picture()),
      browser.post('/user/email', { email: `back.${email}`, password: 'correct horse' }),
      browser.post('/user/data-export'),
      browser.post('/user', { email, password: 'correct horse' }),
    ]);
    expect([401, 403, 404, 422]).toEqual(expect.arrayContaining(own.map(({ status }) => status)));
    const { browser: other } = partner;
    const about = await Promise.all([
      other.post(`/chats/${conversationId}/messages`, { body: 'Where are you?' }),
      other.post(`/chats/${conversationId}/messages`, { body: '', gift: 'rose' }),
      other.post(`/chats/${conversationId}/photos?price=20`, await picture()),
      other.post(`/chats/${conversationId}/show-photos`),
      other.post('/reports', { member_id: gone.id, reason: 'other', text: 'Gone' }),
      other.put(`/members/${gone.id}/like`),
      other.post(`/members/${gone.id}/block`),
      other.get(`/chats/${conversationId}`),
      other.get(`/members/${gone.id}`),
    ]);
    expect(about.filter(({ status }) => status >= 500)).toEqual([]);
    await settled();
    expect(await keys()).toEqual([]);
    expect(await failures()).toEqual(NONE);
  });

  it('not a job or a policy, whenever it runs', async () => {
    const policies = contexts.flatMap((context) => context.policies ?? []);
    const events = await everything();
    const again = policies.flatMap(({ on }) => events.flatMap((event) => on[event.type]?.(event) ?? []));
    // Also jobs queued by commands or other jobs.
    const all = [...queued, ...again].map((one) => ({ ...one, runAt: new Date(0) }));
    expect([...new Set(all.map(({ job }) => job.name))]).toEqual(expect.arrayContaining(SOME_OF_ALL));
    // Every job scheduled for a later day becomes due.
    app.clock.advance(3 * 365 * DAY);
    const { query } = app.kernel.database;
    await app.kernel.jobs.insert(query, ...all);
    // A key that is already queued keeps its time.
    await query('UPDATE graphile_worker._private_jobs SET run_at = now() WHERE run_at > now()');
    await query('UPDATE kernel.batch_jobs SET run_at = now() WHERE run_at > now()');
    await settled();
    expect(await keys()).toEqual([]);
    expect(await failures()).toEqual(NONE);
  });
});

/** The whole event log, as policies read it. */
async function everything(): Promise<RecordedEvent[]> {
  const streams = new Map(contexts.flatMap(({ streams = [] }) => streams).map((stream) => [stream.type, stream]));
  const rows = await app.kernel.database.query<RecordedEvent & { schema_version: number; recorded_at: Date }>(
    `SELECT position, stream, version, type, schema_version, data, actor, recorded_at FROM kernel.events
      ORDER BY position`,
  );
  return rows.map(({ schema_version, recorded_at, ...row }) => {
    const [type, id] = [row.stream.slice(0, row.stream.indexOf('-')), row.stream.slice(row.stream.indexOf('-') + 1)];
    const data = upcast(streams.get(type)!.upcasters, row.type, schema_version, row.data);
    return { ...row, streamId: id, data, at: recorded_at };
  });
}
