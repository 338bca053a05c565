import type { MouseEvent } from 'react';
import { useOpenSignup } from '../features/accounts/signup-modal';
import { DESKTOP } from '../lib/media';

/**
 * A visitor's press on a card (CLI-02, ACC-16): where there is room the sign-up opens over the page and knows whom it
 * was for; elsewhere the card's link leads to its own page. A press for another tab stays a link's.
 */
export function usePickAsVisitor() {
  const openSignup = useOpenSignup();
  return ({ id }: { id: string }, event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey || !matchMedia(DESKTOP).matches) return;
    event.preventDefault();
    openSignup(id);
  };
}
