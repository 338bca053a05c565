import { Injectable } from '@nestjs/common';
import { Database, Store, Vault, type RecordedEvent } from '../../kernel/index.js';
import type { MemberDisabled, MemberEnabled } from './member.events.js';
import { memberOf } from './member.js';
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
  ) {}

  async find(memberId: string): Promise<Account | undefined> {
    return (await this.findAll([memberId])).get(memberId);
  }

  /** By member id; unknown members are left out. */
  async findAll(memberIds: readonly string[]): Promise<Map<string, Account>> {
    const rows = await this.database.prepared<AccountRow>(
      'accounts',
      'SELECT * FROM read.accounts WHERE member_id = ANY ($1::uuid[])',
      [memberIds],
    );
    const emails = await this.vault.openAll(rows.map(({ email }) => email));
    return new Map(rows.map((row, i) => [row.member_id, accountOf(row, emails[i]!)]));
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

  async isPremium(memberId: string): Promise<boolean> {
    return (await this.find(memberId))?.premium ?? false;
  }
}

const accountOf = (row: AccountRow, email: string | null): Account => ({
  id: row.member_id,
  status: row.status,
  premium: row.premium,
  language: row.language,
  timeZone: row.time_zone,
  domain: row.domain,
  email,
  emailVersion: row.email_version,
  signedUpAt: row.signed_up_at,
  eraseAt: row.erase_at,
  disabledAt: row.disabled_at,
});
