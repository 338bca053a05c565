import { useEffect, useId } from 'react';
import { createStore, useStore } from './store';

const forms = createStore<readonly string[]>([]);

/** While `dirty`, nobody leaves this form unasked: not by a link, the way back, a reload or a closed tab. */
export function useUnsaved(dirty: boolean) {
  const id = useId();
  useEffect(() => {
    if (!dirty) return;
    forms.set((others) => [...others, id]);
    return () => forms.set((all) => all.filter((other) => other !== id));
  }, [dirty, id]);
}

export const isUnsaved = () => forms.get().length > 0;
export const useIsUnsaved = (): boolean => useStore(forms, (all) => all.length > 0);

let kept = false;
/** What was sent is answered on its own screen: who asked to leave it meanwhile stays there. */
export const keepHere = (here: boolean) => void (kept = here);
export const isKeptHere = () => kept;
