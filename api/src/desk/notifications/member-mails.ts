import { Injectable } from '@nestjs/common';
import { Accounts, MailPreferences, type Account, type Preference } from '../../members/accounts/index.js';
import { isLocale, Settings, type Locale } from '../../ground/settings/index.js';
import type { MessageValues } from '../../kernel/index.js';
import { type Attachment, Mailer } from '../../ground/delivery/index.js';
import { companyLines } from './mails/company-lines.js';
import { compose, type MailExtras, type MailTexts } from './mails/compose.js';
import type { Group, Person } from './mails/content.js';
import { mailTexts } from './mails/mail-texts.js';
import { MESSAGES, type MailName } from './messages.js';
import { UnsubscribeLinks } from './unsubscribe-links.js';

type Linked = Person & { path?: string };

export interface Letter extends Pick<MailExtras, 'note' | 'figures'> {
  /** Name of the mail in the catalogue, or texts in the account's language. */
  mail: MailName | MailTexts;
  /** Path that the button links to, on the member's site. */
  path: string;
  /** `path`: the profile of each person, if there are several. */
  people?: Linked[];
  /** People under titles of their own, with `path` to all of each. */
  groups?: (Pick<Group, 'title'> & { people: Linked[]; link: { label: string; path: string } })[];
  /** Values besides the site's name and the support address. */
  values?: MessageValues;
  /** An address that replaces the account's. */
  to?: string;
  /** Id of another member named in the mail. */
  about?: string;
  attachments?: Attachment[];
  /** The preference that the footer's link switches off; account mails have none. */
  unsubscribe?: Preference;
}

export type Recipient = Account & { email: string };

const isReachable = (account: Account): account is Recipient => account.email !== null;

/** `id`: the same on each attempt, where several mails are sent by one job. */
export type AddressedLetter = Letter & { account: Recipient; id?: string | undefined };

/** Sends mails to members in their language (ACC-10). */
@Injectable()
export class MemberMails {
  constructor(
    private readonly accounts: Accounts,
    private readonly mailPreferences: MailPreferences,
    private readonly settings: Settings,
    private readonly mailer: Mailer,
    private readonly unsubscribing: UnsubscribeLinks,
  ) {}

  /** The account that a mail goes to; undefined for an unknown or forgotten member. */
  async recipient(memberId: string): Promise<Recipient | undefined> {
    return (await this.recipients([memberId])).get(memberId);
  }

  async recipients(memberIds: readonly string[]): Promise<Map<string, Recipient>> {
    const accounts = await this.accounts.findAll(memberIds);
    return new Map([...accounts].flatMap(([id, account]) => (isReachable(account) ? [[id, account]] : [])));
  }

  /** Undefined for nobody, or somebody who is forgotten. */
  async languageFor(memberId: string | undefined): Promise<Locale | undefined> {
    const account = memberId === undefined ? undefined : await this.accounts.find(memberId);
    return account && this.languageOf(account);
  }

  languageOf({ language, domain }: Account): Locale {
    return isLocale(language) ? language : this.settings.at(domain).defaultLocale;
  }

  /**
   * Sends nothing more to an address that does not exist (NTF-04): the site tells its member.
   *
   * @returns false: the address takes no mail
   */
  async send(account: Recipient, letter: Letter): Promise<boolean> {
    const [sent] = await this.sendAll([{ ...letter, account }]);
    if (sent!.status === 'rejected') throw sent!.reason;
    return sent!.value;
  }

  /** Like `send`, each for itself. */
  async sendAll(mails: readonly AddressedLetter[]): Promise<PromiseSettledResult<boolean>[]> {
    const bouncing = await this.mailPreferences.bouncing(mails.map(({ account }) => account.id));
    return Promise.allSettled(
      mails.map(async ({ account, ...letter }, i) => {
        if (bouncing[i] && !letter.to) return false;
        return this.deliver(account, letter);
      }),
    );
  }

  private async deliver(account: Recipient, letter: Letter & { id?: string | undefined }): Promise<boolean> {
    const {
      mail: written,
      path,
      values = {},
      to,
      about,
      unsubscribe,
      note,
      people = [],
      groups = [],
      figures,
      attachments,
    } = letter;
    const language = this.languageOf(account);
    const { frame } = MESSAGES[language];
    const settings = this.settings.at(account.domain);
    const texts = typeof written === 'string' ? mailTexts(written, language, settings.mailTexts) : written;
    const { name: site, supportEmail: email } = settings;
    const origin = this.settings.originAt(settings.domain);
    const token = unsubscribe && this.unsubscribing.tokenFor(account.id, unsubscribe);
    const links = token ? [{ label: frame.unsubscribe, url: `${origin}/unsubscribe?token=${token}` }] : [];
    const shown = (some: Linked[]): Person[] =>
      some.map(({ path: at, ...person }) => ({ ...person, ...(at && { url: `${origin}${at}` }) }));
    const shownGroups = groups.map(({ title, people: some, link }) => ({
      title,
      people: shown(some),
      link: { label: link.label, url: `${origin}${link.path}` },
    }));
    const extras = {
      note,
      people: shown(people),
      groups: shownGroups,
      figures,
      links,
      company: companyLines(settings, language),
    };
    const mail = compose(language, texts, { ...values, site, email }, `${origin}${path}`, extras);
    const oneClick = token && `${origin}/api/unsubscribe/${token}`;
    const sent = await this.mailer.deliver({
      id: letter.id,
      from: { name: site, address: email },
      to: to ?? account.email,
      memberId: account.id,
      about,
      unsubscribe: oneClick,
      attachments,
      ...mail,
    });
    // A refusal of some other address says nothing about the account's own.
    if (!sent && !to)
      await this.mailPreferences.disable(account, 'bounce', `bounce ${account.id} ${account.emailVersion}`);
    return sent;
  }
}
