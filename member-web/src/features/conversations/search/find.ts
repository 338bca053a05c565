import { folded } from '../../../lib/letters';

/** Where in a text something was found: from the first up to before the second position. */
export type Range = [from: number, to: number];

/** The text without capitals and accents, and for each of its positions where it stands in the text. */
function withPlaces(text: string): { plainText: string; at: number[] } {
  let plainText = '';
  const at: number[] = [];
  let position = 0;
  for (const character of text) {
    const plain = folded(character);
    for (let i = 0; i < plain.length; i++) at.push(position);
    plainText += plain;
    position += character.length;
  }
  at.push(text.length);
  return { plainText, at };
}

/** Every place where a text has the words of a query, in whatever capitals and accents either of them is written. */
export function placesOf(text: string, query: string): Range[] {
  const wanted = folded(query.trim());
  if (!wanted) return [];
  const { plainText, at } = withPlaces(text);
  const places: Range[] = [];
  for (let from = plainText.indexOf(wanted); from >= 0; from = plainText.indexOf(wanted, from + wanted.length)) {
    const place: Range = [at[from]!, at[from + wanted.length]!];
    // Half of a letter that is written as two is nothing to be marked: an s in Straße.
    if (place[0] < place[1]) places.push(place);
  }
  return places;
}

/** The ids of the messages whose text has the words of a query, in the order of the messages. */
export const messagesWith = (messages: { id: string; text: string | null }[], query: string): string[] =>
  messages.flatMap(({ id, text }) => (text && placesOf(text, query).length > 0 ? [id] : []));
