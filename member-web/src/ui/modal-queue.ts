import { useEffect, useId } from 'react';
import { createStore, useStore } from '../lib/store';

const queue = createStore<readonly string[]>([]);

/**
 * Modals never stack: each waits for its turn, first come first served, so that two events at once do not throw a
 * second question over the one being read.
 */
export function useTurn(wanted: boolean): boolean {
  const id = useId();
  useEffect(() => {
    if (!wanted) return;
    queue.set((waiting) => [...waiting, id]);
    return () => queue.set((waiting) => waiting.filter((other) => other !== id));
  }, [wanted, id]);
  return useStore(queue, (waiting) => waiting[0] === id);
}
