import { Injectable } from '@nestjs/common';
import { defineJob, type JobHandler } from '../../../kernel/index.js';
import { MemberMails } from '../member-mails.js';

export const sendReactivatedMail = defineJob<{ memberId: string }>('send-reactivated-mail');

/** Says that the account is back, should somebody else have opened the link (ACC-12). */
@Injectable()
export class SendReactivatedMail implements JobHandler<{ memberId: string }> {
  constructor(private readonly mails: MemberMails) {}

  async run({ memberId }: { memberId: string }): Promise<void> {
    const account = await this.mails.recipient(memberId);
    if (account?.status !== 'active') return;
    const letter = account.disabledAt
      ? { mail: 'reactivated-disabled' as const, path: '/login' }
      : { mail: 'reactivated' as const, path: '/members' };
    await this.mails.send(account, letter);
  }
}
