import { showsSomething } from '../../kernel/domain.js';
import { messageEmpty, messageTooLong } from './conversations.errors.js';

const segmenter = new Intl.Segmenter(undefined, { granularity: 'grapheme' });
/** The longest grapheme taken at face value; text above `max` times this is too long without a count. */
const UNITS_A_GRAPHEME = 32;

/** The length is counted in characters as people see them (CHT-02): an emoji family is one. */
export function checkMessageText(text: string, { min, max }: { min: number; max: number }): void {
  if (!showsSomething(text)) throw messageEmpty({ min });
  // No text has more graphemes than UTF-16 units, and this one has at least one.
  if (text.length <= max && min <= 1) return;
  if (text.length > max * UNITS_A_GRAPHEME) throw messageTooLong({ max });
  let length = 0;
  for (const _ of segmenter.segment(text)) if (++length > max) throw messageTooLong({ max });
  if (length < min) throw messageEmpty({ min });
}
