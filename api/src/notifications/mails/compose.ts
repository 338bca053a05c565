import type { Locale } from '../../settings/index.js';
import { renderMail, type MailContent, type MailLink } from './layout.js';

/** A mail in one language; `{name}` is filled in. */
export interface MailTexts {
  subject: string;
  heading: string;
  paragraphs: string[];
  button: string;
  /** Small print under the button. */
  footer: string[];
}

export interface MailValues extends Record<string, string> {
  site: string;
  /** Where to ask for help. */
  email: string;
}

interface Extras {
  note?: string | undefined;
  links?: MailLink[];
}

export function compose(
  language: Locale,
  texts: MailTexts,
  values: MailValues,
  url: string,
  extras: Extras = {},
): MailContent {
  const fill = (text: string) => text.replace(/\{(\w+)\}/g, (_, name: string) => values[name]!);
  return renderMail({
    language,
    site: values.site,
    subject: fill(texts.subject),
    heading: fill(texts.heading),
    paragraphs: texts.paragraphs.map(fill),
    button: { label: fill(texts.button), url },
    footer: texts.footer.map(fill),
    ...extras,
  });
}
