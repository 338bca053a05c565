import { useRef, type MouseEvent, type PointerEvent } from 'react';

/** Pixels after which a press is a drag and opens nothing. */
const SLACK = 8;
/** The share of the card's width that it has to be moved by. */
const FAR = 0.3;
/** Pixels a millisecond: a quick flick needs less way. */
const FLICK = 0.6;

/**
 * Dragging a card aside, by finger or mouse. The card follows by the custom property `--dx` of the deck, in pixels,
 * and tells which way it leans in `data-lean`, without drawing anything anew.
 */
export function useDrag(onSwipe: (like: boolean, from: number) => void) {
  const drag = useRef<{ pointer: number; x: number; at: number; dx: number; moved: boolean }>(undefined);
  const dragged = useRef(false);

  const show = (card: HTMLElement, dx: number) => {
    card.parentElement?.style.setProperty('--dx', `${dx}`);
    if (dx === 0) delete card.dataset.lean;
    else if (Math.abs(dx) > SLACK) card.dataset.lean = dx > 0 ? 'like' : 'skip';
  };

  const end = ({ currentTarget: card, timeStamp }: PointerEvent<HTMLElement>, done: boolean) => {
    const now = drag.current;
    drag.current = undefined;
    delete card.dataset.held;
    if (!now?.moved) return;
    const far = Math.abs(now.dx) > card.offsetWidth * FAR;
    const flick = Math.abs(now.dx) > 4 * SLACK && Math.abs(now.dx) / Math.max(1, timeStamp - now.at) > FLICK;
    const { dx } = now;
    show(card, 0);
    if (done && (far || flick)) onSwipe(dx > 0, dx);
  };

  return {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      dragged.current = false;
      if (!event.isPrimary || event.button !== 0) return;
      drag.current = { pointer: event.pointerId, x: event.clientX, at: event.timeStamp, dx: 0, moved: false };
    },
    onPointerMove: ({ currentTarget: card, pointerId, clientX }: PointerEvent<HTMLElement>) => {
      const now = drag.current;
      if (now?.pointer !== pointerId) return;
      now.dx = clientX - now.x;
      if (!now.moved && Math.abs(now.dx) < SLACK) return;
      if (!now.moved) {
        now.moved = true;
        dragged.current = true;
        card.dataset.held = '';
        card.setPointerCapture(pointerId);
      }
      show(card, now.dx);
    },
    onPointerUp: (event: PointerEvent<HTMLElement>) => end(event, true),
    // The browser took it for a scroll.
    onPointerCancel: (event: PointerEvent<HTMLElement>) => end(event, false),
    onClickCapture: (event: MouseEvent) => {
      if (!dragged.current) return;
      dragged.current = false;
      event.preventDefault();
      event.stopPropagation();
    },
  };
}
