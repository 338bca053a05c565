import { Injectable } from '@nestjs/common';
import { Store } from '../../../kernel/index.js';
import { Settings } from '../../../ground/settings/index.js';
import { memberOf } from '../member.js';
import { requestPasswordReset } from './password.js';

/** Requests password reset mails; for a deleted account the mail contains the link that restores it. */
@Injectable()
export class PasswordResets {
  constructor(
    private readonly store: Store,
    private readonly settings: Settings,
  ) {}

  /**
   * @param by where the mail was requested, if not with the reset form
   * @throws emailNotFound, tooManyResetMails
   */
  async request(memberId: string, key: string, by?: 'sign-up'): Promise<void> {
    const { resetMailsADay: mailsADay } = this.settings.current();
    const member = memberOf(memberId);
    await this.store.transact({ actor: memberId, key, request: 'password reset', writes: [member] }, (tx) => {
      tx.decide(member, (state) => requestPasswordReset(state, { now: tx.now, mailsADay, by }));
    });
  }
}
