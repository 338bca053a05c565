import { useEffect, useRef, useState, type MouseEvent, type PointerEvent } from 'react';

/** Pixels after which a finger moves the row, and presses nothing on it. */
const SLACK = 8;
/** Pixels: beyond it the row stays open, showing what lies under it; as wide as that is. */
const OPEN = 96;
/** The share of the row that the finger has to go for the action itself. */
const FAR = 0.6;

/**
 * Swiping a row to the left, by finger: a short way shows the action that lies under it, a long one does it. A press
 * elsewhere closes the row. It follows the finger by `--dx`, without drawing anything anew.
 */
export function useSwipeAway(onAway: () => void) {
  const row = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState(false);
  const swipe = useRef<{ pointer: number; x: number; from: number; dx: number; moved: boolean }>(undefined);
  /** What the press that is under way does instead of opening the row. */
  const instead = useRef<'moves' | 'closes'>(undefined);

  useEffect(() => {
    if (!open) return;
    const closeFromOutside = ({ target }: Event) => {
      if (!row.current?.contains(target as Node)) setOpen(false);
    };
    document.addEventListener('pointerdown', closeFromOutside);
    return () => document.removeEventListener('pointerdown', closeFromOutside);
  }, [open]);

  const isFar = (dx: number) => -dx > Math.max(2 * OPEN, (row.current?.offsetWidth ?? 0) * FAR);

  const end = (front: HTMLElement, done: boolean) => {
    const now = swipe.current;
    swipe.current = undefined;
    if (!now?.moved) return;
    for (const name of ['held', 'far']) delete front.dataset[name];
    front.style.removeProperty('--dx');
    const far = done && isFar(now.dx);
    setOpen(!far && done && -now.dx > OPEN / 2);
    if (far) onAway();
  };

  return {
    row,
    close: () => setOpen(false),
    front: {
      'data-swiped': open ? '' : undefined,
      onPointerDown: ({ pointerType, isPrimary, pointerId, clientX }: PointerEvent<HTMLElement>) => {
        instead.current = open ? 'closes' : undefined;
        if (pointerType === 'mouse' || !isPrimary) return;
        const from = open ? -OPEN : 0;
        swipe.current = { pointer: pointerId, x: clientX - from, from, dx: from, moved: false };
      },
      onPointerMove: ({ currentTarget: front, pointerId, clientX }: PointerEvent<HTMLElement>) => {
        const now = swipe.current;
        if (now?.pointer !== pointerId) return;
        now.dx = Math.min(0, clientX - now.x);
        if (!now.moved) {
          if (Math.abs(now.dx - now.from) < SLACK) return;
          now.moved = true;
          instead.current = 'moves';
          front.dataset.held = '';
          front.setPointerCapture(pointerId);
        }
        front.style.setProperty('--dx', `${now.dx}px`);
        if (isFar(now.dx)) front.dataset.far = '';
        else delete front.dataset.far;
      },
      onPointerUp: ({ currentTarget }: PointerEvent<HTMLElement>) => end(currentTarget, true),
      // The browser took it for scrolling.
      onPointerCancel: ({ currentTarget }: PointerEvent<HTMLElement>) => end(currentTarget, false),
      onClickCapture: (event: MouseEvent) => {
        // Keys press without a pointer.
        if (!instead.current || event.detail === 0) return;
        if (instead.current === 'closes') setOpen(false);
        instead.current = undefined;
        event.preventDefault();
        event.stopPropagation();
      },
    },
  };
}
