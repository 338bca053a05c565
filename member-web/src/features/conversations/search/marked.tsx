import { createContext, useContext, type ReactNode } from 'react';
import { placesOf } from './find';

/** What is searched for in the conversation around; empty while nothing is. */
export const Query = createContext('');

/** A text in which what is searched for is marked. */
export function Marked({ text }: { text: string }): ReactNode {
  const query = useContext(Query);
  const places = query ? placesOf(text, query) : [];
  if (places.length === 0) return text;
  const parts: ReactNode[] = [];
  let from = 0;
  for (const [start, end] of places) {
    parts.push(text.slice(from, start), <mark key={start}>{text.slice(start, end)}</mark>);
    from = end;
  }
  return [...parts, text.slice(from)];
}
