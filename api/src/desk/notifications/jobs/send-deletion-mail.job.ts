import { Injectable } from '@nestjs/common';
import { LinkTokens } from '../../../members/accounts/index.js';
import { defineJob, type JobHandler } from '../../../kernel/index.js';
import { dateValues } from '../mails/dates.js';
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
    await this.mails.send(account, {
      mail: disabledAt ? 'deletion-disabled' : 'deletion',
      path: `/account-deleted?token=${token}`,
      values: dateValues(this.mails.languageOf(account), eraseAt, { timeZone, timeStyle: 'short' }),
    });
  }
}
