import { useLayoutEffect, useRef, type RefObject } from 'react';

type Back = (() => void) | undefined;

/** What lies over the screen, the uppermost last. */
const over: RefObject<Back>[] = [];

/** @returns whether Back is answered by that: what lies over the screen goes before the screen does. */
export function closeOnBack(): boolean {
  const back = over.at(-1)?.current;
  back?.();
  return back !== undefined;
}

/**
 * A native dialog, open for as long as it is there.
 * @param onBack what Back does then; left out, it leads to the entry before, as where the dialog has one of its own
 */
export function useModalDialog(onBack?: Back) {
  const dialog = useRef<HTMLDialogElement>(null);
  const back = useRef<Back>(undefined);
  useLayoutEffect(() => {
    back.current = onBack;
  });
  // With the screen itself: a dialog gives the focus back only if it is closed before it is taken away.
  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    over.push(back);
    return () => {
      over.splice(over.indexOf(back), 1);
      element?.close();
    };
  }, []);
  return dialog;
}
