import type { Answer } from '../providers/api-client';
import type { MailText } from './setting';

export type MailWords = NonNullable<MailText['words']['nl']>;
export type Part = keyof MailWords;
export type OfferedText = Answer<'/api/admin/mail-texts/{language}', 'get'>['texts'][number];
export type MailLanguage = keyof MailText['words'];

export const wordsOf = (texts: MailText[], id: string, language: MailLanguage): MailWords | undefined =>
  texts.find((one) => one.id === id)?.words[language];

/** With these words for the mail in this language; with ours, nothing is kept of it. */
export function withWords(
  texts: MailText[],
  { id, subject, heading, text }: Pick<OfferedText, 'id' | Part>,
  language: MailLanguage,
  words: MailWords | undefined,
): MailText[] {
  const known = texts.find((one) => one.id === id);
  const { [language]: _, ...others } = known?.words ?? {};
  const isOurs = !words || (words.subject === subject && words.heading === heading && words.text === text);
  const next = isOurs ? others : { ...others, [language]: words };
  if (Object.keys(next).length === 0) return texts.filter((one) => one.id !== id);
  // In its place, for the server's errors say which one by number.
  return known ? texts.map((one) => (one === known ? { id, words: next } : one)) : [...texts, { id, words: next }];
}
