import { beforeEach, describe, expect, it } from 'vitest';
import { testApp, type TestApp } from '../testing/app.js';

const password = 'correct horse';
const app: Promise<TestApp> = testApp();
let n = 0;
let email: string;
// Each test comes an hour later: locks of the one before have ended.
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

  it('locks an address that tries many accounts, known or not', async () => {
    for (let i = 0; i < 5; i++) expect(await logIn({ email: `guess${i}@example.com` })).toEqual(wrong);
    expect(await logIn({})).toEqual(locked(15));
  });

  it('starts to count anew after a success, but keeps what its address tried at other accounts', async () => {
    const other = `member${n - 1}@example.com`;
    for (let i = 0; i < 3; i++) expect(await logIn({ email: other, password: 'wrong' })).toEqual(wrong);
    expect(await logIn({ password: 'wrong' })).toEqual(wrong);
    expect((await logIn({})).status).toBe(200);
    for (let i = 0; i < 2; i++) expect(await logIn({ password: 'wrong' })).toEqual(wrong);
    expect(await logIn({ email: other })).toEqual(locked(15));
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
