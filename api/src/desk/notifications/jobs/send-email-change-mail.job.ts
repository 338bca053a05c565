import { Injectable } from '@nestjs/common';
import { EMAIL_LINK_LASTS, LinkTokens, memberOf } from '../../../members/accounts/index.js';
import { Clock, defineJob, Store, Vault, type JobHandler } from '../../../kernel/index.js';
import { MemberMails } from '../member-mails.js';

export const sendEmailChangeMail = defineJob<{ memberId: string }>('send-email-change-mail');

/** Mails the new address the link that makes it the member's (ACC-08). */
@Injectable()
export class SendEmailChangeMail implements JobHandler<{ memberId: string }> {
  constructor(
    private readonly mails: MemberMails,
    private readonly links: LinkTokens,
    private readonly store: Store,
    private readonly vault: Vault,
    private readonly clock: Clock,
  ) {}

  async run({ memberId }: { memberId: string }): Promise<void> {
    const account = await this.mails.recipient(memberId);
    const { emailRequest } = await this.store.readFresh(memberOf(memberId));
    const to = await this.vault.open(emailRequest?.email);
    if (account?.status !== 'active' || !emailRequest || !to) return;
    const link = { purpose: 'email-change', memberId, subject: `${emailRequest.number}` } as const;
    const token = await this.links.issue(link, new Date(this.clock.now().getTime() + EMAIL_LINK_LASTS));
    await this.mails.send(account, { mail: 'email-change', path: `/mail-change/do?token=${token}`, to });
  }
}
