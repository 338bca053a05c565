import { Injectable } from '@nestjs/common';
import { Accounts, type Account } from '../accounts/index.js';
import { Config } from '../kernel/index.js';
import { isLocale, Settings, type Locale } from '../settings/index.js';
import { Mailer } from './mailers/mailer.js';
import { compose, type MailTexts } from './mails/compose.js';

interface Letter {
  texts: Record<Locale, MailTexts>;
  /** Where the button leads, from the site's address on. */
  path: string;
  /** Filled in beside the site's name and the support address. */
  values?: Record<string, string>;
  /** Another address than the account's. */
  to?: string;
}

/** Writes to members in their language (ACC-10). */
@Injectable()
export class MemberMails {
  constructor(
    private readonly accounts: Accounts,
    private readonly settings: Settings,
    private readonly mailer: Mailer,
    private readonly config: Config,
  ) {}

  /** The account a mail is for; undefined for who is unknown or forgotten. */
  async recipient(memberId: string): Promise<(Account & { email: string }) | undefined> {
    const account = await this.accounts.find(memberId);
    return account && account.email !== null ? { ...account, email: account.email } : undefined;
  }

  languageOf({ language }: Account): Locale {
    return isLocale(language) ? language : this.settings.current().defaultLocale;
  }

  async send(account: Account & { email: string }, { texts, path, values = {}, to }: Letter): Promise<void> {
    const language = this.languageOf(account);
    const { name: site, supportEmail: email } = this.settings.current();
    const mail = compose(language, texts[language], { ...values, site, email }, `${this.config.origin}${path}`);
    await this.mailer.send({ to: to ?? account.email, memberId: account.id, ...mail });
  }
}
