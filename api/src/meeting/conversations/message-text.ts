import { messageEmpty, messageTooLong } from './conversations.errors.js';

const segmenter = new Intl.Segmenter(undefined, { granularity: 'grapheme' });
// A letter, digit, sign or emoji: not white space and not one of the characters that show nothing.
const VISIBLE = /[^\s\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}]/u;
/** The longest grapheme taken at face value; text above `max` times this is too long without a count. */
const UNITS_A_GRAPHEME = 32;

/** The length is counted in characters as people see them (CHT-02): an emoji family is one. */
export function checkMessageText(text: string, { min, max }: { min: number; max: number }): void {
  if (!VISIBLE.test(text)) throw messageEmpty({ min });
  // No text has more graphemes than UTF-16 units, and this one has at least one.
  if (text.length <= max && min <= 1) return;
  if (text.length > max * UNITS_A_GRAPHEME) throw messageTooLong({ max });
  let length = 0;
  for (const _ of segmenter.segment(text)) if (++length > max) throw messageTooLong({ max });
  if (length < min) throw messageEmpty({ min });
}
