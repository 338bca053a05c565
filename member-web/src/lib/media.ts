import { useSyncExternalStore } from 'react';

export const DESKTOP = '(min-width: 768px)';

export function useMedia(query: string): boolean {
  return useSyncExternalStore(
    (changed) => {
      const media = matchMedia(query);
      media.addEventListener('change', changed);
      return () => media.removeEventListener('change', changed);
    },
    () => matchMedia(query).matches,
    // Of the page that the server draws, whatever window it is for.
    () => false,
  );
}
