import { beforeEach, describe, expect, it } from '@jest/globals';
import { TestClock, testKernel } from '../../../testing/kernel/index.js';
import { accountLocked, loginFailed } from './authentication.errors.js';
import { LoginAttempts } from './login-attempts.js';
import { Tallies } from './tallies.js';

const clock = new TestClock();
const kernel = testKernel({ clock });
const limits = { tries: 5, lockMinutes: 15 };
let n = 0;
let attempts: LoginAttempts;
/** The same service in another process. */
let elsewhere: LoginAttempts;
beforeEach(async () => {
  const { database, vault } = await kernel;
  attempts = new LoginAttempts(new Tallies(database, clock), vault);
  elsewhere = new LoginAttempts(new Tallies(database, clock), vault);
  n++;
});
const from = (address: string, account = `account${n}`) => ({ kind: 'member' as const, account, address });
const right = (address: string) => attempts.guard(from(address), limits, () => Promise.resolve('in'));
const wrong = (address: string, account?: string) =>
  attempts.guard(from(address, account), limits, () => Promise.resolve(undefined));
const refused = (code: string) => ({ code });
const codeOf = (guess: Promise<unknown>) => guess.then(String, ({ code }: { code: string }) => code);

describe('ACC-05 counting wrong tries', () => {
  it('a success makes the account count from the start', async () => {
    const home = `${n}.0.0.0`;
    for (let round = 0; round < 2; round++) {
      for (let i = 0; i < 4; i++) await expect(wrong(home)).rejects.toMatchObject(refused(loginFailed.code));
      await expect(right(home)).resolves.toBe('in');
    }
  });

  it('who guesses from one network locks nobody out elsewhere', async () => {
    for (let i = 0; i < 20; i++) await codeOf(wrong(`${n}.0.0.1`));
    await expect(wrong(`${n}.0.0.1`)).rejects.toMatchObject(refused(accountLocked.code));
    await expect(right(`${n}.0.0.2`)).resolves.toBe('in');
  });

  it('a right password that was still being checked when the lock fell is not told to be right', async () => {
    const late = attempts.guard(from(`${n}.0.0.0`), limits, async () => {
      for (let i = 1; i <= 5; i++) {
        await codeOf(elsewhere.guard(from(`${n}.0.0.0`), limits, () => Promise.resolve(undefined)));
      }
      return 'in';
    });
    await expect(late).rejects.toMatchObject(refused(accountLocked.code));
  });

  it('a count ends 15 minutes after the last wrong try, and a lock is not made longer by trying', async () => {
    const home = `${n}.0.0.0`;
    for (let i = 0; i < 4; i++) await wrong(home).catch(() => undefined);
    clock.advance(14 * 60);
    await expect(wrong(home)).rejects.toMatchObject(refused(loginFailed.code));
    clock.advance(14 * 60);
    await expect(wrong(home)).rejects.toMatchObject({ ...refused(accountLocked.code), params: { minutes: 1 } });
    clock.advance(60);
    for (let i = 0; i < 5; i++) await expect(wrong(home)).rejects.toMatchObject(refused(loginFailed.code));
    await expect(right(home)).rejects.toMatchObject(refused(accountLocked.code));
  });

  it('accounts of members and of staff with one address are counted apart', async () => {
    for (let i = 0; i < 5; i++) await wrong(`${n}.0.0.0`).catch(() => undefined);
    const staff = { ...from(`${n}.0.0.0`), kind: 'staff' as const };
    await expect(attempts.guard(staff, limits, () => Promise.resolve('in'))).resolves.toBe('in');
  });

  it('1,000 guesses from 200 networks: a hundred are told, and the account opens when announced', async () => {
    let checked = 0;
    const guesses = Array.from({ length: 1_000 }, (_, i) =>
      codeOf(
        attempts.guard(from(`10.${n}.0.${i % 200}`), limits, () => {
          checked++;
          return Promise.resolve(undefined);
        }),
      ),
    );
    const codes = await Promise.all(guesses);
    // One more attempt per network may have started before the last counted one.
    expect(checked).toBeLessThanOrEqual(300);
    expect(codes.filter((code) => code === loginFailed.code)).toHaveLength(100);
    expect(codes.filter((code) => code === accountLocked.code)).toHaveLength(900);
    const locked = { ...refused(accountLocked.code), params: { minutes: 15 } };
    await expect(right(`10.${n}.1.0`)).rejects.toMatchObject(locked);
    clock.advance(15 * 60 - 1);
    await expect(right(`10.${n}.1.0`)).rejects.toMatchObject({ ...locked, params: { minutes: 1 } });
    clock.advance(1);
    await expect(right(`10.${n}.1.0`)).resolves.toBe('in');
  });

  it('who holds many networks of IPv6 locks no owner out elsewhere, and is told of twenty wrong tries at one account', async () => {
    const of48 = (i: number) => `2001:db8:${n}:${i.toString(16)}::1`;
    const codes = [];
    for (let i = 0; i < 24 * 5; i++) codes.push(await codeOf(wrong(of48(i % 24))));
    for (let i = 24; i < 1_200; i += 24) codes.push(await codeOf(wrong(of48(i))));
    expect(codes.filter((code) => code === loginFailed.code)).toHaveLength(20);
    await expect(right(of48(0xffff))).rejects.toMatchObject(refused(accountLocked.code));
    await expect(right(`2001:db8:f${n}::1`)).resolves.toBe('in');
  });

  it('what was refused in one network is not counted against its neighbours', async () => {
    for (let i = 0; i < 60; i++) await codeOf(wrong(`2001:db8:${n}:1::1`));
    await expect(right(`2001:db8:${n}:2::1`)).resolves.toBe('in');
  });

  it('a device that logged in before keeps its way meanwhile, and has five tries of its own', async () => {
    for (let i = 0; i < 100; i++) await codeOf(wrong(`10.${n}.0.${i}`));
    const known = { ...from(`10.${n}.0.1`), known: 'the phone' };
    const guess = () => attempts.guard(known, limits, () => Promise.resolve(undefined));
    await expect(right(`10.${n}.1.0`)).rejects.toMatchObject(refused(accountLocked.code));
    for (let i = 0; i < 4; i++) await expect(guess()).rejects.toMatchObject(refused(loginFailed.code));
    await expect(attempts.guard(known, limits, () => Promise.resolve('in'))).resolves.toBe('in');
    for (let i = 0; i < 5; i++) await expect(guess()).rejects.toMatchObject(refused(loginFailed.code));
    await expect(guess()).rejects.toMatchObject(refused(accountLocked.code));
  });

  it('a second factor is guessed five times from wherever: only who knows the password gets there', async () => {
    const code = (i: number) => ({ ...from(`10.${n}.0.${i}`), kind: 'staff-code' as const });
    for (let i = 0; i < 5; i++) await codeOf(attempts.guard(code(i), limits, () => Promise.resolve(undefined)));
    const late = attempts.guard(code(9), limits, () => Promise.resolve('in'));
    await expect(late).rejects.toMatchObject(refused(accountLocked.code));
  });

  it('1,000 guesses from one network at two processes: five are told that they are wrong', async () => {
    const guesses = Array.from({ length: 1_000 }, (_, i) =>
      codeOf([attempts, elsewhere][i % 2]!.guard(from(`10.${n}.0.0`), limits, () => Promise.resolve(undefined))),
    );
    const codes = await Promise.all(guesses);
    expect(codes.filter((code) => code === loginFailed.code)).toHaveLength(5);
    expect(codes.filter((code) => code === accountLocked.code)).toHaveLength(995);
  });

  it('a network that tries many accounts is told fifty times', async () => {
    const codes = [];
    for (let i = 0; i < 60; i++) codes.push(await codeOf(wrong(`10.${n}.0.0`, `one of many ${n} ${i}`)));
    expect(codes.filter((code) => code === loginFailed.code)).toHaveLength(50);
    expect(codes.at(-1)).toBe(accountLocked.code);
  });

  it('what a member mistyped before they got in is not held against others at their address', async () => {
    const address = `10.${n}.0.0`;
    for (let i = 0; i < 4; i++) await codeOf(wrong(address));
    await expect(right(address)).resolves.toBe('in');
    for (let i = 0; i < 4; i++) expect(await codeOf(wrong(address, `housemate${n}`))).toBe(loginFailed.code);
  });

  it('who owns one account gets no more tries at others by it', async () => {
    const address = `10.${n}.0.0`;
    for (let i = 0; i < 48; i++) await codeOf(wrong(address, `victim${n} ${i}`));
    await codeOf(wrong(address));
    await expect(right(address)).resolves.toBe('in');
    await codeOf(wrong(address, `victim${n} 48`));
    expect(await codeOf(wrong(address, `victim${n} 49`))).toBe(loginFailed.code);
    expect(await codeOf(wrong(address, `victim${n} 50`))).toBe(accountLocked.code);
  });

  it('keeps neither account nor address in the clear', async () => {
    await wrong('203.0.113.77', 'someone@example.com').catch(() => undefined);
    const { database } = await kernel;
    const rows = await database.query<{ row: string }>('SELECT a::text AS row FROM authentication.login_attempts a');
    expect(JSON.stringify(rows)).not.toMatch(/someone|203\.0/);
  });
});
