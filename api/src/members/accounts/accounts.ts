import { Injectable } from '@nestjs/common';
import { Database, Store, Vault, type RecordedEvent } from '../../kernel/index.js';
import type { MemberDisabled, MemberEnabled } from './member.events.js';
import { memberOf } from './member.js';
import { Presence, type LastSeen } from './preferences/presence.js';
import type { AccountRow } from './projections/accounts.projection.js';

export interface Account {
  id: string;
  status: 'not_confirmed' | 'active' | 'deleted';
  premium: boolean;
  language: string;
  timeZone: string;
  /** The domain at which the member signed up. */
  domain: string;
  /** Null once the member is erased. */
  email: string | null;
  /** Number of address changes; a mailed link is valid for a single version. */
  emailVersion: number;
  signedUpAt: Date;
  /** When the data of a deleted account is erased; null also for an expired sign-up, which is erased at once. */
  eraseAt: Date | null;
  /** When staff disabled the account; null if it is not disabled. */
  disabledAt: Date | null;
}

/** What other contexts may ask about accounts. */
@Injectable()
export class Accounts {
  constructor(
    private readonly database: Database,
    private readonly vault: Vault,
    private readonly store: Store,
    private readonly presence: Presence,
  ) {}

  async find(memberId: string): Promise<Account | undefined> {
    const [row] = await this.database.prepared<AccountRow>(
      'account',
      'SELECT * FROM read.accounts WHERE member_id = $1',
      [memberId],
    );
    if (!row) return undefined;
    const { status, premium, language, time_zone: timeZone, domain, email_version: emailVersion } = row;
    const email = await this.vault.open(row.email);
    const { signed_up_at: signedUpAt, erase_at: eraseAt, disabled_at: disabledAt } = row;
    return {
      id: memberId,
      status,
      premium,
      language,
      timeZone,
      domain,
      email,
      emailVersion,
      signedUpAt,
      eraseAt,
      disabledAt,
    };
  }

  /** The reason the member was given when staff last disabled or enabled the account. */
  async reasonFor(decision: 'MemberDisabled' | 'MemberEnabled', memberId: string): Promise<string | null> {
    const [event] = await this.store.history(memberOf(memberId), { limit: 1, types: [decision] });
    return this.vault.open((event as RecordedEvent<MemberDisabled | MemberEnabled> | undefined)?.data.reason);
  }

  /** The address for mails; null if the member is unknown or erased. */
  async emailOf(memberId: string): Promise<string | null> {
    return (await this.find(memberId))?.email ?? null;
  }

  /** Those of the members who were seen in the last five minutes. */
  onlineAmong(memberIds: string[]): Promise<Set<string>> {
    return this.presence.onlineAmong(memberIds);
  }

  /** When the member was last seen, and whether they are still looking at the site. */
  lastSeen(memberId: string): Promise<LastSeen> {
    return this.presence.lastSeen(memberId);
  }

  /** The days (UTC, `YYYY-MM-DD`) on which the member was here; `from`: since that day. */
  daysSeen(memberId: string, from?: string): Promise<string[]> {
    return this.presence.daysSeen(memberId, from);
  }

  lastSeenOf(memberIds: readonly string[]): Promise<Map<string, LastSeen>> {
    return this.presence.lastSeenOf(memberIds);
  }

  /** All members who were seen in the last five minutes. */
  online(): Promise<string[]> {
    return this.presence.online();
  }
}
