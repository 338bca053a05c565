import { useLayoutEffect, useRef } from 'react';
import { focusMain } from './arrival';

/**
 * Focuses the beginning of a screen whose content has changed, as on arrival at another one (arrival.tsx), where the focus
 * would be lost with the button that was pressed.
 */
export function useFocusMainOnChange(content: string) {
  const shown = useRef(content);
  useLayoutEffect(() => {
    if (shown.current === content) return;
    shown.current = content;
    if (document.activeElement === document.body) focusMain({ preventScroll: true });
  }, [content]);
}
