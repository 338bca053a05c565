const QUIET = 60_000;
let lastSign = Date.now();

/** Call once: notes when somebody last did something in the console. */
export function watchPresence(): void {
  for (const sign of ['pointerdown', 'pointermove', 'keydown', 'wheel', 'touchstart', 'scroll']) {
    window.addEventListener(sign, () => void (lastSign = Date.now()), { passive: true, capture: true });
  }
}

/** Somebody is at this page; what it asks for by itself, for news, keeps no login open (ADM-05). */
export const isAttended = (): boolean => document.visibilityState === 'visible' && Date.now() - lastSign < QUIET;
