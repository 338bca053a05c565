import { Injectable } from '@nestjs/common';
import { Accounts, ActivationTokens } from '../../accounts/index.js';
import { Config, defineJob, type JobHandler } from '../../kernel/index.js';
import { isLocale, Settings } from '../../settings/index.js';
import { Mailer } from '../mailers/mailer.js';
import { activationMail } from '../mails/activation.mail.js';

export const sendActivationMail = defineJob<{ memberId: string }>('send-activation-mail');

@Injectable()
export class SendActivationMail implements JobHandler<{ memberId: string }> {
  constructor(
    private readonly accounts: Accounts,
    private readonly tokens: ActivationTokens,
    private readonly settings: Settings,
    private readonly mailer: Mailer,
    private readonly config: Config,
  ) {}

  async run({ memberId }: { memberId: string }): Promise<void> {
    const account = await this.accounts.find(memberId);
    if (!account?.email || account.status !== 'not_confirmed') return;
    const { name, supportEmail, activationLinkDays, defaultLocale } = this.settings.current();
    const token = await this.tokens.issue(memberId, account.emailVersion);
    const mail = activationMail({
      language: isLocale(account.language) ? account.language : defaultLocale,
      site: name,
      supportEmail,
      days: activationLinkDays,
      url: `${this.config.origin}/${token}`,
    });
    await this.mailer.send({ to: account.email, ...mail });
  }
}
