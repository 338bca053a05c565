import { Injectable } from '@nestjs/common';
import { Accounts, Mailings, type Account } from '../accounts/index.js';
import { Config } from '../kernel/index.js';
import { isLocale, Settings, type Locale } from '../settings/index.js';
import { AddressRefused, Mailer } from './mailers/mailer.js';
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
    private readonly mailings: Mailings,
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
    try {
      await this.mailer.send({ to: to ?? account.email, memberId: account.id, ...mail });
    } catch (error) {
      if (!(error instanceof AddressRefused)) throw error;
      // Another address than the account's says nothing about the account's.
      if (!to) await this.mailings.disable(account.id, 'bounce', `bounce ${account.id} ${account.emailVersion}`);
    }
  }
}
