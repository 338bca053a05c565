import { useEffect, useLayoutEffect, useRef, type TouchEvent } from 'react';

export type Step = -1 | 1;

/** What uses the arrow keys itself. */
const OWN_ARROWS = 'input, textarea, select, [contenteditable="true"], [role="slider"], [role="menu"]';

/** ← and → anywhere on the page where nothing that has the focus uses them, and no dialog is open. */
export function useArrowKeys(onStep: (step: Step) => void): void {
  const callback = useRef(onStep);
  useLayoutEffect(() => {
    callback.current = onStep;
  });
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const step = ({ ArrowLeft: -1, ArrowRight: 1 } as const)[event.key];
      if (!step || event.defaultPrevented || event.repeat) return;
      if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
      if (event.target instanceof Element && event.target.closest(OWN_ARROWS)) return;
      if (document.querySelector('dialog[open]')) return;
      callback.current(step);
    };
    // After React's own listeners: what an element has used is marked so.
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
}

/** In pixels: less is a tap that slipped. */
const FAR = 72;
/** In pixels from the edge, where a swipe is the browser's own way back. */
const EDGE = 24;
const MAX_MS = 600;

type Touch = { x: number; y: number; at: number };

/**
 * Which way a finger swiped; undefined for anything else, as scrolling.
 * @param width of the window, in pixels
 */
export function swipeOf(from: Touch, to: Touch, width: number): Step | undefined {
  const [across, down] = [to.x - from.x, to.y - from.y];
  const inside = from.x > EDGE && from.x < width - EDGE;
  if (!inside || to.at - from.at > MAX_MS || Math.abs(across) < FAR || Math.abs(across) < 2 * Math.abs(down)) return;
  return across < 0 ? 1 : -1;
}

/** One finger, drawn across what does not move sideways by itself (`data-swipes`). */
export function useSwipe(onStep: (step: Step) => void) {
  const from = useRef<Touch>(undefined);
  const touchOf = ({ changedTouches: { 0: touch }, timeStamp }: TouchEvent): Touch => ({
    x: touch!.clientX,
    y: touch!.clientY,
    at: timeStamp,
  });
  return {
    onTouchStart: (event: TouchEvent) => {
      const taken = event.touches.length > 1 || (event.target as Element).closest('[data-swipes], dialog');
      from.current = taken ? undefined : touchOf(event);
    },
    onTouchEnd: (event: TouchEvent) => {
      const step = from.current && swipeOf(from.current, touchOf(event), window.innerWidth);
      from.current = undefined;
      if (step) onStep(step);
    },
    onTouchCancel: () => {
      from.current = undefined;
    },
  };
}
