import { formatMessage, type MessageValues } from '../../../kernel/index.js';
import type { Locale } from '../../../ground/settings/index.js';
import { MESSAGES } from '../messages.js';
import type { Figure, Group, MailLink, Person } from './content.js';
import { renderMail, type RenderedMail } from './render.js';

/** A mail in one language, as ICU messages; each may use `{site}`, its `{email}`, `{questions}` and `{thanks}`. */
export interface MailTexts {
  subject: string;
  heading: string;
  paragraphs: string[];
  button: string;
  /** Small print below the button. */
  footer: string[];
}

export interface MailValues extends MessageValues {
  site: string;
  /** The support address. */
  email: string;
}

export interface MailExtras {
  note?: string | undefined;
  people?: Person[] | undefined;
  figures?: Figure[] | undefined;
  groups?: Group[] | undefined;
  /** At the very end. A mail without any is about the account, and spells out the URL of its button. */
  links?: MailLink[];
  /** Company details, one per line. */
  company?: string[];
}

export function compose(
  language: Locale,
  texts: MailTexts,
  values: MailValues,
  url: string,
  { note, people = [], figures = [], groups = [], links = [], company = [] }: MailExtras = {},
): RenderedMail {
  const { questions, thanks, spelledOut } = MESSAGES[language].frame;
  const said = { ...values, questions: formatMessage(language, questions, values), thanks };
  const words = (message: string) => formatMessage(language, message, said);
  return renderMail({
    language,
    sender: { site: values.site, company },
    // A line break would end the header.
    subject: words(texts.subject).replace(/\s+/g, ' '),
    heading: words(texts.heading),
    people,
    // A paragraph that consists of a value only is dropped if the value is empty.
    paragraphs: texts.paragraphs.map(words).filter((paragraph) => paragraph !== ''),
    figures,
    groups,
    note,
    button: { label: words(texts.button), url },
    spelledOut: links.length === 0 ? spelledOut : undefined,
    footer: texts.footer.map(words),
    links,
  });
}
