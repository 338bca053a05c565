import { formatMessage, type MessageValues } from '../../kernel/index.js';
import {
  fictionalTexts,
  type Country,
  type LanderTexts,
  type Locale,
  type SettingsValues,
} from '../../ground/settings/index.js';
import type { VisitorCard } from '../discovery/index.js';
import type { Html } from './html.js';
import type { Messages } from './messages.js';

/** What a page says in its title, at its head and to search engines; plain text. */
export interface Words {
  title: string;
  /** Of the browser's tab, where that is another. */
  tab?: string | undefined;
  /** Where they are in another language than the page. */
  lang?: Locale | undefined;
  text: string;
  /** The address of a picture to show with them. */
  picture?: string | undefined;
}

/** One page: how it looks, and what it needs. Its texts are in the catalogues under its name. */
export interface Design {
  /** As its address names it. */
  name: string;
  /** May a slug follow, under which the operator has words of their own. */
  slugs: boolean;
  /** How many cards of members it shows at most, beside the member whose page it is. */
  cards: number;
  words(texts: Messages, page: Omit<Page, 'words'>): Words;
  /** Rules for this page alone. */
  css: string;
  /** What stands between the head and the foot, with the page's one `h1`. */
  main(page: Page): Html;
}

/** What a design draws from. */
export interface Page {
  locale: Locale;
  settings: SettingsValues;
  texts: Messages;
  /** Fills a message of the catalogue in. */
  say(message: string, values?: MessageValues): string;
  words: Words;
  /** What the operator has on this page of their own, beside the words. */
  own: LanderTexts;
  /** Where the visitor is, or whom the page is for; null: nobody knows. */
  country: Country | null;
  /** The part of that country that the visitor has chosen on the page; its ISO 3166-2 code. */
  region: string | undefined;
  /** Whose page it is; undefined for a lander, and where visitors may not see that member. */
  member: VisitorCard | undefined;
  /** Others whom visitors may see; none where the operator shows visitors nobody. */
  cards: readonly VisitorCard[];
  /** The address of a page of the site, with what the visit carries on, and with what is said here. */
  link(path: string, said?: Readonly<Record<string, string>>): string;
  /** What the visit carries on, by name, for the fields of a form. */
  carried: readonly (readonly [name: string, value: string])[];
  /** The page's own address. */
  path: string;
}

export const sayIn =
  (locale: Locale) =>
  (message: string, values: MessageValues = {}): string =>
    formatMessage(locale, message, values);

/** Messages that a newcomer can send before they pay. */
export const freeMessages = ({ signupCredits, messageCredits }: SettingsValues): number =>
  messageCredits > 0 ? Math.floor(signupCredits / messageCredits) : 0;

/** PRO-04: on every page that there are such profiles, by the name that the operator has for them. */
export function disclaimer({
  locale,
  settings,
  texts,
  say,
}: Pick<Page, 'locale' | 'settings' | 'texts' | 'say'>): string {
  const { plural } = fictionalTexts(settings, locale);
  return say(texts.disclaimer, { plural: plural.replace(/^./u, (letter) => letter.toLocaleUpperCase(locale)) });
}
