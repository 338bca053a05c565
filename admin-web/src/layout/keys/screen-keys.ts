import { useEffect, useId } from 'react';

/** Keys that work on a screen; `text` is a word of `console.hints`. */
export interface KeyHint {
  keys: readonly string[];
  text: string;
}

const told = new Map<string, readonly KeyHint[]>();

/** Tells which keys work for as long as this is on the screen. */
export function useScreenKeys(hints: readonly KeyHint[]): void {
  const id = useId();
  useEffect(() => {
    told.set(id, hints);
    return () => void told.delete(id);
  });
}

/** All keys that work on the screen as it is now, each once. */
export function screenKeys(): KeyHint[] {
  const all = [...told.values()].flat();
  return [...new Map(all.map((hint) => [`${hint.keys.join()} ${hint.text}`, hint])).values()];
}
