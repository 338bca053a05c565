import { useLayoutEffect, useRef } from 'react';
import { focusMain } from './arrival';

/**
 * A screen that says something else than before begins at its beginning, as another one does (arrival.tsx): the focus
 * would be lost with the button that was pressed.
 */
export function useBegunAnew(says: string) {
  const said = useRef(says);
  useLayoutEffect(() => {
    if (said.current === says) return;
    said.current = says;
    if (document.activeElement === document.body) focusMain({ preventScroll: true });
  }, [says]);
}
