import { wordsOf } from '../../kernel/domain.js';

/** Without accents and signs, in lower case, with single blanks: `Zoë-Anne` is `zoe anne`. */
export const plain = (text: string): string => wordsOf(text).join(' ');

/** Beginnings of a word that are marked, in characters; a longer one is compared once its members are found. */
const SHORTEST = 3;
const LONGEST = 6;
const MOST_WORDS = 8;

type Hash = (part: string) => string;
export type Marked = 'name' | 'address';

/**
 * The marks of a name or an e-mail address: keyed hashes of its words and of their beginnings, so short that strangers
 * share each of them (decision 180).
 */
export const marksOf =
  (kind: Marked) =>
  (text: string, hash: Hash): string => {
    const parts = firstWords(text).flatMap((word) => [whole(word), ...beginningsOf(word)]);
    return marked(kind, parts, hash).join(' ');
  };

/** The marks of members whose text may contain these words; the last one may be the beginning of a word. */
export function marksFor(kind: Marked, text: string, hash: Hash): { whole: string[]; beginning: string[] } {
  const words = firstWords(text);
  const last = words.at(-1) ?? '';
  const before = words.slice(0, -1).map(whole);
  const begun = beginningsOf(last);
  return {
    whole: marked(kind, [...before, whole(last)], hash),
    // A shorter beginning has no marks: it only narrows what the words before it lead to.
    beginning: marked(kind, [...before, ...begun], hash),
  };
}

const firstWords = (text: string): string[] => wordsOf(text).slice(0, MOST_WORDS);
const whole = (word: string): string => `${word} `;
function beginningsOf(word: string): string[] {
  const characters = [...word];
  const longest = Math.min(characters.length, LONGEST);
  return Array.from({ length: Math.max(0, longest - SHORTEST + 1) }, (_, n) =>
    characters.slice(0, SHORTEST + n).join(''),
  );
}

/** 14 bits of each hash, so that more than one word has every mark. */
const marked = (kind: Marked, parts: string[], hash: Hash): string[] => [
  ...new Set(
    parts.map((part) => (Buffer.from(hash(`${kind} ${part}`), 'base64url').readUInt16BE(0) >> 2).toString(36)),
  ),
];

/** How well a text answers to what was typed: 3 it is the same, 2 it has these words, 1 a word begins so, 0 not at all. */
export function likeness(text: string, typed: string): 0 | 1 | 2 | 3 {
  const [own, wanted] = [plain(text), plain(typed)];
  if (wanted === '') return 0;
  if (own === wanted) return 3;
  if (` ${own} `.includes(` ${wanted} `)) return 2;
  return ` ${own}`.includes(` ${wanted}`) ? 1 : 0;
}
