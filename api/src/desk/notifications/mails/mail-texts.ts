import { plainMessage, type FieldError } from '../../../kernel/index.js';
import { LOCALES, type Locale, type MailText, type MailWords } from '../../../ground/settings/domain.js';
import { MESSAGES, type MailName, type PushName } from '../messages.js';
import type { MailTexts } from './compose.js';
import { asMessage, asParagraphs } from './staff-words.js';

export type Part = keyof MailWords;
const PARTS = ['subject', 'heading', 'text'] as const satisfies readonly Part[];

/** What stands in every mail's values; nothing is lost where an operator's words leave it out. */
const FRAME = ['site', 'email', 'questions', 'thanks'];
/** A mail may address somebody without a name. */
const DISPENSABLE = new Set([...FRAME, 'name']);

/** A mail or a push by its name among the texts of the operator. */
export type MailTextId = MailName | PushTextId;
type PushTextId = `push.${PushName}`;
export const isPushText = (id: MailTextId): id is PushTextId => id.startsWith('push.');

const messagesOf = (id: MailTextId, language: Locale): MailWords => {
  if (isPushText(id)) return { subject: '', heading: '', text: MESSAGES[language].push[id.slice(5) as PushName] };
  const { subject, heading, paragraphs } = MESSAGES[language].mails[id];
  return { subject, heading, text: paragraphs.join('\n\n') };
};

/** Whole sentences of these depend on what a decision was about, which no single text could say. */
const chooses = (id: MailTextId): boolean =>
  PARTS.some((part) => plainMessage('nl', messagesOf(id, 'nl')[part]).chooses);

/** Every mail and push that an operator can word. */
export const MAIL_TEXT_IDS: readonly MailTextId[] = [
  ...(Object.keys(MESSAGES.nl.mails) as MailName[]),
  ...(Object.keys(MESSAGES.nl.push) as PushName[]).map((name) => `push.${name}` as const),
].filter((id) => !chooses(id));

export const isMailTextId = (id: string): id is MailTextId => (MAIL_TEXT_IDS as readonly string[]).includes(id);
export const partsOf = (id: MailTextId): readonly Part[] => (isPushText(id) ? ['text'] : PARTS);

export interface OfferedText {
  /** The product's words. What they say by number stands in the form of several. */
  ours: MailWords;
  /** What may stand in braces. */
  allowed: string[];
  /** What a part has to say, as ours does: a date, a reason, the number by which a reply is found. */
  required: Record<Part, string[]>;
}

export function offeredText(id: MailTextId, language: Locale): OfferedText {
  const spelled = (part: Part) => plainMessage(language, messagesOf(id, language)[part]);
  const known = LOCALES.flatMap((one) => {
    const { button, footer } = isPushText(id) ? { button: '', footer: [] } : MESSAGES[one].mails[id];
    const all = [...PARTS.map((part) => messagesOf(id, one)[part]), button, ...footer];
    return all.flatMap((message) => {
      const { names, counts } = plainMessage(one, message);
      return [...names, ...counts];
    });
  });
  const of = <V>(value: (part: Part) => V): Record<Part, V> => ({
    subject: value('subject'),
    heading: value('heading'),
    text: value('text'),
  });
  return {
    ours: of((part) => spelled(part).text),
    allowed: isPushText(id) ? [] : [...new Set([...known, ...FRAME])],
    required: of((part) => [...new Set(spelled(part).names.filter((name) => !DISPENSABLE.has(name)))]),
  };
}

/** What is wrong with a text, by part. */
export function mailTextProblems(id: MailTextId, language: Locale, words: MailWords): FieldError[] {
  const { ours, allowed, required } = offeredText(id, language);
  return partsOf(id).flatMap((part): FieldError[] => {
    const text = words[part];
    if (text.trim() === '' && ours[part] !== '') return [{ field: part, code: 'required' }];
    const named = [...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name!);
    const strange = named.some((name) => !allowed.includes(name)) || /[{}]/.test(text.replace(/\{\w+\}/g, ''));
    if (strange) {
      const code = allowed.length > 0 ? 'placeholder_not_offered' : 'no_placeholders';
      return [{ field: part, code, params: { allowed: braced(allowed) } }];
    }
    const missing = required[part].filter((name) => !named.includes(name));
    return missing.length > 0
      ? [{ field: part, code: 'placeholder_missing', params: { missing: braced(missing) } }]
      : [];
  });
}

const braced = (names: readonly string[]) => names.map((name) => `{${name}}`).join(', ');

/** The operator's words; undefined where there are none, or where a newer version of the product asks for others. */
function wordsOf(id: MailTextId, language: Locale, texts: readonly MailText[]): MailWords | undefined {
  const words = texts.find((one) => one.id === id)?.words[language];
  return words && isMailTextId(id) && mailTextProblems(id, language, words).length === 0 ? words : undefined;
}

/** A mail's texts, with the operator's words for it; button and footer are ours. */
export function mailTexts(name: MailName, language: Locale, texts: readonly MailText[]): MailTexts {
  const ours = MESSAGES[language].mails[name];
  const words = wordsOf(name, language, texts);
  return words ? worded(ours, words) : ours;
}

export const worded = (ours: MailTexts, { subject, heading, text }: MailWords): MailTexts => ({
  ...ours,
  subject: asMessage(subject),
  heading: asMessage(heading),
  paragraphs: asParagraphs(text),
});

export const pushText = (name: PushName, language: Locale, texts: readonly MailText[]): string =>
  wordsOf(`push.${name}`, language, texts)?.text ?? MESSAGES[language].push[name];
