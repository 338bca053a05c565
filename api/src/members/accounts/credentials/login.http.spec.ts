import { beforeEach, describe, expect, it } from '@jest/globals';
import { testApp, type TestApp } from '../../../../testing/app.js';

const password = 'correct horse';
const app: Promise<TestApp> = testApp({ env: { TRUST_PROXY: '1' } });
let n = 0;
let email: string;
// An hour passes before each test, so that locks of the previous one have expired.
beforeEach(async () => {
  const { browser, clock } = await app;
  clock.advance(3_600);
  email = `member${++n}@example.com`;
  const form = { email, name: 'Anna', password, date_of_birth: '1990-05-01', gender: 'female', country: 'NL' };
  expect((await browser().post('/signup', { ...form, terms: true })).status).toBe(201);
});
const logIn = async (input: { email?: string; password?: string }) => {
  const { status, body } = await (await app).browser().post('/user', { email, password, ...input });
  return { status, code: body.code as string | undefined, minutes: body.params?.minutes as number | undefined };
};
const wrong = { status: 401, code: 'login_failed', minutes: undefined };
const locked = (minutes: number) => ({ status: 429, code: 'account_locked', minutes });

describe('ACC-05 login', () => {
  it('opens with the right password and any spelling of the address', async () => {
    expect((await logIn({})).status).toBe(200);
    expect((await logIn({ email: ` ${email.toUpperCase()} ` })).status).toBe(200);
  });

  it('tells nothing about which of the two is wrong', async () => {
    expect(await logIn({ password: 'wrong' })).toEqual(wrong);
    expect(await logIn({ email: 'nobody@example.com' })).toEqual(wrong);
    expect(await logIn({ email: 'no address' })).toEqual(wrong);
  });

  it('locks the account after 5 wrong tries, for 15 minutes told in whole ones', async () => {
    for (let i = 0; i < 5; i++) expect(await logIn({ password: 'wrong' })).toEqual(wrong);
    expect(await logIn({})).toEqual(locked(15));
    const { clock } = await app;
    clock.advance(1);
    expect(await logIn({ password: 'wrong' })).toEqual(locked(15));
    clock.advance(14 * 60);
    expect(await logIn({})).toEqual(locked(1));
    clock.advance(59);
    expect((await logIn({})).status).toBe(200);
  });

  it('who guesses elsewhere locks nobody out, nor does any number of them in a browser that logged in before', async () => {
    const { browser } = await app;
    const at = (network: number) => ({ headers: { 'x-forwarded-for': `10.9.${n}.${network}` } });
    const home = browser();
    expect((await home.post('/user', { email, password }, at(250))).status).toBe(200);
    await home.get('/logout');
    const guess = async (network: number) =>
      (await browser().post('/user', { email, password: 'wrong' }, at(network))).body.code as string;
    for (let i = 0; i < 6; i++) await guess(1);
    expect(await guess(1)).toBe('account_locked');
    expect((await browser().post('/user', { email, password }, at(2))).status).toBe(200);
    // A hundred attempts from many networks lock the account on new devices for a quarter of an hour.
    for (let i = 0; i < 100; i++) await guess(3 + (i % 20));
    expect((await browser().post('/user', { email, password }, at(200))).body.code).toBe('account_locked');
    expect((await home.post('/user', { email, password: 'wrong' }, at(1))).body.code).toBe('login_failed');
    expect((await home.post('/user', { email, password }, at(1))).status).toBe(200);
  });

  it('a device is known for its own account alone, and by nothing that it made up', async () => {
    const { browser } = await app;
    const other = browser();
    expect((await other.post('/user', { email: `member${n - 1}@example.com`, password })).status).toBe(200);
    for (let i = 0; i < 5; i++) await logIn({ password: 'wrong' });
    expect((await other.post('/user', { email, password })).body.code).toBe('account_locked');
    const headers = { cookie: `device=${'a'.repeat(22)}.${'b'.repeat(43)}` };
    expect((await browser().post('/user', { email, password }, { headers })).body.code).toBe('account_locked');
  });

  it('tells at most 5 of many tries at once that they are wrong', async () => {
    const replies = await Promise.all(Array.from({ length: 24 }, () => logIn({ password: 'wrong' })));
    const codes = replies.map(({ code }) => code).sort();
    expect(codes).toEqual([...Array<string>(19).fill('account_locked'), ...Array<string>(5).fill('login_failed')]);
  });

  it('lets many right ones in at once', async () => {
    const replies = await Promise.all(Array.from({ length: 12 }, () => logIn({})));
    expect(replies.map(({ status }) => status)).toEqual(Array(12).fill(200));
  });
});
