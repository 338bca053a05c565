import { beforeEach, describe, expect, it } from 'vitest';
import { TestClock, testKernel } from '../kernel/testing/index.js';
import { accountLocked, loginFailed } from './authentication.errors.js';
import { LoginAttempts } from './login-attempts.js';

const clock = new TestClock();
const kernel = testKernel({ clock });
const limits = { tries: 5, lockMinutes: 15 };
let n = 0;
let attempts: LoginAttempts;
/** Of another process. */
let elsewhere: LoginAttempts;
beforeEach(async () => {
  const { database, vault } = await kernel;
  attempts = new LoginAttempts(database, vault, clock);
  elsewhere = new LoginAttempts(database, vault, clock);
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
    for (let i = 0; i < 4; i++) await expect(wrong(`${n}.0.0.${i}`)).rejects.toMatchObject(refused(loginFailed.code));
    await expect(right(`${n}.0.1.0`)).resolves.toBe('in');
    for (let i = 0; i < 4; i++) await expect(wrong(`${n}.0.2.${i}`)).rejects.toMatchObject(refused(loginFailed.code));
    await expect(right(`${n}.0.3.0`)).resolves.toBe('in');
  });

  it('a right password that was still being checked when the lock fell is not told to be right', async () => {
    const late = attempts.guard(from(`${n}.0.0.0`), limits, async () => {
      for (let i = 1; i <= 5; i++) {
        await codeOf(elsewhere.guard(from(`${n}.0.0.${i}`), limits, () => Promise.resolve(undefined)));
      }
      return 'in';
    });
    await expect(late).rejects.toMatchObject(refused(accountLocked.code));
  });

  it('a count ends 15 minutes after the last wrong try, and a lock is not made longer by trying', async () => {
    for (let i = 0; i < 4; i++) await wrong(`${n}.0.0.${i}`).catch(() => undefined);
    clock.advance(14 * 60);
    await expect(wrong(`${n}.0.0.5`)).rejects.toMatchObject(refused(loginFailed.code));
    clock.advance(14 * 60);
    await expect(wrong(`${n}.0.0.6`)).rejects.toMatchObject({ ...refused(accountLocked.code), params: { minutes: 1 } });
    clock.advance(60);
    for (let i = 0; i < 5; i++) {
      await expect(wrong(`${n}.0.1.${i}`)).rejects.toMatchObject(refused(loginFailed.code));
    }
    await expect(right(`${n}.0.1.9`)).rejects.toMatchObject(refused(accountLocked.code));
  });

  it('accounts of members and of staff with one address are counted apart', async () => {
    for (let i = 0; i < 5; i++) await wrong(`${n}.0.0.${i}`).catch(() => undefined);
    const staff = { ...from(`${n}.0.1.0`), kind: 'staff' as const };
    await expect(attempts.guard(staff, limits, () => Promise.resolve('in'))).resolves.toBe('in');
  });

  it('1,000 guesses from 100 addresses: five are checked, and the account opens when announced', async () => {
    let checked = 0;
    const guesses = Array.from({ length: 1_000 }, (_, i) =>
      codeOf(
        attempts.guard(from(`10.${n}.0.${i % 100}`), limits, () => {
          checked++;
          return Promise.resolve(undefined);
        }),
      ),
    );
    const codes = await Promise.all(guesses);
    expect(checked).toBe(5);
    expect(codes.filter((code) => code === loginFailed.code)).toHaveLength(5);
    expect(codes.filter((code) => code === accountLocked.code)).toHaveLength(995);
    const locked = { ...refused(accountLocked.code), params: { minutes: 15 } };
    await expect(right(`10.${n}.1.0`)).rejects.toMatchObject(locked);
    clock.advance(15 * 60 - 1);
    await expect(right(`10.${n}.1.0`)).rejects.toMatchObject({ ...locked, params: { minutes: 1 } });
    clock.advance(1);
    await expect(right(`10.${n}.1.0`)).resolves.toBe('in');
  });

  it('1,000 guesses at two processes: five are told that they are wrong', async () => {
    const guesses = Array.from({ length: 1_000 }, (_, i) =>
      codeOf(
        [attempts, elsewhere][i % 2]!.guard(from(`10.${n}.0.${i % 100}`), limits, () => Promise.resolve(undefined)),
      ),
    );
    const codes = await Promise.all(guesses);
    expect(codes.filter((code) => code === loginFailed.code)).toHaveLength(5);
    expect(codes.filter((code) => code === accountLocked.code)).toHaveLength(995);
  });

  it('what a member mistyped before they got in is not held against others at their address', async () => {
    const address = `10.${n}.0.0`;
    for (let i = 0; i < 4; i++) await codeOf(wrong(address));
    await expect(right(address)).resolves.toBe('in');
    for (let i = 0; i < 4; i++) expect(await codeOf(wrong(address, `housemate${n}`))).toBe(loginFailed.code);
  });

  it('who owns one account gets no more tries at others by it', async () => {
    const address = `10.${n}.0.0`;
    for (let i = 0; i < 3; i++) await codeOf(wrong(address, `victim${n} ${i}`));
    await codeOf(wrong(address));
    await expect(right(address)).resolves.toBe('in');
    await codeOf(wrong(address, `victim${n} 3`));
    expect(await codeOf(wrong(address, `victim${n} 4`))).toBe(loginFailed.code);
    expect(await codeOf(wrong(address, `victim${n} 5`))).toBe(accountLocked.code);
  });

  it('keeps neither account nor address in the clear', async () => {
    await wrong('203.0.113.77', 'someone@example.com').catch(() => undefined);
    const { database } = await kernel;
    const rows = await database.query<{ row: string }>('SELECT a::text AS row FROM authentication.login_attempts a');
    expect(JSON.stringify(rows)).not.toMatch(/someone|203\.0/);
  });
});
