import { Injectable } from '@nestjs/common';
import { Store } from '../../../kernel/index.js';
import type { Account } from '../accounts.js';
import { mailBounces } from '../accounts.errors.js';
import { memberOf } from '../member.js';
import { changePreferences, disableNotifications, mailingOf } from './mailing.js';
import type { DisabledReason, Preference } from './mailing.events.js';

/** What other contexts may ask and change about a member's mails. */
@Injectable()
export class MailPreferences {
  constructor(private readonly store: Store) {}

  async disabledFor(memberId: string): Promise<DisabledReason[]> {
    return (await this.store.readFresh(mailingOf(memberId))).disabled;
  }

  /** Whether mails to each of the members came back, in the order of `memberIds`. */
  async bouncing(memberIds: readonly string[]): Promise<boolean[]> {
    const mailings = await this.store.readAllFresh(memberIds.map(mailingOf));
    return mailings.map(({ disabled }) => disabled.includes('bounce'));
  }

  /** For whoever asks for a mail, which would not be sent (NTF-05). @throws mailBounces */
  async requireReachable(memberId: string): Promise<void> {
    if ((await this.disabledFor(memberId)).includes('bounce')) throw mailBounces({});
  }

  /** Which notifications the member wants. */
  async preferencesOf(memberId: string): Promise<Record<Preference, boolean>> {
    return (await this.store.readFresh(mailingOf(memberId))).preferences;
  }

  /** Whether the member wants this notification, and whether it may be sent by mail (NTF-01, NTF-04). */
  async wishes(memberId: string, preference: Preference): Promise<{ wanted: boolean; byMail: boolean }> {
    return (await this.wishesOf([{ memberId, preference }]))[0]!;
  }

  /** The preferences of many members, in the order of `asked`. */
  async wishesOf(
    asked: readonly { memberId: string; preference: Preference }[],
  ): Promise<{ wanted: boolean; byMail: boolean }[]> {
    const mailings = await this.store.readAllFresh(asked.map(({ memberId }) => mailingOf(memberId)));
    return mailings.map(({ preferences, disabled }, i) => {
      const wanted = preferences[asked[i]!.preference];
      return { wanted, byMail: wanted && disabled.length === 0 };
    });
  }

  /** Turns off one type of notification, for the unsubscribe link in a mail. */
  async unsubscribe(memberId: string, preference: Preference, key: string): Promise<void> {
    const mailing = mailingOf(memberId);
    const wanted = { [preference]: false };
    await this.store.transact({ actor: memberId, key, request: wanted, writes: [mailing] }, (tx) => {
      tx.decide(mailing, (state) => changePreferences(state, { wanted, now: tx.now }));
    });
  }

  /**
   * Does nothing if the member has another address by now: the reason is about the one that mail went to.
   * @param key idempotency key of the job that detected the reason
   */
  async disable(
    { id, emailVersion }: Pick<Account, 'id' | 'emailVersion'>,
    reason: DisabledReason,
    key: string,
  ): Promise<void> {
    const [member, mailing] = [memberOf(id), mailingOf(id)];
    const command = { actor: 'system', key, request: { reason }, reads: [member], writes: [mailing] };
    await this.store.transact(command, (tx) => {
      if (tx.state(member).emailVersion !== emailVersion) return;
      tx.decide(mailing, (state) => disableNotifications(state, { reason, now: tx.now }));
    });
  }
}
