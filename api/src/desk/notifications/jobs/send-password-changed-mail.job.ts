import { Injectable } from '@nestjs/common';
import { defineJob, type JobHandler } from '../../../kernel/index.js';
import { MemberMails } from '../member-mails.js';

export const sendPasswordChangedMail = defineJob<{ memberId: string }>('send-password-changed-mail');

/** Says that the password is another one, should somebody else have changed it. */
@Injectable()
export class SendPasswordChangedMail implements JobHandler<{ memberId: string }> {
  constructor(private readonly mails: MemberMails) {}

  async run({ memberId }: { memberId: string }): Promise<void> {
    const account = await this.mails.recipient(memberId);
    if (account) await this.mails.send(account, { mail: 'password-changed', path: '/reset-password' });
  }
}
