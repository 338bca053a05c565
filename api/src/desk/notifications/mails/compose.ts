import type { Locale } from '../../../ground/settings/index.js';
import type { Figure, MailLink, Person } from './content.js';
import { fill, type Values } from './fill.js';
import { renderMail, type RenderedMail } from './render.js';
import { SPELLED_OUT } from './frame.texts.js';

/** A mail in one language; see `fill` for what stands in braces. */
export interface MailTexts {
  subject: string;
  heading: string;
  paragraphs: string[];
  button: string;
  /** Small print under the button. */
  footer: string[];
}

export interface MailValues extends Values {
  site: string;
  /** Where to ask for help. */
  email: string;
}

export interface MailExtras {
  note?: string | undefined;
  people?: Person[] | undefined;
  figures?: Figure[] | undefined;
  /** At the very end. A mail that has none is about the account, and spells out its button's address. */
  links?: MailLink[];
  /** Who runs the site, each part on its own line. */
  company?: string[];
}

export function compose(
  language: Locale,
  texts: MailTexts,
  values: MailValues,
  url: string,
  { note, people = [], figures = [], links = [], company = [] }: MailExtras = {},
): RenderedMail {
  const words = (text: string) => fill(language, text, values);
  return renderMail({
    language,
    sender: { site: values.site, company },
    // A line break would end the header.
    subject: words(texts.subject).replace(/\s+/g, ' '),
    heading: words(texts.heading),
    people,
    // One that is all value is left out where there is nothing to fill in.
    paragraphs: texts.paragraphs.map(words).filter((paragraph) => paragraph !== ''),
    figures,
    note,
    button: { label: words(texts.button), url },
    spelledOut: links.length === 0 ? SPELLED_OUT[language] : undefined,
    footer: texts.footer.map(words),
    links,
  });
}
