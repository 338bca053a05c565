import { Injectable } from '@nestjs/common';
import { Accounts } from '../../../members/accounts/index.js';
import { defineJob, type JobHandler } from '../../../kernel/index.js';
import { accountDisabledMail } from '../mails/account-disabled.mail.js';
import { accountEnabledMail } from '../mails/account-enabled.mail.js';
import { MemberMails } from '../member-mails.js';

interface Payload {
  memberId: string;
  decision: 'MemberDisabled' | 'MemberEnabled';
  at: string;
}

export const sendAccountDecisionMail = defineJob<Payload>('send-account-decision-mail');

/** Tells a member what staff decided about the account, and why (ADM-02). */
@Injectable()
export class SendAccountDecisionMail implements JobHandler<Payload> {
  constructor(
    private readonly mails: MemberMails,
    private readonly accounts: Accounts,
  ) {}

  async run({ memberId, decision, at }: Payload): Promise<void> {
    const account = await this.mails.recipient(memberId);
    const reason = account && (await this.accounts.reasonFor(decision, memberId));
    if (!account || !reason) return;
    const format = { dateStyle: 'long', timeStyle: 'short', timeZone: account.timeZone } as const;
    const date = new Intl.DateTimeFormat(this.mails.languageOf(account), format).format(new Date(at));
    const texts = decision === 'MemberDisabled' ? accountDisabledMail : accountEnabledMail;
    await this.mails.send(account, { texts, path: '/login', values: { reason, date } });
  }
}
