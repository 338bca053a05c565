import { Injectable } from '@nestjs/common';
import { Store } from '../kernel/index.js';
import { disableNotifications, mailingOf } from './mailing.js';
import type { DisabledReason } from './mailing.events.js';

/** What other contexts may ask and tell about mail to a member. */
@Injectable()
export class Mailings {
  constructor(private readonly store: Store) {}

  async disabledFor(memberId: string): Promise<DisabledReason[]> {
    return (await this.store.readFresh(mailingOf(memberId))).disabled;
  }

  /** @param key of the job that found out */
  async disable(memberId: string, reason: DisabledReason, key: string): Promise<void> {
    const mailing = mailingOf(memberId);
    await this.store.transact({ actor: 'system', key, request: { reason }, writes: [mailing] }, (tx) => {
      tx.decide(mailing, (state) => disableNotifications(state, { reason, now: tx.now }));
      return {};
    });
  }
}
