import { Injectable } from '@nestjs/common';
import { LinkTokens } from '../../../members/accounts/index.js';
import { defineJob, type JobHandler } from '../../../kernel/index.js';
import { deletionMail } from '../mails/deletion.mail.js';
import { deletionDisabledMail } from '../mails/deletion-disabled.mail.js';
import { MemberMails } from '../member-mails.js';

interface Payload {
  memberId: string;
  deletedAt: string;
}

export const sendDeletionMail = defineJob<Payload>('send-deletion-mail');

/** Tells a member who left until when the link brings them back (ACC-12). */
@Injectable()
export class SendDeletionMail implements JobHandler<Payload> {
  constructor(
    private readonly mails: MemberMails,
    private readonly links: LinkTokens,
  ) {}

  async run({ memberId, deletedAt }: Payload): Promise<void> {
    const account = await this.mails.recipient(memberId);
    if (!account?.eraseAt) return;
    const { eraseAt, timeZone, disabledAt } = account;
    const token = await this.links.issue({ purpose: 'reactivation', memberId, subject: deletedAt }, eraseAt);
    const format = { dateStyle: 'long', timeStyle: 'short', timeZone } as const;
    const date = new Intl.DateTimeFormat(this.mails.languageOf(account), format).format(eraseAt);
    const path = `/account-deleted?token=${token}`;
    await this.mails.send(account, { texts: disabledAt ? deletionDisabledMail : deletionMail, path, values: { date } });
  }
}
