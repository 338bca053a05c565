// The same file as member-web/src/lib/letters.ts and admin-web/src/ui/letters.ts, which letters.spec.ts watches.

/** Letters that no decomposition turns into those of the alphabet. */
const LETTERS: Record<string, string> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  þ: 'th',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  ħ: 'h',
  ŧ: 't',
  ŋ: 'n',
  ı: 'i',
};
const SPECIAL = new RegExp(`[${Object.keys(LETTERS).join('')}]`, 'giu');

/** In letters without marks, and those of other alphabets than ours unchanged: `Łukasz Straßner` is `Lukasz Strassner`. */
export const plainLetters = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/[\p{M}\p{Default_Ignorable_Code_Point}]/gu, '')
    .replace(SPECIAL, (letter) => {
      const plain = LETTERS[letter.toLowerCase()]!;
      return letter === letter.toLowerCase() ? plain : plain.toUpperCase();
    });

/** How every search compares what is typed with what is there: without accents and case, in any language. */
export const folded = (text: string): string => plainLetters(text).toLowerCase().replaceAll('ς', 'σ');
