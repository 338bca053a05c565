// The same text as in member-web/src/lib/short-text.ts, which short-text.spec.ts watches.

/** What shows nothing: controls, halves of characters, and all that Unicode lets a font leave out. */
const NOTHING = String.raw`\p{Cc}\p{Cs}\p{Default_Ignorable_Code_Point}\uFFF9-\uFFFB\u2800`;
/** Emoji need some of it: a flag of letters, a key, and a person, or several that are joined. */
const ONE = String.raw`\p{Extended_Pictographic}\p{Emoji_Modifier}?\uFE0F?`;
const FLAG = String.raw`\u{1F3F4}[\u{E0030}-\u{E0039}\u{E0061}-\u{E007A}]{1,6}\u{E007F}`;
const EMOJI = String.raw`${FLAG}|[0-9#*]\uFE0F\u20E3|${ONE}(?:\u200D${ONE})*`;
const EMOJI_OR_NOTHING = new RegExp(`(${EMOJI})|[${NOTHING}]`, 'gu');

/** A text on one line, without what nobody sees. */
export const visibleLine = (text: string): string =>
  text
    .replace(/[^\S\uFEFF]+/g, ' ')
    .replace(EMOJI_OR_NOTHING, '$1')
    .replace(/ +/g, ' ')
    .trim();

/** A name, a code, an address or another short text as it was meant. */
export const shortText = (text: string): string => visibleLine(text).normalize('NFC');

const SOMETHING = new RegExp(String.raw`[^\s${NOTHING}]`, 'u');

/** Has a letter, digit, sign or emoji. */
export const showsSomething = (text: string): boolean => SOMETHING.test(text);
