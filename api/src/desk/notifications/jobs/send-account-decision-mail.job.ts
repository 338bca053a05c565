import { Injectable } from '@nestjs/common';
import { Accounts } from '../../../members/accounts/index.js';
import { defineJob, type JobHandler } from '../../../kernel/index.js';
import { dateValues } from '../mails/dates.js';
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
    const said = { timeZone: account.timeZone, timeStyle: 'short' } as const;
    const values = { reason, ...dateValues(this.mails.languageOf(account), new Date(at), said) };
    const mail = decision === 'MemberDisabled' ? 'account-disabled' : 'account-enabled';
    await this.mails.send(account, { mail, path: '/login', values });
  }
}
