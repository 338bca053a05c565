import { Injectable } from '@nestjs/common';
import { Vault } from '../../kernel/index.js';
import { accountLocked, loginFailed } from './authentication.errors.js';
import { networkOf } from './network.js';
import { Tallies, type Tally } from './tallies.js';
import { KeyedMutex } from './keyed-mutex.js';

export interface LoginLimits {
  /** Wrong tries in a row, for an account from one network or one known device. */
  tries: number;
  lockMinutes: number;
}

/**
 * Times the tries. From all networks together somebody has to try this often to hold back an owner who comes from a new
 * device, and no owner who comes from a known one.
 */
const ACCOUNT_ALONE = 20;
/** Times the tries, at whatever accounts: a network may be an office, or a street. */
const NETWORK_ALONE = 10;

interface Attempt {
  /** `staff-code`: only who knows the password gets there, so the account alone has no more tries than that. */
  kind: 'member' | 'staff' | 'staff-code';
  /** What was typed, whether such an account exists or not: a lock tells nothing about that. */
  account: string;
  address: string;
  /** Names a browser that has logged in to this account before, or a session: it has a count of its own. */
  known?: string | undefined;
}

interface Counted {
  own: Tally;
  shared: Tally[];
}

/** Locks out who types wrong passwords, and nobody else (ACC-05). */
@Injectable()
export class LoginAttempts {
  private readonly mutex = new KeyedMutex();

  constructor(
    private readonly tallies: Tallies,
    private readonly vault: Vault,
  ) {}

  /**
   * Runs `verify` and counts how it ends. Tries at one account from one place wait for each other, so that after the
   * last one allowed no further password is looked at in this process; between processes the database has the last
   * word. The count is judged after the check, in the database: of any number of tries at once no more than `tries`
   * wrong ones are told that they are wrong, and none is told that it is right after them.
   * @throws loginFailed, accountLocked
   */
  async guard<T>(attempt: Attempt, limits: LoginLimits, verify: () => Promise<T | undefined>): Promise<T> {
    const { own, shared } = this.countedFor(attempt, limits);
    const all = [own, ...shared];
    refuse(await this.tallies.fullFor(all));
    return this.mutex.take(own.subject, async () => {
      refuse(await this.tallies.fullFor(all));
      const found = await verify();
      if (found === undefined) {
        refuse(await this.tallies.count(all, limits.lockMinutes));
        throw loginFailed({});
      }
      // What the owner mistyped is not held against the others at their network, nor what others tried forgotten.
      refuse(await this.tallies.recordSuccess(own, shared));
      return found;
    });
  }

  /** Lifts the lock of an account whose owner, who is at this address, has shown themselves otherwise. */
  async forget(kind: Attempt['kind'], account: string, address: string): Promise<void> {
    const { own, account: alone } = this.subjectsOf({ kind, account, address });
    await this.tallies.forget([own, alone]);
  }

  private countedFor(attempt: Attempt, { tries }: LoginLimits): Counted {
    const { own, account, network } = this.subjectsOf(attempt);
    const mine = { subject: own, limit: tries, extends: true };
    if (attempt.known !== undefined) return { own: mine, shared: [] };
    const alone = attempt.kind === 'staff-code' ? tries : tries * ACCOUNT_ALONE;
    const shared = [
      { subject: account, limit: alone },
      { subject: network, limit: tries * NETWORK_ALONE },
    ];
    return { own: mine, shared };
  }

  private subjectsOf({ kind, known, ...attempt }: Attempt): Record<'own' | 'account' | 'network', string> {
    const account = this.vault.hmac(`login ${kind}`, attempt.account);
    const network = this.vault.hmac('login address', networkOf(attempt.address));
    const own =
      known === undefined
        ? this.vault.hmac('login account and address', `${account} ${network}`)
        : this.vault.hmac('login account and device', `${account} ${known}`);
    return { own, account, network };
  }
}

function refuse(minutes: number): void {
  if (minutes > 0) throw accountLocked({ minutes });
}
