import { useEffect, useRef, type MouseEvent } from 'react';

/** The second press of a double press was meant for what stood there before: what came in its place nobody has read. */
export const isSecondOfTwo = ({ detail }: Pick<MouseEvent, 'detail'>): boolean => detail > 1;

/**
 * A handler for the capturing phase of what a press can open: the second of that same double press answers nothing in it.
 * What was pressed there once may be pressed twice.
 */
export function useFirstPress(open: boolean): (press: MouseEvent) => void {
  const pressed = useRef(false);
  useEffect(() => {
    if (open) pressed.current = false;
  }, [open]);
  return (press) => {
    if (pressed.current || !isSecondOfTwo(press)) pressed.current = true;
    else {
      press.preventDefault();
      press.stopPropagation();
    }
  };
}
