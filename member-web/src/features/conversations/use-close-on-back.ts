import { useEffect } from 'react';

/** Back leads away from the screen that something stands over: it goes too, and is not there the next time. */
export function useCloseOnBack(open: boolean, close: () => void) {
  useEffect(() => {
    if (!open) return;
    window.addEventListener('popstate', close);
    return () => window.removeEventListener('popstate', close);
  }, [open, close]);
}
