import { inLatin } from './transliteration.js';

/** Windows-1252 beyond Latin-1: what PDF's own fonts can show besides. */
const EXTRA = '€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ';
const STROKED: Readonly<Record<string, Letter>> = {
  ł: { char: 'l', marks: ['stroke'] },
  Ł: { char: 'L', marks: ['stroke'] },
  đ: { char: 'd', marks: ['bar'] },
  Đ: { char: 'Ð', marks: [] },
  '−': { char: '-', marks: [] },
};
const COMBINING: Readonly<Record<string, Mark>> = {
  '\u0301': 'acute',
  '\u0304': 'macron',
  '\u0306': 'breve',
  '\u0307': 'dot',
  '\u030a': 'ring',
  '\u030b': 'double acute',
  '\u030c': 'caron',
  '\u0326': 'comma below',
  '\u0327': 'cedilla',
  '\u0328': 'ogonek',
};

export type Mark =
  | 'acute'
  | 'bar'
  | 'breve'
  | 'caron'
  | 'cedilla'
  | 'comma below'
  | 'dot'
  | 'double acute'
  | 'macron'
  | 'ogonek'
  | 'ring'
  | 'stroke';

/** A letter of the fonts, and the marks to be drawn on it. */
export interface Letter {
  char: string;
  marks: readonly Mark[];
}

/** Greek and Cyrillic are written in Latin letters; of other alphabets each letter becomes a question mark. */
export const lettersOf = (text: string): Letter[] => [...spaced(text)].flatMap(toLetters);

/** The fonts have no spaces but the plain one. */
export const spaced = (text: string): string => text.normalize('NFC').replace(/[\u00a0\u202f]/g, ' ');

const inFonts = (char: string) => /^[\x20-\x7e\u00a1-\u00ff]$/.test(char) || EXTRA.includes(char);

function toLetters(char: string): Letter[] {
  if (inFonts(char)) return [{ char, marks: [] }];
  if (STROKED[char]) return [STROKED[char]];
  const [base, ...combining] = char.normalize('NFD');
  const marks = combining.flatMap((mark) => COMBINING[mark] ?? []);
  const whole = inFonts(base!) && marks.length > 0 && marks.length === combining.length;
  if (whole) return [{ char: base!, marks }];
  return [...(inLatin(char) ?? '?')].map((latin) => ({ char: latin, marks: [] }));
}
