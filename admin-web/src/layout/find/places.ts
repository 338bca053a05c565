import { wordsOf } from '../../ui/letters';

/** A screen or a setting of the console, which is found by the words it has there. */
export interface Place {
  to: string;
  /** Keys of the catalogue: what it is called, what it is about, and what it belongs to. */
  title: string;
  about?: string;
  within?: string;
}

/** The texts of a place in every language of the console. */
export interface PlaceTexts {
  title: string[];
  about: string[];
}

/** From so many letters on, a word is found inside a longer one too, as Dutch and German write several as one. */
const PART = 4;

/** Every word typed begins one of the text's, or is a part of one. */
const has = (text: string, typed: readonly string[]): boolean => {
  const words = wordsOf(text);
  return typed.every((one) => words.some((word) => word.startsWith(one) || (one.length >= PART && word.includes(one))));
};

/** How well a place answers to what was typed: 3 its name begins so, 2 its name has it, 1 it is about it, 0 not at all. */
export function likenessOf({ title, about }: PlaceTexts, text: string): 0 | 1 | 2 | 3 {
  const typed = wordsOf(text);
  if (typed.length === 0) return 0;
  if (title.some((one) => wordsOf(one).join(' ').startsWith(typed.join(' ')))) return 3;
  if (title.some((one) => has(one, typed))) return 2;
  // One language at a time, and with the name, so that "foto premium" finds what says both in two places.
  const said = about.map((one, i) => `${title[i] ?? ''} ${one}`);
  return typed.join('').length > 2 && said.some((one) => has(one, typed)) ? 1 : 0;
}
