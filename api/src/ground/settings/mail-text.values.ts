import type { Locale } from './countries.js';

/** A mail in one language as the operator words it; of a push only its text, which has no other part. */
export interface MailWords {
  subject: string;
  heading: string;
  text: string;
}

/** The operator's own words for a mail or a push; a language without any has the product's. */
export interface MailText {
  id: string;
  words: Partial<Record<Locale, MailWords>>;
}
