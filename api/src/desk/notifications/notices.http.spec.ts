import { randomUUID } from 'node:crypto';
import { CommandBus } from '@nestjs/cqrs';
import { beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { MarkFictional } from '../../members/profiles/index.js';
import { testApp, type TestApp } from '../../../testing/app.js';
import { caughtUp } from '../../../testing/caught-up.js';
import { jobsSettled } from '../../../testing/jobs-settled.js';
import { signUp, type TestMember } from '../../../testing/members.js';
import { remindOfMessage, tellOfMessage } from './jobs/tell-of-message.job.js';
import type { BatchJob } from '../../kernel/index.js';
import { Notices } from './notices/notices.js';

interface InboxMail {
  memberId: string;
  subject: string;
  text: string;
  unsubscribe: string | null;
  links: string[];
}

const MINUTE = 60;
const AWAY = 10 * MINUTE;
let app: TestApp;
let anna: TestMember;
let ben: TestMember;

beforeAll(async () => {
  app = await testApp({ work: true });
});
beforeEach(async () => {
  [anna, ben] = await Promise.all([signUp(app, 'Anna', { credits: 500 }), signUp(app, 'Ben', { credits: 500 })]);
  app.clock.advance(AWAY);
});

async function settled(): Promise<void> {
  await caughtUp(app);
  await jobsSettled(app);
}
/** Runs the job as if it were due; the queue itself waits by the real clock. */
const run = <P extends object>(job: BatchJob<P>, payload: P) =>
  app.kernel.database.transaction((query) => app.batchHandlers.get(job)!.run([{ key: '', payload }], query));
async function mailsTo({ id }: TestMember): Promise<InboxMail[]> {
  await settled();
  const { body } = await app.browser().get('/dev/inbox.json');
  return (body as InboxMail[]).filter(({ memberId, unsubscribe }) => memberId === id && unsubscribe).reverse();
}
const subjects = async (member: TestMember) => (await mailsTo(member)).map(({ subject }) => subject);

async function write(from: TestMember, to: TestMember, text = 'Zeg het niet verder'): Promise<string> {
  const { body } = await from.browser.post('/chats', { profile_id: to.id });
  const id = (body as { id: string }).id;
  const { status } = await from.browser.post(`/chats/${id}/messages`, { body: text });
  expect(status).toBe(201);
  return id;
}
const read = ({ browser }: TestMember, id: string) => browser.post(`/chats/${id}/read`);

describe('NTF-02 mail of new messages', () => {
  it('names who wrote and never what, and leads to the conversation', async () => {
    const carla = await signUp(app, 'Carla', { credits: 500, region: 'NL-NH' });
    const id = await write(carla, ben);
    const [mail] = await mailsTo(ben);
    expect(mail).toMatchObject({ subject: 'Carla schrijft je op Velvet' });
    expect(mail!.text).toMatch(/^Carla · \d\d · Noord-Holland$/m);
    expect(mail!.text).not.toContain('niet verder');
    expect(mail!.links[0]).toBe(`${app.origin}/chats/${id}`);
    expect(await mailsTo(anna)).toEqual([]);
  });

  it('goes out once until the conversation is read', async () => {
    const id = await write(anna, ben);
    await write(anna, ben);
    await write(anna, ben);
    expect(await subjects(ben)).toEqual(['Anna schrijft je op Velvet']);
    await read(ben, id);
    app.clock.advance(AWAY);
    await write(anna, ben);
    await write(anna, ben);
    expect(await subjects(ben)).toEqual(['Anna schrijft je op Velvet', 'Nieuw bericht van Anna op Velvet']);
  });

  it('is thought about no more once it went out, until the conversation is read', async () => {
    const id = await write(anna, ben);
    expect(await subjects(ben)).toHaveLength(1);
    const judge = jest.spyOn(app.nest.get(Notices, { strict: false }), 'mayTellOfMessages');
    const judged = () => judge.mock.calls.flatMap(([pairs]) => pairs).filter(({ to }) => to === ben.id).length;
    const look = () => run(tellOfMessage, { conversationId: id, from: anna.id, to: ben.id, again: false });
    await look();
    expect(judged()).toBe(1);
    await look();
    expect(judged()).toBe(1);
    await read(ben, id);
    app.clock.advance(AWAY);
    await write(anna, ben, 'Nog iets');
    expect(await subjects(ben)).toHaveLength(2);
    expect(judged()).toBe(2);
  });

  it('does not go to one who looks at the site, but does once the page is hidden', async () => {
    await ben.browser.get('/user');
    await write(anna, ben);
    expect(await subjects(ben)).toEqual([]);
    expect((await ben.browser.post('/page-hidden', {})).status).toBe(204);
    app.clock.advance(MINUTE);
    // Requests that a hidden page makes in the background do not count as presence.
    await ben.browser.get('/user', { headers: { 'x-page-hidden': '1' } });
    await ben.browser.get('/likes', { headers: { 'sec-fetch-dest': 'image' } });
    await write(anna, ben);
    expect(await subjects(ben)).toHaveLength(1);
  });

  it('goes to one who was here and left a minute later without reading', async () => {
    await ben.browser.get('/user');
    const id = await write(anna, ben);
    const payload = { conversationId: id, from: anna.id, to: ben.id, again: false };
    await settled();
    await ben.browser.post('/page-hidden', {});
    await run(tellOfMessage, payload);
    expect(await subjects(ben)).toEqual(['Anna schrijft je op Velvet']);
  });

  it('CHT-09 looks at a burst once: the database gets one job a minute', async () => {
    await settled();
    const insert = jest.spyOn(app.kernel.jobs, 'insert');
    const id = await write(anna, ben);
    for (let i = 0; i < 5; i++) await write(anna, ben);
    await settled();
    const queued = insert.mock.calls.flatMap(([, ...jobs]) => jobs);
    const looks = queued.filter(({ job, key }) => job === tellOfMessage && key.startsWith(id));
    expect(looks).toHaveLength(1);
    insert.mockRestore();
  });

  it.each([
    ['new_conversations', []],
    ['new_messages', ['Anna schrijft je op Velvet']],
  ])('NTF-01 obeys %s', async (preference, expected) => {
    await ben.browser.put('/notifications', { [preference]: false });
    app.clock.advance(AWAY);
    const id = await write(anna, ben);
    expect(await subjects(ben)).toEqual(expected);
    await read(ben, id);
    app.clock.advance(AWAY);
    await write(anna, ben);
    const more = preference === 'new_messages' ? [] : ['Nieuw bericht van Anna op Velvet'];
    expect(await subjects(ben)).toEqual([...expected, ...more]);
  });

  it('NTF-01 obeys what was said at another process, however long ago this one last looked', async () => {
    const other = await testApp({ databaseUrl: app.kernel.config.databaseUrl, clock: app.clock });
    const id = await write(anna, ben);
    expect(await subjects(ben)).toHaveLength(1);
    await read(ben, id);
    await ben.browser.at(other.origin).put('/notifications', { new_messages: false });
    app.clock.advance(AWAY);
    await write(anna, ben);
    expect(await subjects(ben)).toHaveLength(1);
  });

  it('PRO-07 says nothing of one who has been blocked since', async () => {
    const id = await write(anna, ben);
    await settled();
    await read(ben, id);
    await write(anna, ben);
    await ben.browser.post(`/members/${anna.id}/block`);
    app.clock.advance(AWAY);
    const payload = { conversationId: id, from: anna.id, to: ben.id, again: false };
    await run(tellOfMessage, payload);
    expect(await subjects(ben)).toHaveLength(1);
  });

  it('PRO-04 labels a fictional profile, in the subject too, and warns', async () => {
    await ben.browser.get('/user');
    const conversationId = await write(anna, ben);
    await app.nest
      .get(CommandBus)
      .execute(new MarkFictional({ staffId: 'system', memberId: anna.id, key: randomUUID(), reason: 'test' }));
    app.clock.advance(AWAY);
    const payload = { conversationId, from: anna.id, to: ben.id, again: false };
    await run(tellOfMessage, payload);
    const [mail] = await mailsTo(ben);
    expect(mail!.subject).toBe('Anna (Fictief profiel) schrijft je op Velvet');
    expect(mail!.text).toContain('Dit is een fictief profiel.');
  });
});

describe('NTF-02 reminders of what is not read', () => {
  const THREE_DAYS = 3 * 86_400;
  /** Runs the reminder as its job would; the queue itself waits by the real clock. */
  async function remind(from: TestMember, conversationId: string): Promise<string[]> {
    app.clock.advance(THREE_DAYS);
    const payload = { conversationId, from: from.id, to: ben.id, readUpTo: 0, dueAt: app.clock.now().toISOString() };
    await run(remindOfMessage, payload);
    return (await subjects(ben)).filter((subject) => subject.includes('wacht op je'));
  }
  it('are queued for three days later, once for what waits', async () => {
    const insert = jest.spyOn(app.kernel.jobs, 'insert');
    await write(anna, ben);
    await settled();
    app.clock.advance(MINUTE);
    await write(anna, ben);
    await settled();
    const reminders = insert.mock.calls.flatMap(([, ...jobs]) => jobs).filter(({ job }) => job === remindOfMessage);
    expect(reminders).toHaveLength(1);
    expect(reminders[0]!.runAt).toEqual(new Date(app.clock.now().getTime() + (THREE_DAYS - MINUTE) * 1000));
    insert.mockRestore();
  });

  it('go out for what is still not read, one a day', async () => {
    const carla = await signUp(app, 'Carla', { credits: 100 });
    const [first, second] = [await write(anna, ben), await write(carla, ben)];
    await settled();
    expect(await remind(anna, first)).toEqual(['Een bericht van Anna wacht op je op Velvet']);
    const dueAt = app.clock.now().toISOString();
    const payload = { conversationId: second, from: carla.id, to: ben.id, readUpTo: 0, dueAt };
    await run(remindOfMessage, payload);
    expect((await subjects(ben)).filter((subject) => subject.includes('wacht op je'))).toHaveLength(1);
  });

  it.each(['read', 'not wanted'])('do not go out when it is %s', async (why) => {
    const id = await write(anna, ben);
    await settled();
    if (why === 'read') await read(ben, id);
    else await ben.browser.put('/notifications', { unread_message_reminders: false });
    expect(await remind(anna, id)).toEqual([]);
  });
});

describe('NTF-02 mail of likes', () => {
  const like = (from: TestMember, to: TestMember) => from.browser.put(`/members/${to.id}/like`);

  it('goes out once until the member has been here', async () => {
    const carla = await signUp(app, 'Carla');
    await like(anna, ben);
    await settled();
    await like(carla, ben);
    expect(await subjects(ben)).toEqual(['Anna vindt je leuk op Velvet']);
    app.clock.advance(1);
    await ben.browser.get('/likes');
    app.clock.advance(AWAY);
    const dora = await signUp(app, 'Dora');
    await like(dora, ben);
    expect(await subjects(ben)).toEqual(['Anna vindt je leuk op Velvet', 'Dora vindt je leuk op Velvet']);
  });

  it('tells of a match', async () => {
    await like(ben, anna);
    app.clock.advance(AWAY);
    await like(anna, ben);
    expect(await subjects(ben)).toEqual(['Een match met Anna op Velvet']);
  });

  it('does not let somebody ring again by taking the like back', async () => {
    await like(anna, ben);
    await settled();
    app.clock.advance(1);
    await ben.browser.get('/user');
    app.clock.advance(AWAY);
    await anna.browser.delete(`/members/${ben.id}/like`);
    await like(anna, ben);
    expect(await subjects(ben)).toHaveLength(1);
  });
});

describe('NTF-02 unsubscribing', () => {
  const preferences = async ({ browser }: TestMember) => (await browser.get('/notifications')).body;

  it('takes one click in the mail program, and ends that kind alone', async () => {
    await write(anna, ben);
    const [mail] = await mailsTo(ben);
    const reply = await fetch(mail!.unsubscribe!, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: 'List-Unsubscribe=One-Click',
    });
    expect(reply.status).toBe(204);
    expect(await preferences(ben)).toMatchObject({ new_conversations: false, new_messages: true, like: true });
  });

  it('asks first on a page when the link is only opened', async () => {
    await write(anna, ben);
    const [mail] = await mailsTo(ben);
    const opened = await fetch(mail!.unsubscribe!, { redirect: 'manual' });
    expect(opened.status).toBe(302);
    expect(mail!.links).toContain(new URL(opened.headers.get('location')!, app.origin).href);
    expect(await preferences(ben)).toMatchObject({ new_conversations: true });
  });

  it('works with no link but ours', async () => {
    await write(anna, ben);
    const [mail] = await mailsTo(ben);
    const token = mail!.unsubscribe!.split('/').at(-1)!;
    // As many letters, but more bytes.
    const odd = token.replace(/[^.]*$/, encodeURIComponent('é'.repeat(32)));
    for (const forged of [token.slice(0, -1), token.replace('new_conversations', 'like'), odd, 'like.x.y', 'x']) {
      expect((await app.browser().post(`/unsubscribe/${forged}`)).status).toBe(404);
    }
  });
});
