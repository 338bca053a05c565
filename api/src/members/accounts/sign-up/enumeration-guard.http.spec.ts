import { randomUUID } from 'node:crypto';
import { beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { testApp, type TestApp, type TestBrowser } from '../../../../testing/app.js';
import { signUpByWorking } from '../../../../testing/challenges.js';
import { signUp as join } from '../../../../testing/members.js';
import { ActivationTokens } from './activation-tokens.js';
import { EnumerationGuard } from './enumeration-guard.js';
import { memberOf } from '../member.js';

const password = 'correct horse';
let app: TestApp;
let n = 0;
/** Headers of a network from which nobody has asked before. */
let headers: { 'x-forwarded-for': string };
beforeAll(async () => {
  app = await testApp({ env: { TRUST_PROXY: '1', NETWORK_LIMITS: '1' } });
});
beforeEach(() => {
  // A day and an hour pass, so that requests of the previous test no longer count.
  app.clock.advance(24 * 3_600);
  headers = from(++n);
});

const from = (network: number) => ({ 'x-forwarded-for': `10.1.${network >> 8}.${network & 255}` });
const taken = async () => {
  const email = `taken${++n}@host${n}.example.org`;
  await join(app, 'Anna', { email });
  return email;
};
const form = { name: 'Bert', password, date_of_birth: '1990-05-01', gender: 'male', country: 'NL', terms: true };
const told = ({ status, body }: Awaited<ReturnType<TestBrowser['get']>>) => body.code ?? status;
const signUp = async (email: string, input: object = {}, place = headers) =>
  told(await signUpByWorking(app.browser(), { ...form, email, ...input }, { headers: place }));
const reset = async (email: string) => told(await app.browser().post('/password-reset', { email }, { headers }));
const times = async (count: number, ask: () => Promise<unknown>) => {
  const answers = [];
  for (let i = 0; i < count; i++) answers.push(await ask());
  return answers;
};

describe('ACC-08 who has an account here is not told to who asks for many', () => {
  it('by signing up: a network is told five times a day, then everybody there hears to look in the mailbox', async () => {
    const emails = await Promise.all(Array.from({ length: 6 }, taken));
    for (const email of emails.slice(0, 5)) expect(await signUp(email)).toBe('email_taken');
    const free = `free${++n}@example.org`;
    const answers = await Promise.all(
      [emails[5]!, free].map((email) => signUpByWorking(app.browser(), { ...form, email }, { headers })),
    );
    for (const { status, body, headers: answered } of answers) {
      expect([status, body]).toEqual([202, { status: 'check_inbox' }]);
      expect(answered.getSetCookie()).toEqual([]);
    }
    expect(await signUp(`elsewhere${n}@example.org`, {}, from(9_000 + n))).toBe(201);
    app.clock.advance(24 * 3_600);
    expect(await signUp(`later${n}@example.org`)).toBe(201);
  });

  it('and their mailboxes tell: one is led back in, the other confirms, and only then logs in', async () => {
    for (let i = 0; i < 5; i++) expect(await signUp(await taken())).toBe('email_taken');
    const [known, free] = [await taken(), `free${++n}@example.org`];
    const key = randomUUID();
    const twice = async () => told(await signUpByWorking(app.browser(), { ...form, email: free }, { headers, key }));
    expect([await signUp(known), await twice(), await twice()]).toEqual([202, 202, 202]);
    const { store } = app.kernel;
    const [member, newcomer] = await Promise.all([known, free].map((email) => store.holder('email', email)));
    expect((await store.readFresh(memberOf(member!))).resetsRequestedAt).toHaveLength(1);
    // Logging in reveals no more than signing up did.
    const logIn = async (email: string, secret: string) =>
      told(await app.browser().post('/user', { email, password: secret }, { headers: from(30_000 + ++n) }));
    expect(await logIn(free, password)).toBe('login_failed');
    expect(await logIn(known, 'another horse')).toBe('login_failed');
    const token = await app.nest.get(ActivationTokens, { strict: false }).issue(newcomer!);
    expect(told(await app.browser().post('/activation', { token }, { headers }))).toBe(200);
    expect(await logIn(free, password)).toBe(200);
  });

  it('whatever address a visitor claims to have: what counts is the one that our proxy saw', async () => {
    const seen = headers['x-forwarded-for'];
    const claiming = (i: number) => ({ 'x-forwarded-for': `203.0.113.${i}, 198.51.100.${i}, ${seen}` });
    for (let i = 0; i < 5; i++) expect(await signUp(await taken(), {}, claiming(i))).toBe('email_taken');
    expect(await signUp(await taken(), {}, claiming(6))).toBe(202);
  });

  it('by asking from forty networks of one IPv6 prefix: twenty times a day, by each form', async () => {
    const asked = n;
    const answers = [];
    for (let i = 0; i < 200; i++) {
      headers = { 'x-forwarded-for': `2001:db8:${asked.toString(16)}:${((i % 40) * 256).toString(16)}::1` };
      answers.push(await reset(`nobody${++n}@example.org`));
    }
    expect(answers.filter((answer) => answer === 'email_not_found')).toHaveLength(20);
    expect(answers.filter((answer) => answer === 204)).toHaveLength(180);
    headers = { 'x-forwarded-for': `2001:db8:f${asked.toString(16)}::1` };
    expect(await reset(`nobody${++n}@example.org`)).toBe('email_not_found');
  });

  it('by everybody together, from wherever: a thousand times a day, then all are answered alike, and nothing is closed', async () => {
    const guard = app.nest.get(EnumerationGuard, { strict: false });
    const ask = (i: number) =>
      guard.tell({
        by: 'password-reset',
        email: `nobody${n} ${i}@example.org`,
        place: { address: `10.77.${i >> 8}.${i & 255}`, device: null, shown: undefined },
      });
    const told = [];
    for (let i = 0; i < 1_040; i += 40)
      told.push(...(await Promise.all(Array.from({ length: 40 }, (_, j) => ask(i + j)))));
    expect(told.filter(Boolean)).toHaveLength(1_000);
    expect(await reset(`nobody${++n}@example.org`)).toBe(204);
    // Each form has its own counter.
    expect(await signUp(await taken())).toBe('email_taken');
    app.clock.advance(24 * 3_600);
    expect(await reset(`nobody${++n}@example.org`)).toBe('email_not_found');
  });

  it('about one address, from however many networks: a hundred times a day', async () => {
    const email = await taken();
    for (let i = 0; i < 100; i++) {
      // Avoids the hourly limit per mail provider.
      if (i % 25 === 0) app.clock.advance(3_600);
      expect(await signUp(email, {}, from(10_000 + n * 10 + i))).toBe('email_taken');
    }
    expect(await signUp(email, {}, from(12_000 + n))).toBe(202);
  });

  it('of many at once to no more than five', async () => {
    const emails = await Promise.all(Array.from({ length: 12 }, taken));
    const answers = await Promise.all(emails.map((email) => signUp(email)));
    expect(answers.filter((answer) => answer === 'email_taken')).toHaveLength(5);
    expect(answers.filter((answer) => answer === 202)).toHaveLength(7);
  });

  it('ACC-07 by asking for a new password: told five times a day, then every address is answered alike', async () => {
    const nobody = () => reset(`nobody${++n}@example.org`);
    expect(await times(6, nobody)).toEqual([...Array<string>(5).fill('email_not_found'), 204]);
    const email = await taken();
    expect(await times(4, () => reset(email))).toEqual([204, 204, 204, 204]);
    // The owner is told by mail: at most three mails per day go to one address, whoever asks.
    const { store } = app.kernel;
    const member = await store.readFresh(memberOf((await store.holder('email', email))!));
    expect(member.resetsRequestedAt).toHaveLength(3);
    // This blocks neither signing up nor logging in.
    expect(await signUp(`free${++n}@example.org`)).toBe(201);
    expect(told(await app.browser().post('/user', { email, password }, { headers }))).not.toBe('account_locked');
    app.clock.advance(24 * 3_600);
    expect(await nobody()).toBe('email_not_found');
  });

  it('ACC-07 of many such askings at once to no more than five', async () => {
    const answers = await Promise.all(Array.from({ length: 12 }, () => reset(`nobody${++n}@example.org`)));
    expect(answers.filter((answer) => answer === 'email_not_found')).toHaveLength(5);
    expect(answers.filter((answer) => answer === 204)).toHaveLength(7);
  });

  it('ACC-07 a browser that has logged in to the account is told as ever', async () => {
    const email = await taken();
    const home = app.browser();
    expect(told(await home.post('/user', { email, password }, { headers }))).toBe(200);
    await times(6, () => reset(`nobody${++n}@example.org`));
    const own = async () => told(await home.post('/password-reset', { email }, { headers }));
    expect(await times(4, own)).toEqual([204, 204, 204, 'too_many_reset_mails']);
  });

  it('by changing the own address, confirmed or not', async () => {
    const { browser } = await join(app, 'Carla');
    const email = await taken();
    const change = async () => told(await browser.post('/user/email', { email, password }, { headers }));
    expect(await times(6, change)).toEqual([...Array<string>(5).fill('email_taken'), 'too_many_tries']);
    headers = from(++n);
    const { browser: new_ } = await join(app, 'Dora', { confirmed: false });
    const correct = async () => told(await new_.post('/activation/email', { email: await taken() }, { headers }));
    expect(await times(6, correct)).toEqual([...Array<string>(5).fill('email_taken'), 'too_many_tries']);
  });
});

describe('ACC-12 signing up again with the address of a deleted account', () => {
  const gone = async () => {
    const email = `gone${++n}@example.org`;
    const { browser } = await join(app, 'Esther', { email });
    expect((await browser.post('/user/deletion', { reason: 'break', password: 'correct horse' })).status).toBe(200);
    return email;
  };

  it('tells who knows its password how to come back, and others what anybody hears', async () => {
    const email = await gone();
    const { status, body } = await signUpByWorking(app.browser(), { ...form, email }, { headers });
    expect([status, body.code]).toEqual([403, 'deleted_account_exists']);
    expect(body.params.erase_at).toBe(new Date(app.clock.now().getTime() + 14 * 86_400_000).toISOString());
    expect(await signUp(email, { password: 'another horse' })).toBe('email_taken');
  });

  it('counts wrong ones as wrong logins, and keeps quiet about the lock', async () => {
    const email = await gone();
    const body = { email, password: 'another horse' };
    const wrong = async () => told(await app.browser().post('/user', body, { headers }));
    expect(await times(5, wrong)).toEqual(Array<string>(5).fill('login_failed'));
    expect(await signUp(email)).toBe('email_taken');
  });
});
