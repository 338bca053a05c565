import { useLayoutEffect, useRef } from 'react';

/** A native dialog, open for as long as it is there. */
export function useModalDialog() {
  const dialog = useRef<HTMLDialogElement>(null);
  // With the screen itself: a dialog gives the focus back only if it is closed before it is taken away.
  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    return () => element?.close();
  }, []);
  return dialog;
}
