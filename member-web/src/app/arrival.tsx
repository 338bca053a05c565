import { useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router';

/** Another screen begins at its beginning: the focus would be lost with the link that was pressed. */
export function Arrival() {
  const { pathname } = useLocation();
  const at = useRef(pathname);
  useLayoutEffect(() => {
    if (at.current === pathname) return;
    at.current = pathname;
    // A screen that has its own idea of where to begin, and a dialog above it, are left alone.
    const main = document.querySelector('main');
    if (main?.contains(document.activeElement) || document.querySelector('dialog[open]')) return;
    focusMain({ preventScroll: true });
  }, [pathname]);
  return null;
}

export function focusMain(options?: FocusOptions) {
  const main = document.querySelector<HTMLElement>('main');
  if (!main) return;
  main.tabIndex = -1;
  main.focus(options);
}
