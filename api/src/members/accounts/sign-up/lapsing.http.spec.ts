import { randomUUID } from 'node:crypto';
import { beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { Erasure } from '../../../kernel/index.js';
import { TestClock, eventually, sealedFor } from '../../../../testing/kernel/index.js';
import { testApp, type TestApp } from '../../../../testing/app.js';
import { makePremium, signUp, type TestMember } from '../../../../testing/members.js';
import { setSettings } from '../../../../testing/settings.js';
import { ActivationTokens } from './activation-tokens.js';
import { lapseSignUps } from './lapse-sign-ups.job.js';
import { memberOf, signUp as open } from '../member.js';

const DAY = 86_400;
let app: TestApp;
let start: Date;
beforeAll(async () => {
  app = await testApp({ work: true, clock: new TestClock(new Date()) });
  start = app.clock.now();
});
beforeEach(() => app.clock.set(start));

const join = (name: string, options: Parameters<typeof signUp>[2] = {}) =>
  signUp(app, name, { confirmed: false, ...options });
/** Runs the job now, as the queue does every night. */
const night = () => app.handlers.get(lapseSignUps)!.run({}, { attempt: 1, key: '' });
const events = async ({ id }: Pick<TestMember, 'id'>) =>
  (
    await app.kernel.database.query<{ type: string }>(
      'SELECT type FROM kernel.events WHERE stream = $1 ORDER BY version',
      [`member-${id}`],
    )
  ).map(({ type }) => type);
const erased = (member: TestMember) =>
  eventually(async () => expect((await events(member)).at(-1)).toBe('MemberErased'));
const logIn = async (email: string) =>
  (await app.browser().post('/user', { email, password: 'correct horse' })).body.code as string;
const mailed = ({ id }: TestMember) => app.nest.get(ActivationTokens).issue(id);
const confirm = ({ browser }: TestMember, token: string) => browser.post('/activation', { token });

describe('PRV-02 sign-ups that nobody confirms', () => {
  it('are erased the night after 30 days, whole, and their address signs up anew', async () => {
    const email = 'typo@example.org';
    const anna = await join('Anna', { email, description: 'Collects xylophones' });
    app.clock.advance(30 * DAY - 1);
    await night();
    expect(await events(anna)).toEqual(['SignedUp']);
    expect((await anna.browser.get('/user')).status).toBe(200);

    app.clock.advance(1);
    await night();
    await erased(anna);
    expect(await events(anna)).toEqual(['SignedUp', 'SignUpLapsed', 'ErasureStarted', 'MemberErased']);
    expect((await anna.browser.get('/user')).body.code).toBe('authentication_required');
    expect(await logIn(email)).toBe('login_failed');
    for (const table of [
      'authentication.credentials WHERE owner_id',
      'authentication.sessions WHERE owner_id',
      'accounts.link_tokens WHERE member_id',
      'accounts.presence WHERE member_id',
      'notifications.inbox WHERE member_id',
      'kernel.reservations WHERE owner',
      'read.accounts WHERE member_id',
      'read.profiles WHERE member_id',
    ]) {
      expect([table, await app.kernel.database.query(`SELECT FROM ${table} = $1`, [anna.id])]).toEqual([table, []]);
    }
    expect(await app.kernel.database.query('SELECT FROM vault.keys WHERE starts_with(owner, $1)', [anna.id])).toEqual(
      [],
    );
    expect((await join('Again', { email })).id).not.toBe(anna.id);
  });

  it('MNY-09 leave books that add up', async () => {
    const anna = await join('Booked');
    app.clock.advance(30 * DAY);
    await night();
    await erased(anna);
    const balance = () =>
      app.kernel.database.one<{ balance: number }>('SELECT balance FROM read.wallets WHERE member_id = $1', [anna.id]);
    await eventually(async () => expect((await balance())?.balance).toBe(0));
    const accounts = await app.kernel.database.query<{ balance: number }>('SELECT balance FROM read.ledger_accounts');
    expect(accounts.reduce((sum, one) => sum + one.balance, 0)).toBe(0);
  });

  it('are not those that were confirmed, that were bought with, or that left', async () => {
    const [confirmed, buyer, leaver] = [await join('Confirmed'), await join('Buyer'), await join('Leaver')];
    await makePremium(app, buyer);
    await leaver.browser.post('/user/deletion', { reason: 'other', password: 'correct horse' });
    app.clock.advance(30 * DAY - 1);
    expect((await confirm(confirmed, await mailed(confirmed))).status).toBe(200);
    app.clock.advance(1);
    await night();
    for (const one of [confirmed, buyer, leaver]) expect(await events(one)).not.toContain('SignUpLapsed');
    const kept = await app.kernel.database.one('SELECT status FROM read.accounts WHERE member_id = $1', [confirmed.id]);
    expect(kept).toEqual({ status: 'active' });
  });

  it('have as long as the operator sets', async () => {
    await setSettings(app, { unconfirmed_days: 7 });
    const anna = await join('Week');
    app.clock.advance(7 * DAY);
    await night();
    await erased(anna);
    await setSettings(app, { unconfirmed_days: 30 });
  });

  it('are told until when, in the mail', async () => {
    const anna = await join('Told');
    const mail = () =>
      app.kernel.database.one<{ text: string }>('SELECT text FROM notifications.inbox WHERE member_id = $1', [anna.id]);
    await eventually(async () => expect(await mail()).toBeDefined());
    const day = new Intl.DateTimeFormat('nl', { dateStyle: 'long', timeZone: 'Europe/Amsterdam' });
    expect((await mail())!.text).toContain(`na ${day.format(start.getTime() + 30 * DAY * 1000)}`);
  });

  it('confirmed as the job comes, are either members or gone, never both', async () => {
    for (let round = 0; round < 5; round++) {
      app.clock.set(start);
      const anna = await join(`Race${round}`);
      app.clock.advance(30 * DAY);
      const token = await mailed(anna);
      const [{ status }] = await Promise.all([confirm(anna, token), night()]);
      const types = await events(anna);
      expect(types.includes('EmailConfirmed')).toBe(status === 200);
      expect(types.includes('SignUpLapsed')).not.toBe(status === 200);
      if (status !== 200) await erased(anna);
    }
  });

  it('are erased to the end, though the process died in between', async () => {
    const anna = await join('Killed');
    const erasure = app.nest.get(Erasure);
    const whole = erasure.erase.bind(erasure);
    let killed = false;
    jest.spyOn(erasure, 'erase').mockImplementation(async (id) => {
      if (id !== anna.id || killed) return whole(id);
      killed = true;
      throw new Error('killed');
    });
    app.clock.advance(30 * DAY);
    await night();
    await eventually(async () => expect(await events(anna)).toContain('ErasureStarted'));
    await night();
    await erased(anna);
    expect(killed).toBe(true);
    expect((await events(anna)).filter((type) => type === 'SignUpLapsed')).toHaveLength(1);
  });

  it('go more than one batch in a night, and once however often it runs', async () => {
    const store = app.kernel.store;
    const ids = Array.from({ length: 105 }, () => randomUUID());
    const details = { language: 'nl', timeZone: 'Europe/Amsterdam', domain: 'localhost', termsVersion: '2023-12-01' };
    await Promise.all(
      ids.map(async (id) => {
        const email = await sealedFor(app.kernel, id, `${id}@example.org`);
        const writes = [memberOf(id)];
        await store.transact({ actor: 'visitor', key: randomUUID(), request: {}, writes }, (tx) => {
          tx.decide(memberOf(id), (state) => open(state, { ...details, email, tracking: null, now: tx.now }));
          return {};
        });
      }),
    );
    app.clock.advance(30 * DAY);
    await Promise.all([night(), night()]);
    await night();
    const lapsed = await app.kernel.database.one<{ n: number; streams: number }>(
      `SELECT count(*) AS n, count(DISTINCT stream) AS streams FROM kernel.events
        WHERE type = 'SignUpLapsed' AND stream = ANY ($1)`,
      [ids.map((id) => `member-${id}`)],
    );
    expect(lapsed).toEqual({ n: 105, streams: 105 });
  });
});
