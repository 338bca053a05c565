import type { KeyboardEvent, MouseEvent } from 'react';

/** The second press of a double press was meant for what stood there before: what came in its place nobody has read. */
export const isSecondOfTwo = ({ detail }: Pick<MouseEvent, 'detail'>): boolean => detail > 1;

/**
 * Enter that is held down presses a button again and again: all but the first meet what came in its place. What is meant
 * to go on has keys of its own, as arrows. In a text it begins one line after the other.
 */
export function onlyOnePress(event: Pick<KeyboardEvent, 'key' | 'repeat' | 'preventDefault' | 'target'>) {
  if (event.repeat && event.key === 'Enter' && !(event.target instanceof HTMLTextAreaElement)) event.preventDefault();
}
