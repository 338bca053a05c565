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

/** One spelling of what a member wrote over several lines, without ends of nothing; null when nothing is left. */
export const normaliseText = (text: string): string | null =>
  text
    .replace(/\r\n?/g, '\n')
    .replace(/\t/g, ' ')
    .replace(CONTROLS, '')
    .replace(UNFIT, '')
    .replace(/[^\S\n]+$/gm, '')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
    .normalize('NFC') || null;

/** The same on one line. */
export const normaliseLine = (text: string): string | null => normaliseText(text.replace(/\s+/g, ' '));

/** Marks can be piled on one character without end. */
const MOST_CODE_UNITS_EACH = 16;

export const isTooLong = (text: string, max: number): boolean =>
  text.length > max && (text.length > max * MOST_CODE_UNITS_EACH || countCharacters(text) > max);
