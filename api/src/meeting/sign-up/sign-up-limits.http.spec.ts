import { beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { testApp, type TestApp } from '../../../testing/app.js';
import { signUpByWorking, solve } from '../../../testing/challenges.js';
import { signUp as joined } from '../../../testing/members.js';
import { eventually } from '../../../testing/kernel/index.js';

let app: TestApp;
let n = 0;
let headers: { 'x-forwarded-for': string };
beforeAll(async () => {
  app = await testApp({ costlyPasswords: true, env: { TRUST_PROXY: '1', NETWORK_LIMITS: '1' } });
});
beforeEach(() => {
  headers = from(++n);
  app.clock.advance(24 * 3_600);
});

const from = (network: number) => ({ 'x-forwarded-for': `10.3.${network >> 8}.${network & 255}` });
const password = 'correct horse';
const form = () => ({
  email: `new${++n}@host${n}.example.org`,
  name: 'Bert',
  password,
  date_of_birth: '1990-05-01',
  gender: 'male',
  country: 'NL',
  terms: true,
});
const signUp = (input: object = {}, place = headers) =>
  app.browser().post('/signup', { ...form(), ...input }, { headers: place });
const byWorking = (input: object = {}, place = headers) =>
  signUpByWorking(app.browser(), { ...form(), ...input }, { headers: place });

describe('ACC-01 signing up in numbers', () => {
  it('a household is asked nothing; beyond three a day the browser works for it', async () => {
    for (let i = 0; i < 3; i++) expect((await signUp()).status).toBe(201);
    const { status, body } = await signUp();
    expect([status, body.code]).toEqual([428, 'challenge_required']);
    const challenge = await solve(body.params.challenge as string);
    expect((await signUp({ challenge })).status).toBe(201);
    // A solution is valid once, and for this purpose only.
    expect((await signUp({ challenge })).body.code).toBe('challenge_required');
    expect((await signUp({}, from(5_000 + n))).status).toBe(201);
  });

  it('a solution counts for the network that was asked, within ten minutes, and unchanged', async () => {
    for (const place of [headers, from(6_000 + n)]) for (let i = 0; i < 3; i++) await signUp({}, place);
    const asked = async () => (await signUp()).body.params.challenge as string;
    const solved = await solve(await asked());
    expect((await signUp({ challenge: solved }, from(6_003 + n))).status).not.toBe(500);
    const easy = solved.replace('"cost":5000', '"cost":1');
    const other = JSON.stringify({ ...JSON.parse(solved), solution: { counter: 1, derivedKey: '00' } });
    for (const challenge of [easy, other, '{}', 'nonsense', '[]', 'null']) {
      expect((await signUp({ challenge })).body.code).toBe('challenge_required');
    }
    const late = await solve(await asked());
    app.clock.advance(10 * 60);
    expect((await signUp({ challenge: late })).body.code).toBe('challenge_required');
  });

  it('twenty an hour of one network, worked for or not, and the same of an IPv6 /64', async () => {
    const statuses = [];
    const network = `2001:db8:7:${n.toString(16)}`;
    for (let i = 0; i < 21; i++) {
      const place = { 'x-forwarded-for': `${network}::${i + 1}` };
      statuses.push((await byWorking({}, place)).status);
    }
    expect(statuses).toEqual([...Array<number>(20).fill(201), 429]);
  });

  it('of many networks of one IPv6 prefix: twelve a day are asked nothing', async () => {
    const place = (i: number) => ({ 'x-forwarded-for': `2001:db8:800:${i.toString(16)}00::1` });
    const unasked = [];
    for (let i = 0; i < 14; i++) unasked.push((await signUp({}, place(i))).status);
    expect(unasked).toEqual([...Array<number>(12).fill(201), 428, 428]);
  });

  it('beyond thirty an hour of one mail provider each works for it, from whichever network', async () => {
    const email = () => `someone${++n}@many.example`;
    for (let i = 0; i < 30; i++) expect((await signUp({ email: email() }, from(7_000 + ++n))).status).toBe(201);
    expect((await signUp({ email: email() }, from(7_000 + ++n))).body.code).toBe('challenge_required');
    expect((await byWorking({ email: email() }, from(7_000 + ++n))).status).toBe(201);
    expect((await signUp({}, from(7_000 + ++n))).status).toBe(201);
  });

  it('ACC-04 mails to addresses that nobody confirmed are counted with it', async () => {
    const browser = app.browser();
    expect((await browser.post('/signup', form(), { headers })).status).toBe(201);
    const others = [];
    for (let i = 0; i < 19; i++) others.push((await byWorking()).status);
    expect(others).toEqual(Array<number>(19).fill(201));
    const again = await browser.post('/activation/resend', undefined, { headers });
    expect([again.status, again.body.code]).toEqual([429, 'too_many_tries']);
    const corrected = await browser.post('/activation/email', { email: `right${n}@example.org` }, { headers });
    expect([corrected.status, corrected.body.code]).toEqual([429, 'too_many_tries']);
    expect((await browser.post('/activation/resend', undefined, { headers: from(8_000 + n) })).status).toBe(204);
  });

  it('ACC-08 so are those to an address that is to replace another, and asking for them once more', async () => {
    const noor = await joined(app, 'Noor', { email: `noor${n}@example.org` });
    const ask = (email: string, place = headers) =>
      noor.browser.post('/user/email', { email, password }, { headers: place });
    expect((await ask(`next${n}@example.org`)).status).toBe(204);
    const others = [];
    for (let i = 0; i < 19; i++) others.push((await byWorking()).status);
    expect(others).toEqual(Array<number>(19).fill(201));
    const refused = { status: 429, body: { code: 'too_many_tries' } };
    expect(await noor.browser.post('/user/email-change/resend', undefined, { headers })).toMatchObject(refused);
    expect(await ask(`other${n}@example.org`)).toMatchObject(refused);
    expect((await ask(`other${n}@example.org`, from(9_000 + n))).status).toBe(204);
  });

  it('five askings for a new password stop nobody from signing up', async () => {
    for (let i = 0; i < 6; i++)
      await app.browser().post('/password-reset', { email: `x${i}@example.org` }, { headers });
    expect((await signUp()).status).toBe(201);
  });
});

describe('ACC-05 logging in while many sign up', () => {
  it('does not queue behind them', async () => {
    const open = await testApp({ costlyPasswords: true, env: { TRUST_PROXY: '1' } });
    const known = form();
    expect((await open.browser().post('/signup', known)).status).toBe(201);
    let on = true;
    let signedUp = 0;
    const flood = Array.from({ length: 40 }, async () => {
      while (on) {
        const { status } = await open.browser().post('/signup', form());
        if (status === 201) signedUp++;
        // As clients do when they are told `busy`.
        else await new Promise((resolve) => setTimeout(resolve, 500));
      }
    });
    await eventually(() => expect(signedUp).toBeGreaterThan(5));
    const overtaken: number[] = [];
    for (let i = 0; i < 10; i++) {
      const before = signedUp;
      const { status } = await open.browser().post('/user', { email: known.email, password });
      expect(status).toBe(200);
      overtaken.push(signedUp - before);
    }
    on = false;
    await Promise.all(flood);
    // Behind all sign-ups it would wait for twenty of them or more, on any machine.
    expect(Math.max(...overtaken)).toBeLessThan(15);
  });
});
