import { isIPv6 } from 'node:net';
import { Injectable } from '@nestjs/common';
import { Clock, Database, isRefusal, Vault } from '../kernel/index.js';
import { accountLocked, loginFailed, tooManyTries } from './authentication.errors.js';
import { Turns } from './turns.js';

export interface LoginLimits {
  /** Wrong tries in a row, per account and per address. */
  tries: number;
  lockMinutes: number;
}

interface Lock extends LoginLimits {
  refusal?: typeof accountLocked;
}

interface Attempt {
  kind: 'member' | 'staff' | 'staff-code' | 'disclosure';
  /** What was typed, whether such an account exists or not: a lock tells nothing about that. */
  account: string;
  address: string;
}

interface Counter {
  subject: string;
  tries: number;
  ends_at: Date;
}

/** Locks an account and an address after too many wrong tries (ACC-05). */
@Injectable()
export class LoginAttempts {
  private readonly turns = new Turns();

  constructor(
    private readonly database: Database,
    private readonly vault: Vault,
    private readonly clock: Clock,
  ) {}

  /**
   * Runs `verify` and counts how it ends. Tries at one account wait for each other, so that after the last one allowed
   * no further password is looked at in this process; between processes the database has the last word. The count is
   * judged after the check, in the database: of any number of tries at once no more than `tries` wrong ones are told
   * that they are wrong, and none is told that it is right after them.
   * @throws loginFailed, accountLocked
   */
  async guard<T>(attempt: Attempt, limits: LoginLimits, verify: () => Promise<T | undefined>): Promise<T> {
    const { account, address, both } = this.subjectsOf(attempt);
    const judged = [account, address];
    this.refuseLocked(await this.counters(judged), limits);
    return this.turns.take(account, async () => {
      this.refuseLocked(await this.counters(judged), limits);
      const found = await verify();
      if (found === undefined) {
        await this.countWrong(judged, both, limits);
        throw loginFailed({});
      }
      await this.settleRight({ account, address, both }, limits);
      return found;
    });
  }

  /**
   * Runs `work`, whose answer can say who has an account here. Such answers are counted per account asked about and
   * per address, apart from wrong passwords: whoever is locked out of logging in may still ask for a new one. What is
   * answered otherwise counts nothing.
   * @param tells whether that is such an answer: the code of a refusal, or null where the work was done
   * @throws tooManyTries when that was asked too often
   */
  async disclose<T>(
    asked: Pick<Attempt, 'account' | 'address'>,
    limits: LoginLimits,
    tells: (refusal: string | null) => boolean,
    work: () => Promise<T>,
  ): Promise<T> {
    const { account, address, both } = this.subjectsOf({ kind: 'disclosure', ...asked });
    const judged = [account, address];
    const told = { ...limits, refusal: tooManyTries };
    this.refuseLocked(await this.counters(judged), told);
    const answer = work();
    const refusal = await answer.then(
      () => null,
      (error: unknown) => {
        if (isRefusal(error)) return error.code;
        throw error;
      },
    );
    if (tells(refusal)) await this.countWrong(judged, both, told);
    return answer;
  }

  private subjectsOf({ kind, ...attempt }: Attempt): Record<'account' | 'address' | 'both', string> {
    const account = this.vault.hmac(`login ${kind}`, attempt.account);
    const place = kind === 'disclosure' ? 'disclosure address' : 'login address';
    const address = this.vault.hmac(place, networkOf(attempt.address));
    return { account, address, both: this.vault.hmac('login account and address', `${account} ${address}`) };
  }

  /**
   * What the owner mistyped is not held against the others at their address. What was tried at other accounts stays
   * counted: an attacker may own one account.
   */
  private async settleRight(
    { account, address, both }: Record<'account' | 'address' | 'both', string>,
    limits: LoginLimits,
  ) {
    await this.database.transaction(async (query) => {
      const rows = await query<Counter>(
        `SELECT subject, tries, ends_at FROM authentication.login_attempts
          WHERE subject = ANY ($1) ORDER BY subject FOR UPDATE`,
        [[account, address, both]],
      );
      this.refuseLocked(
        rows.filter(({ subject }) => subject !== both),
        limits,
      );
      const own = rows.find(({ subject, ends_at }) => subject === both && ends_at > this.clock.now());
      if (own) {
        await query('UPDATE authentication.login_attempts SET tries = greatest(tries - $2, 0) WHERE subject = $1', [
          address,
          own.tries,
        ]);
      }
      await query('DELETE FROM authentication.login_attempts WHERE subject = ANY ($1)', [[account, both]]);
    });
  }

  /** Lifts the lock of an account whose owner has shown themselves otherwise; the address keeps its count. */
  async forget(kind: Attempt['kind'], account: string): Promise<void> {
    const subject = this.vault.hmac(`login ${kind}`, account);
    await this.database.query('DELETE FROM authentication.login_attempts WHERE subject = $1', [subject]);
  }

  /** Counts of wrong tries that hold nobody back any more. */
  async forgetEnded(): Promise<void> {
    await this.database.query('DELETE FROM authentication.login_attempts WHERE ends_at <= $1', [this.clock.now()]);
  }

  private counters(subjects: string[]): Promise<Counter[]> {
    return this.database.prepared<Counter>(
      'login-attempts',
      'SELECT subject, tries, ends_at FROM authentication.login_attempts WHERE subject = ANY ($1)',
      [subjects],
    );
  }

  private refuseLocked(counters: Counter[], { tries, refusal = accountLocked }: Lock, now = this.clock.now()): void {
    const ends = counters.filter((row) => row.tries >= tries && row.ends_at > now).map((row) => row.ends_at.getTime());
    if (ends.length > 0) throw refusal({ minutes: Math.ceil((Math.max(...ends) - now.getTime()) / 60_000) });
  }

  private async countWrong(judged: string[], both: string, lock: Lock): Promise<void> {
    const { tries, lockMinutes } = lock;
    const now = this.clock.now();
    await this.database.query(
      `DELETE FROM authentication.login_attempts WHERE subject IN (
         SELECT subject FROM authentication.login_attempts WHERE ends_at <= $1 LIMIT 100 FOR UPDATE SKIP LOCKED)`,
      [now],
    );
    const rows = await this.database.query<Counter>(
      `INSERT INTO authentication.login_attempts AS a (subject, tries, ends_at)
       SELECT subject, 1, $3::timestamptz FROM unnest($1::text[]) subject ORDER BY subject
       ON CONFLICT (subject) DO UPDATE SET
         tries = CASE WHEN a.ends_at <= $2 THEN 1 ELSE least(a.tries, $4) + 1 END,
         ends_at = CASE WHEN a.ends_at > $2 AND a.tries >= $4 THEN a.ends_at ELSE excluded.ends_at END
       RETURNING subject, tries, ends_at`,
      [[...judged, both], now, new Date(now.getTime() + lockMinutes * 60_000), tries],
    );
    this.refuseLocked(
      rows.filter((row) => row.subject !== both && row.tries > tries),
      lock,
      now,
    );
  }
}

/** A household has one IPv4 address, but 2^64 of IPv6. */
export function networkOf(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address);
  if (mapped) return mapped[1]!;
  if (!isIPv6(address)) return address;
  const [head = '', tail] = address.split('%')[0]!.split('::');
  const left = head.split(':').filter(Boolean);
  const right = tail?.split(':').filter(Boolean) ?? [];
  const gap = Array<string>(Math.max(0, 8 - left.length - right.length)).fill('0');
  const groups = [...left, ...gap, ...right].slice(0, 4);
  return groups.map((group) => Number.parseInt(group, 16).toString(16)).join(':');
}
