import { useSyncExternalStore } from 'react';
import { createStore, useStore } from './store';

/** Whether what is on the screen may be from the last visit, because the site could not be reached. */
export const lastSeen = createStore(false);

function watch(tell: () => void) {
  window.addEventListener('online', tell);
  window.addEventListener('offline', tell);
  return () => {
    window.removeEventListener('online', tell);
    window.removeEventListener('offline', tell);
  };
}

/** Without a network, as the browser says or as it turned out. */
export function useOffline(): boolean {
  const told = useSyncExternalStore(
    watch,
    () => !navigator.onLine,
    () => false,
  );
  const found = useStore(lastSeen, (is) => is);
  return told || found;
}
