/** Where in a text something was found: from the first up to before the second position. */
export type Range = [from: number, to: number];

const MARKS = /\p{M}/gu;

/** The text without capitals and accents, and for each of its positions where it stands in the text. */
function fold(text: string): { folded: string; at: number[] } {
  let folded = '';
  const at: number[] = [];
  let position = 0;
  for (const character of text) {
    const plain = character.normalize('NFD').replace(MARKS, '').toLowerCase();
    for (let i = 0; i < plain.length; i++) at.push(position);
    folded += plain;
    position += character.length;
  }
  at.push(text.length);
  return { folded, at };
}

/** Every place where a text has the words of a query, in whatever capitals and accents either of them is written. */
export function placesOf(text: string, query: string): Range[] {
  const wanted = fold(query.trim()).folded;
  if (!wanted) return [];
  const { folded, at } = fold(text);
  const places: Range[] = [];
  for (let from = folded.indexOf(wanted); from >= 0; from = folded.indexOf(wanted, from + wanted.length)) {
    places.push([at[from]!, at[from + wanted.length]!]);
  }
  return places;
}

/** The ids of the messages whose text has the words of a query, in the order of the messages. */
export const messagesWith = (messages: { id: string; text: string | null }[], query: string): string[] =>
  messages.flatMap(({ id, text }) => (text && placesOf(text, query).length > 0 ? [id] : []));
