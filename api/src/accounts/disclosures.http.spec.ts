import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { testApp, type TestApp, type TestBrowser } from '../testing/app.js';
import { signUp as join } from '../testing/members.js';

const password = 'correct horse';
let app: TestApp;
let n = 0;
/** Of a network that nobody has asked from before. */
let headers: { 'x-forwarded-for': string };
beforeAll(async () => {
  app = await testApp({ env: { TRUST_PROXY: '1' } });
});
beforeEach(() => {
  headers = from(++n);
});

const from = (network: number) => ({ 'x-forwarded-for': `10.1.${network >> 8}.${network & 255}` });
const taken = async () => {
  const email = `taken${++n}@example.org`;
  await join(app, 'Anna', { email });
  return email;
};
const form = { name: 'Bert', password, date_of_birth: '1990-05-01', gender: 'male', country: 'NL', terms: true };
const told = ({ status, body }: Awaited<ReturnType<TestBrowser['get']>>) => body.code ?? status;
const signUp = async (email: string, input: object = {}, place = headers) =>
  told(await app.browser().post('/signup', { ...form, email, ...input }, { headers: place }));
const reset = async (email: string) => told(await app.browser().post('/password-reset', { email }, { headers }));
const times = async (count: number, ask: () => Promise<unknown>) => {
  const answers = [];
  for (let i = 0; i < count; i++) answers.push(await ask());
  return answers;
};

describe('ACC-08 who has an account here is not told to who asks for many', () => {
  it('by signing up: a network is told five times, and can sign up again after 15 minutes', async () => {
    const emails = await Promise.all(Array.from({ length: 5 }, taken));
    for (const email of emails) expect(await signUp(email)).toBe('email_taken');
    expect(await signUp(await taken())).toBe('too_many_tries');
    // Who is free to sign up is not told either.
    const free = { ...form, email: `free${n}@example.org` };
    const { status, body } = await app.browser().post('/signup', free, { headers });
    expect([status, body.code, body.params]).toEqual([429, 'too_many_tries', { minutes: 15 }]);
    expect(await signUp(`elsewhere${n}@example.org`, {}, from(9_000 + n))).toBe(201);
    app.clock.advance(15 * 60 - 1);
    expect(await signUp(free.email)).toBe('too_many_tries');
    app.clock.advance(1);
    expect(await signUp(free.email)).toBe(201);
  });

  it('whatever address a visitor claims to have: what counts is the one that our proxy saw', async () => {
    const seen = headers['x-forwarded-for'];
    const claiming = (i: number) => ({ 'x-forwarded-for': `203.0.113.${i}, 198.51.100.${i}, ${seen}` });
    for (let i = 0; i < 5; i++) expect(await signUp(await taken(), {}, claiming(i))).toBe('email_taken');
    expect(await signUp(await taken(), {}, claiming(6))).toBe('too_many_tries');
  });

  it('about one address, from however many networks', async () => {
    const email = await taken();
    for (let i = 0; i < 5; i++) expect(await signUp(email, {}, from(10_000 + n * 10 + i))).toBe('email_taken');
    expect(await signUp(email, {}, from(12_000 + n))).toBe('too_many_tries');
  });

  it('of many at once to no more than five', async () => {
    const emails = await Promise.all(Array.from({ length: 12 }, taken));
    const answers = await Promise.all(emails.map((email) => signUp(email)));
    expect(answers.sort()).toEqual([
      ...Array<string>(5).fill('email_taken'),
      ...Array<string>(7).fill('too_many_tries'),
    ]);
  });

  it('ACC-07 by asking for a new password, whichever way it was asked before', async () => {
    const email = await taken();
    expect(await times(2, () => signUp(email))).toEqual(['email_taken', 'email_taken']);
    const nobody = () => reset(`nobody${++n}@example.org`);
    expect(await times(4, nobody)).toEqual([...Array<string>(3).fill('email_not_found'), 'too_many_tries']);
    // Nobody is locked out of logging in by that.
    expect(told(await app.browser().post('/user', { email, password }, { headers }))).not.toBe('account_locked');
  });

  it('ACC-07 by asking for new passwords of people who do have one here: they are mailed five times at most', async () => {
    const emails = await Promise.all(Array.from({ length: 6 }, taken));
    for (const email of emails.slice(0, 5)) expect(await reset(email)).toBe(204);
    expect(await reset(emails[5]!)).toBe('too_many_tries');
    expect(await reset(`nobody${++n}@example.org`)).toBe('too_many_tries');
    headers = from(++n);
    expect(await reset(emails[5]!)).toBe(204);
  });

  it('ACC-07 of many such askings at once to no more than five', async () => {
    const emails = await Promise.all(Array.from({ length: 12 }, taken));
    const answers = await Promise.all(emails.map(reset));
    expect(answers.filter((answer) => answer === 204)).toHaveLength(5);
    expect(answers.filter((answer) => answer === 'too_many_tries')).toHaveLength(7);
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
    expect((await browser.post('/user/deletion', { reason: 'break' })).status).toBe(200);
    return email;
  };

  it('tells who knows its password how to come back, and others what anybody hears', async () => {
    const email = await gone();
    const { status, body } = await app.browser().post('/signup', { ...form, email }, { headers });
    expect([status, body.code]).toEqual([403, 'deleted_account_exists']);
    expect(body.params.erase_at).toBe(new Date(app.clock.now().getTime() + 14 * 86_400_000).toISOString());
    expect(await signUp(email, { password: 'another horse' })).toBe('email_taken');
  });

  it('counts wrong ones as wrong logins, and keeps quiet about the lock', async () => {
    const email = await gone();
    for (let i = 0; i < 5; i++) {
      const body = { email, password: 'another horse' };
      expect(told(await app.browser().post('/user', body, { headers: from(20_000 + n * 10 + i) }))).toBe(
        'login_failed',
      );
    }
    expect(await signUp(email)).toBe('email_taken');
  });
});
