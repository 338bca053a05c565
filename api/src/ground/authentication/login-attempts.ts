import { Injectable } from '@nestjs/common';
import { Vault } from '../../kernel/index.js';
import { accountLocked, loginFailed } from './authentication.errors.js';
import { networkTallies } from './network.js';
import { Tallies, type Tally } from './tallies.js';
import { KeyedMutex } from './keyed-mutex.js';

export interface LoginLimits {
  /** Consecutive failures allowed per account, from one network or one known device. */
  tries: number;
  lockMinutes: number;
}

/**
 * Multiplier of `tries` for failures on one account from all networks together. Only after that many is the owner
 * locked out on a new device, and never on a known one.
 */
const ACCOUNT_FACTOR = 20;
/** Multiplier of `tries` for failures from one network on any accounts: a network may be an office or a street. */
const NETWORK_FACTOR = 10;

interface Attempt {
  /** `staff-code`: reached only with the right password, so the limit per account is not multiplied. */
  kind: 'member' | 'staff' | 'staff-code';
  /** The account name as typed, whether or not it exists, so that a lock does not reveal whether it does. */
  account: string;
  address: string;
  /** Identifies a browser that has logged in to this account before, or a session; it has a counter of its own. */
  known?: string | undefined;
}

interface Counted {
  /** Of this account from this place. */
  own: Tally;
  /** Of this account from more than this place. */
  ofAccount: Tally[];
  /** Of any account. */
  ofNetworks: Tally[];
}

/** Locks out whoever enters wrong passwords, without locking out the account's owner (ACC-05). */
@Injectable()
export class LoginAttempts {
  private readonly mutex = new KeyedMutex();

  constructor(
    private readonly tallies: Tallies,
    private readonly vault: Vault,
  ) {}

  /**
   * Runs `verify` and counts its outcome. Within a process, attempts on one account from one place run one at a time,
   * so no password is checked after the last attempt allowed; between processes the database decides. The count is
   * judged in the database after the check: of any number of concurrent attempts at most `tries` are reported as wrong,
   * and after them none is reported as right.
   * @throws loginFailed, accountLocked
   */
  async guard<T>(attempt: Attempt, limits: LoginLimits, verify: () => Promise<T | undefined>): Promise<T> {
    const { own, ofAccount, ofNetworks } = this.countedFor(attempt, limits);
    const shared = [...ofAccount, ...ofNetworks];
    const all = [own, ...shared];
    refuse(await this.tallies.fullFor(all));
    return this.mutex.take(own.subject, async () => {
      refuse(await this.tallies.fullFor(all));
      const found = await verify();
      if (found === undefined) {
        refuse(await this.tallies.count(all, limits.lockMinutes));
        throw loginFailed({});
      }
      // The owner's own failures are no longer held against others on their network, but other people's failures still
      // count.
      refuse(await this.tallies.recordSuccess(own, shared));
      return found;
    });
  }

  /** Lifts the lock of an account whose owner, at this address, has proved their identity in another way. */
  async forget(kind: Attempt['kind'], account: string, address: string): Promise<void> {
    const { own, ofAccount } = this.countedFor({ kind, account, address }, { tries: 0 });
    await this.tallies.forget([own, ...ofAccount].map(({ subject }) => subject));
  }

  private countedFor({ kind, known, address, ...attempt }: Attempt, { tries }: Pick<LoginLimits, 'tries'>): Counted {
    const account = this.vault.hmac(`login ${kind}`, attempt.account);
    const from = (place: string, name: string) => this.vault.hmac(`login account and ${place}`, `${account} ${name}`);
    if (known !== undefined) {
      const own = { subject: from('device', known), limit: tries, extends: true };
      return { own, ofAccount: [], ofNetworks: [] };
    }
    const [nearest, ...wider] = networkTallies(address, tries, (network) => from('address', network));
    const everywhere = kind === 'staff-code' ? tries : tries * ACCOUNT_FACTOR;
    const ofNetwork = (network: string) => this.vault.hmac('login address', network);
    return {
      own: { ...nearest!, extends: true },
      ofAccount: [...wider, { subject: account, limit: everywhere }],
      ofNetworks: networkTallies(address, tries * NETWORK_FACTOR, ofNetwork),
    };
  }
}

function refuse(minutes: number): void {
  if (minutes > 0) throw accountLocked({ minutes });
}
