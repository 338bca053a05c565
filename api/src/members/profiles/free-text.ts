const segmenter = new Intl.Segmenter('und', { granularity: 'grapheme' });

/** Characters as people see them: an emoji family is one. */
export function countCharacters(text: string): number {
  let count = 0;
  for (const _ of segmenter.segment(text)) count++;
  return count;
}

// Direction overrides and blanks that render as nothing could imitate or break what is around.
const UNFIT = /[\p{Cs}\u061C\u200B\u200E\u200F\u2028-\u202E\u2060-\u206F\uFEFF\u115F\u1160\u2800\u3164\uFFA0]/gu;
const CONTROLS = /[^\P{Cc}\n]/gu;

/** Marks can be piled on one character without end. */
const MAX_CODE_UNITS_EACH = 16;
// Composing sorts the marks of one character, in the square of their number; Unicode's own bound is 30 (UAX 15, 13).
const PILED = /(\p{M}{30})\p{M}+/gu;

/** One spelling of what a member wrote over several lines, without ends of nothing; null when nothing is left. */
export const normaliseText = (text: string): string | null =>
  text
    .replace(/\r\n?/g, '\n')
    .replace(/\t/g, ' ')
    .replace(CONTROLS, '')
    .replace(UNFIT, '')
    .replace(/.+/g, (line) => line.trimEnd())
    .replace(/\n{3,}/g, '\n\n')
    .trim()
    .replace(PILED, '$1')
    .normalize('NFC') || null;

/** The same on one line. */
export const normaliseLine = (text: string): string | null => normaliseText(text.replace(/\s+/g, ' '));

/** By its mere size, before anything reads it: `max` characters as people see them could not fill that much. */
export const isFarTooLong = (text: string, max: number): boolean => text.length > max * MAX_CODE_UNITS_EACH;

/** `text`: in its one spelling. */
export const isTooLong = (text: string, max: number): boolean =>
  text.length > max && (isFarTooLong(text, max) || countCharacters(text) > max);
