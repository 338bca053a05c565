import { useLayoutEffect, useMemo, useRef, type MouseEvent, type PointerEvent } from 'react';

/** How long a finger rests, in milliseconds, and how far it may stray meanwhile, in pixels. */
const LONG = 450;
const STRAY = 10;

/** Handlers for what a finger resting on an element does. A mouse has other ways, and a pen is a finger here. */
export function useLongPress(onLongPress: ((element: HTMLElement) => void) | undefined) {
  const latest = useRef(onLongPress);
  useLayoutEffect(() => {
    latest.current = onLongPress;
  });
  const press = useRef<{ timer?: ReturnType<typeof setTimeout>; x: number; y: number; done: boolean }>(undefined);
  return useMemo(() => {
    const end = () => clearTimeout(press.current?.timer);
    return {
      onPointerDown({ pointerType, isPrimary, clientX: x, clientY: y, currentTarget }: PointerEvent<HTMLElement>) {
        end();
        press.current = undefined;
        if (pointerType === 'mouse' || !isPrimary || !latest.current) return;
        const now = { x, y, done: false };
        const timer = setTimeout(() => {
          now.done = true;
          latest.current?.(currentTarget);
        }, LONG);
        press.current = Object.assign(now, { timer });
      },
      onPointerMove({ clientX, clientY }: PointerEvent) {
        if (press.current && Math.hypot(clientX - press.current.x, clientY - press.current.y) > STRAY) end();
      },
      onPointerUp: end,
      // The browser took the finger for scrolling.
      onPointerCancel: end,
      /** Lifting the finger presses nothing more. */
      onClickCapture(event: MouseEvent) {
        if (!press.current?.done) return;
        press.current = undefined;
        event.preventDefault();
        event.stopPropagation();
      },
      /** The browser's own menu of a long press would cover this one. */
      onContextMenu(event: MouseEvent) {
        if (press.current && latest.current) event.preventDefault();
      },
    };
  }, []);
}
