import type { MouseEvent } from 'react';

/** The second press of a double press was meant for what stood there before: what came in its place nobody has read. */
export const isSecondOfTwo = ({ detail }: Pick<MouseEvent, 'detail'>): boolean => detail > 1;
