import { Injectable } from '@nestjs/common';
import { ActivationTokens, lapsesAt } from '../../../members/accounts/index.js';
import { defineJob, type JobHandler } from '../../../kernel/index.js';
import { Settings } from '../../../ground/settings/index.js';
import { dateValues } from '../mails/dates.js';
import { MemberMails } from '../member-mails.js';

export const sendActivationMail = defineJob<{ memberId: string }>('send-activation-mail');

@Injectable()
export class SendActivationMail implements JobHandler<{ memberId: string }> {
  constructor(
    private readonly mails: MemberMails,
    private readonly tokens: ActivationTokens,
    private readonly settings: Settings,
  ) {}

  async run({ memberId }: { memberId: string }): Promise<void> {
    const account = await this.mails.recipient(memberId);
    if (account?.status !== 'not_confirmed') return;
    const { activationLinkDays: days, unconfirmedDays } = this.settings.current();
    const lapses = lapsesAt(account.signedUpAt, unconfirmedDays);
    const values = { days, ...dateValues(this.mails.languageOf(account), lapses, account) };
    const token = await this.tokens.issue(memberId, account.emailVersion);
    await this.mails.send(account, { mail: 'activation', path: `/${token}`, values });
  }
}
