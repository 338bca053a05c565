import type { KeyboardEvent, MouseEvent } from 'react';

/** The second press of a double press was meant for what stood there before: what came in its place nobody has read. */
export const isSecondOfTwo = ({ detail }: Pick<MouseEvent, 'detail'>): boolean => detail > 1;

/** Enter that is held down presses a button again and again: all but the first meet what came in its place. */
export function onlyOnePress(event: Pick<KeyboardEvent, 'key' | 'repeat' | 'preventDefault'>) {
  if (event.repeat && event.key === 'Enter') event.preventDefault();
}
