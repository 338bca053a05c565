import { shortText } from '../../kernel/domain.js';
import { tailIn } from './references.js';

/** The ids that what was typed may stand for. */
export interface Ids {
  /** The lowest and the highest that begin so, the same one twice if it was typed whole; null: none does. */
  from: string | null;
  to: string | null;
  /** What they may end in. */
  tail: string | null;
}

const LEAST_OF_AN_ID = 8;

/**
 * Ids that begin with at least eight of these digits (hyphens may be missing, as in a mandate reference), or end as a
 * reference does.
 */
export function idsLike(text: string): Ids | null {
  const tail = tailIn(text);
  const digits = shortText(text).replaceAll('-', '').toLowerCase();
  if (digits.length < LEAST_OF_AN_ID || digits.length > 32 || !/^[0-9a-f]+$/.test(digits))
    return tail === null ? null : { from: null, to: null, tail };
  const uuid = (filler: string) =>
    digits.padEnd(32, filler).replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
  return { from: uuid('0'), to: uuid('f'), tail };
}

/** Whether it was typed whole, or by its reference. */
export const isTyped = (ids: Ids | null, id: string): boolean =>
  ids !== null && (id === ids.from || (ids.tail !== null && id.endsWith(ids.tail)));
