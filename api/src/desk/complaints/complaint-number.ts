import { randomInt } from 'node:crypto';

/** Crockford's base 32: nothing in it is taken for something else when it is read out. */
const LETTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const LENGTH = 8;

/** `VK7F-3QXM`: short enough to be quoted, and far too many (2⁴⁰) to be guessed, for a reply needs nothing else. */
export function newNumber(): string {
  const all = Array.from({ length: LENGTH }, () => LETTERS[randomInt(LETTERS.length)]).join('');
  return `${all.slice(0, LENGTH / 2)}-${all.slice(LENGTH / 2)}`;
}

const WRITTEN = /(?<![0-9A-Z])[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}(?![0-9A-Z])/gi;

/** Every number in a text, as it is kept: `vk7f-3qxm` in the address of a reply, `[VK7F-3QXM]` in a subject. */
export const numbersIn = (text: string): string[] => (text.match(WRITTEN) ?? []).map((one) => one.toUpperCase());

/** Kind of the reservation by which a number leads to its complaint. */
export const COMPLAINT_NUMBER = 'complaint-number';
