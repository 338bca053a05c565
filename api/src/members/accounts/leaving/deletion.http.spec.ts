import { beforeAll, describe, expect, it, jest } from '@jest/globals';
import { Database, Erasure } from '../../../kernel/index.js';
import { testApp, type TestApp, type TestBrowser } from '../../../../testing/app.js';
import { eventually } from '../../../../testing/kernel/index.js';
import { eraseMember } from './erase-member.job.js';
import { LinkTokens } from '../credentials/link-tokens.js';

let app: TestApp;
beforeAll(async () => {
  app = await testApp({ work: true });
});

const password = 'correct horse';
const DAY = 86_400;

async function signUp(email: string): Promise<{ browser: TestBrowser; id: string }> {
  const browser = app.browser();
  const form = { email, name: 'Anna', password, date_of_birth: '1990-05-01', gender: 'female', country: 'NL' };
  const { status, body } = await browser.post('/signup', { ...form, terms: true });
  expect(status).toBe(201);
  return { browser, id: body.id as string };
}
const logIn = async (email: string) => (await app.browser().post('/user', { email, password })).body.code as string;
interface Mail {
  to: string;
  subject: string;
  text: string;
  links: string[];
}
const mailTo = async (email: string, subject: RegExp): Promise<Mail> => {
  const find = async () =>
    ((await app.browser().get('/dev/inbox.json')).body as Mail[]).find(
      (mail) => mail.to === email && subject.test(mail.subject),
    );
  await eventually(async () => expect(await find()).toBeDefined());
  return (await find())!;
};
const events = async (id: string) =>
  (
    await app.nest
      .get(Database)
      .query<{ type: string }>('SELECT type FROM kernel.events WHERE stream = $1 ORDER BY version', [`member-${id}`])
  ).map(({ type }) => type);
/** Runs the job now, as the queue does when it is due by the database's clock. */
const erase = async (id: string, deletedAt: string) =>
  app.handlers.get(eraseMember)!.run({ memberId: id, deletedAt }, { attempt: 1, key: '' });
const leave = async ({ browser }: { browser: TestBrowser }, body: object = { reason: 'break' }) => {
  const { status, body: answer } = await browser.post('/user/deletion', { password, ...body });
  expect(status).toBe(200);
  return new Date(Date.parse(answer.erase_at as string) - 14 * DAY * 1000).toISOString();
};
const reactivate = async (token: string) => {
  const { status, body } = await app.browser().post('/reactivation', { token });
  return status === 200 ? 'active' : (body.code as string);
};
const tokenOf = ({ links }: Mail) => new URL(links[0]!).searchParams.get('token')!;

describe('ACC-12 deletion', () => {
  it('asks for the password: an unlocked phone is not enough', async () => {
    const { browser } = await signUp(`guarded@example.com`);
    const ask = async (body: object) => {
      const reply = await browser.post('/user/deletion', { reason: 'break', ...body });
      return [reply.status, reply.body.fields?.[0] ?? reply.body.code] as const;
    };
    expect(await ask({})).toEqual([422, { field: 'password', code: 'required' }]);
    for (let i = 0; i < 5; i++) {
      expect(await ask({ password: 'another horse' })).toEqual([422, { field: 'password', code: 'wrong_password' }]);
    }
    expect(await ask({ password })).toEqual([429, 'account_locked']);
    expect((await browser.get('/user')).status).toBe(200);
    app.clock.advance(15 * 60);
    expect((await ask({ password }))[0]).toBe(200);
  });

  it('logs out everywhere, hides the member and says at login that the account exists', async () => {
    const anna = await signUp('anna@example.com');
    const other = app.browser();
    expect((await other.post('/user', { email: 'anna@example.com', password })).status).toBe(200);
    await leave(anna, { reason: 'other', text: 'Too many letters from Zebulon' });
    for (const browser of [anna.browser, other]) {
      expect((await browser.get('/user')).body.code).toBe('authentication_required');
    }
    const { status, body } = await app.browser().post('/user', { email: 'anna@example.com', password });
    expect([status, body.code]).toEqual([403, 'deleted_account_exists']);
    expect(body.params.erase_at).toBe(new Date(app.clock.now().getTime() + 14 * DAY * 1000).toISOString());
    const wrong = await app.browser().post('/user', { email: 'anna@example.com', password: 'wrong' });
    expect(wrong.body.code).toBe('login_failed');
    const stored = await app.nest.get(Database).query<{ d: string }>('SELECT data::text AS d FROM kernel.events');
    expect(JSON.stringify(stored)).not.toContain('Zebulon');
  });

  it('removes the sessions from the database, by a job that survives the process', async () => {
    const { id } = await signUp('died@example.com');
    const sessions = () =>
      app.nest.get(Database).query('SELECT FROM authentication.sessions WHERE owner_id = $1', [id]);
    expect(await sessions()).toHaveLength(1);
    const browser = app.browser();
    await browser.post('/user', { email: 'died@example.com', password });
    expect(await sessions()).toHaveLength(2);
    app.clock.advance(1);
    await leave({ browser });
    await eventually(async () => expect(await sessions()).toHaveLength(0));
  });

  it('mails a link in the language of the member that brings them back as they were', async () => {
    const anna = await signUp('back@example.com');
    await leave(anna);
    const mail = await mailTo('back@example.com', /verwijderd/);
    const day = new Intl.DateTimeFormat('nl', { dateStyle: 'long', timeZone: 'Europe/Amsterdam' });
    expect(mail.text).toContain(day.format(app.clock.now().getTime() + 14 * DAY * 1000));
    expect(mail.links[0]).toMatch(/\/account-deleted\?token=[\w-]+$/);
    const token = tokenOf(mail);
    expect(await reactivate(token)).toBe('active');
    expect(await reactivate(token)).toBe('active');
    expect(await logIn('back@example.com')).toBeUndefined();
    expect(await events(anna.id)).toEqual(['SignedUp', 'MemberDeleted', 'MemberReactivated', 'EmailConfirmed']);
  });

  it('ACC-07 mails the link again to who has forgotten the password, and tells nobody else that they left', async () => {
    const anna = await signUp('forgot@example.com');
    await leave(anna);
    const first = tokenOf(await mailTo('forgot@example.com', /verwijderd/));
    const ask = () => app.browser().post('/password-reset', { email: 'forgot@example.com' });
    expect((await ask()).status).toBe(204);
    const links = async () =>
      ((await app.browser().get('/dev/inbox.json')).body as Mail[])
        .filter(({ to, subject }) => to === 'forgot@example.com' && /verwijderd/.test(subject))
        .map(tokenOf);
    await eventually(async () => expect((await links()).length).toBe(2));
    const again = (await links()).find((token) => token !== first)!;
    expect(await reactivate(again)).toBe('active');
  });

  it('takes the link until 14 days less a second and refuses it from then on', async () => {
    const late = await signUp('late@example.com');
    const start = app.clock.now();
    await leave(late);
    const token = tokenOf(await mailTo('late@example.com', /verwijderd/));
    app.clock.advance(14 * DAY);
    expect(await reactivate(token)).toBe('reactivation_failed');
    app.clock.advance(-1);
    expect(await reactivate(token)).toBe('active');
    app.clock.set(start);
    expect(await reactivate('nonsense')).toBe('reactivation_failed');
  });
});

describe('PRV-01 erasure', () => {
  it('comes at 14 days to the second, never earlier, and frees the address', async () => {
    const anna = await signUp('gone@example.com');
    const start = app.clock.now();
    const deletedAt = await leave(anna);
    const token = tokenOf(await mailTo('gone@example.com', /verwijderd/));
    app.clock.advance(14 * DAY - 1);
    await expect(erase(anna.id, deletedAt)).rejects.toThrow();
    expect(await events(anna.id)).not.toContain('ErasureStarted');
    app.clock.advance(1);
    await erase(anna.id, deletedAt);
    await erase(anna.id, deletedAt);
    expect((await events(anna.id)).slice(-3)).toEqual(['MemberDeleted', 'ErasureStarted', 'MemberErased']);
    expect(await reactivate(token)).toBe('reactivation_failed');
    expect(await logIn('gone@example.com')).toBe('login_failed');
    for (const table of [
      'authentication.credentials WHERE owner_id',
      'authentication.sessions WHERE owner_id',
      'accounts.link_tokens WHERE member_id',
      'accounts.presence WHERE member_id',
      'notifications.inbox WHERE member_id',
      'read.accounts WHERE member_id',
      'read.profiles WHERE member_id',
    ]) {
      expect([table, await app.nest.get(Database).query(`SELECT FROM ${table} = $1`, [anna.id])]).toEqual([table, []]);
    }
    const again = await signUp('gone@example.com');
    expect(again.id).not.toBe(anna.id);
    app.clock.set(start);
  });

  it('leaves alone who came back, also who left again since', async () => {
    const anna = await signUp('again@example.com');
    const start = app.clock.now();
    const first = await leave(anna);
    expect(await reactivate(tokenOf(await mailTo('again@example.com', /verwijderd/)))).toBe('active');
    app.clock.advance(14 * DAY);
    await erase(anna.id, first);
    expect(await logIn('again@example.com')).toBeUndefined();
    const browser = app.browser();
    await browser.post('/user', { email: 'again@example.com', password });
    await leave({ browser });
    await erase(anna.id, first);
    expect(await logIn('again@example.com')).toBe('deleted_account_exists');
    expect(await events(anna.id)).not.toContain('ErasureStarted');
    app.clock.set(start);
  });

  it.each(['before', 'after'] as const)('killed %s the data went, it is done again to the end', async (when) => {
    const email = `killed-${when}@example.com`;
    const anna = await signUp(email);
    const start = app.clock.now();
    const deletedAt = await leave(anna);
    const token = await app.nest
      .get(LinkTokens)
      .issue({ purpose: 'reactivation', memberId: anna.id, subject: deletedAt }, new Date('2099-01-01'));
    app.clock.advance(14 * DAY);
    const erasure = app.nest.get(Erasure);
    const whole = erasure.erase.bind(erasure);
    jest.spyOn(erasure, 'erase').mockImplementationOnce(async (id) => {
      if (when === 'after') await whole(id);
      throw new Error('killed');
    });
    await expect(erase(anna.id, deletedAt)).rejects.toThrow('killed');
    expect((await events(anna.id)).at(-1)).toBe('ErasureStarted');
    // Too late to restore the account, even by a clock that is behind.
    app.clock.set(start);
    expect(await reactivate(token)).toBe('reactivation_failed');
    await erase(anna.id, deletedAt);
    expect((await events(anna.id)).at(-1)).toBe('MemberErased');
    expect(await logIn(email)).toBe('login_failed');
  });

  it('a member who comes back as erasing begins is either back or gone, never both', async () => {
    for (let round = 0; round < 5; round++) {
      const email = `race${round}@example.com`;
      const anna = await signUp(email);
      const start = app.clock.now();
      const deletedAt = await leave(anna);
      const token = tokenOf(await mailTo(email, /verwijderd/));
      app.clock.advance(14 * DAY - 1);
      const coming = reactivate(token);
      app.clock.advance(1);
      await Promise.all([coming, erase(anna.id, deletedAt)]);
      const types = await events(anna.id);
      expect(types.includes('MemberReactivated')).not.toBe(types.includes('MemberErased'));
      app.clock.set(start);
    }
  });
});
