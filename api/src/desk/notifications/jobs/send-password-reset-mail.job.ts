import { Injectable } from '@nestjs/common';
import { LinkTokens, memberOf, resetSubject } from '../../../members/accounts/index.js';
import { Clock, defineJob, Store, type JobHandler } from '../../../kernel/index.js';
import { Settings } from '../../../ground/settings/index.js';
import { MemberMails } from '../member-mails.js';
import { SendDeletionMail } from './send-deletion-mail.job.js';

interface Payload {
  memberId: string;
  /** Somebody signed up with the address: the mail says that as well. */
  by?: 'sign-up' | undefined;
}

export const sendPasswordResetMail = defineJob<Payload>('send-password-reset-mail');

/** Mails the link to a new password, which works once (ACC-07). Who has left is mailed the way back. */
@Injectable()
export class SendPasswordResetMail implements JobHandler<Payload> {
  constructor(
    private readonly mails: MemberMails,
    private readonly links: LinkTokens,
    private readonly wayBack: SendDeletionMail,
    private readonly store: Store,
    private readonly settings: Settings,
    private readonly clock: Clock,
  ) {}

  async run({ memberId, by }: Payload): Promise<void> {
    const account = await this.mails.recipient(memberId);
    if (!account) return;
    const { passwordVersion, deletion } = await this.store.readFresh(memberOf(memberId));
    if (deletion) return this.wayBack.run({ memberId, deletedAt: deletion.deletedAt });
    // The address as it was read: should it change meanwhile, this link is for the old one and dead.
    const subject = resetSubject({ emailVersion: account.emailVersion, passwordVersion });
    const { resetLinkHours: hours } = this.settings.current();
    const expiresAt = new Date(this.clock.now().getTime() + hours * 3_600_000);
    const token = await this.links.issue({ purpose: 'password-reset', memberId, subject }, expiresAt);
    await this.mails.send(account, {
      mail: by === 'sign-up' ? 'signed-up-again' : 'password-reset',
      path: `/reset-password/do?token=${token}`,
      values: { hours },
    });
  }
}
