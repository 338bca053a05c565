import { showsSomething, visibleLine } from '../../kernel/domain.js';

const segmenter = new Intl.Segmenter('und', { granularity: 'grapheme' });

/** Counts user-perceived characters: a family emoji counts as one. */
export function countCharacters(text: string): number {
  let count = 0;
  for (const _ of segmenter.segment(text)) count++;
  return count;
}

// Direction overrides and invisible blanks could imitate or break the surrounding text.
const INVISIBLE = /[\p{Cs}\u061C\u200B\u200E\u200F\u2028-\u202E\u2060-\u206F\uFEFF\u115F\u1160\u2800\u3164\uFFA0]/gu;
const CONTROLS = /[^\P{Cc}\n]/gu;

/** Any number of combining marks can be stacked on one character. */
const MAX_CODE_UNITS_PER_CHARACTER = 16;
// NFC sorts a character's marks in quadratic time, so limit them to Unicode's own bound of 30 (UAX 15, 13).
const EXCESS_MARKS = /(\p{M}{30})\p{M}+/gu;

/** Normalises a multi-line text and trims it; null if nothing is left. */
export function normaliseText(text: string): string | null {
  const tidied = text
    .replace(/\r\n?/g, '\n')
    .replace(/\t/g, ' ')
    .replace(CONTROLS, '')
    .replace(INVISIBLE, '')
    .replace(/.+/g, (line) => line.trimEnd())
    .replace(/\n{3,}/g, '\n\n')
    .trim()
    .replace(EXCESS_MARKS, '$1')
    .normalize('NFC');
  return showsSomething(tidied) ? tidied : null;
}

/** The same for a single line. */
export const normaliseLine = (text: string): string | null => normaliseText(visibleLine(text));

/** A quick check by size alone, before parsing: more code units than `max` user-perceived characters could need. */
export const isFarTooLong = (text: string, max: number): boolean => text.length > max * MAX_CODE_UNITS_PER_CHARACTER;

/** @param text normalised */
export const isTooLong = (text: string, max: number): boolean =>
  text.length > max && (isFarTooLong(text, max) || countCharacters(text) > max);
