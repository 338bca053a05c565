import { useEffect, useEffectEvent, useRef, type PointerEvent } from 'react';
import { Picture } from '../../ui/picture';
import { CLOSE, moved, WHOLE, zoomed, type View } from './zoom';
import styles from './photo-viewer.module.scss';

type Props = { src: string; alt: string; view: View; onView: (change: (view: View) => View) => void };

/** Milliseconds within which a second tap belongs to the first, and how far from it, in pixels. */
const TAP_MS = 300;
const TAP_PIXELS = 24;

/** A whole photo that two fingers, a double tap or a double click bring closer, and one finger then moves. */
export function ZoomPicture({ src, alt, view, onView }: Props) {
  const frame = useRef<HTMLDivElement>(null);
  const close = view.scale > 1;

  const pointOf = ({ clientX, clientY }: { clientX: number; clientY: number }) => {
    const box = frame.current!.getBoundingClientRect();
    return { x: clientX - box.left - box.width / 2, y: clientY - box.top - box.height / 2 };
  };
  const size = () => ({ width: frame.current!.clientWidth, height: frame.current!.clientHeight });
  const toggle = (at: { clientX: number; clientY: number }) =>
    onView((now) => (now.scale > 1 ? WHOLE : zoomed(now, CLOSE, pointOf(at), size())));

  const onFingers = useEffectEvent((event: TouchEvent, last: Fingers | undefined): Fingers | undefined => {
    const fingers = fingersOf(event.touches, pointOf);
    if (!fingers || (!close && event.touches.length < 2)) return fingers;
    // The browser would turn to the next photo, or make the whole page larger.
    if (event.cancelable) event.preventDefault();
    if (last && last.count === fingers.count) {
      const by = { x: fingers.middle.x - last.middle.x, y: fingers.middle.y - last.middle.y };
      const ratio = last.spread > 0 ? fingers.spread / last.spread : 1;
      onView((now) => moved(zoomed(now, now.scale * ratio, last.middle, size()), by, size()));
    }
    return fingers;
  });
  const onTap = useEffectEvent(toggle);

  // Not by React, whose listeners for touch cannot prevent what the browser does.
  useEffect(() => {
    const element = frame.current!;
    let last: Fingers | undefined;
    let tapped = { at: 0, x: 0, y: 0 };
    let still = true;
    const onStart = (event: TouchEvent) => {
      still = event.touches.length === 1;
      last = onFingers(event, undefined);
    };
    const onMove = (event: TouchEvent) => {
      still = false;
      last = onFingers(event, last);
    };
    const onEnd = (event: TouchEvent) => {
      last = undefined;
      const touch = event.changedTouches[0];
      if (!still || !touch) return;
      const near = Math.hypot(touch.clientX - tapped.x, touch.clientY - tapped.y) < TAP_PIXELS;
      if (near && event.timeStamp - tapped.at < TAP_MS) {
        event.preventDefault();
        tapped = { at: 0, x: 0, y: 0 };
        onTap(touch);
      } else tapped = { at: event.timeStamp, x: touch.clientX, y: touch.clientY };
    };
    const firm = { passive: false };
    element.addEventListener('touchstart', onStart, firm);
    element.addEventListener('touchmove', onMove, firm);
    element.addEventListener('touchend', onEnd, firm);
    return () => {
      element.removeEventListener('touchstart', onStart);
      element.removeEventListener('touchmove', onMove);
      element.removeEventListener('touchend', onEnd);
    };
  }, []);

  const drag = (event: PointerEvent) => {
    if (event.pointerType !== 'mouse' || event.buttons !== 1 || !close) return;
    const by = { x: event.movementX, y: event.movementY };
    onView((now) => moved(now, by, size()));
  };
  return (
    // A mouse's own way; the viewer's buttons and keys do the same.
    <div
      ref={frame}
      className={`full full-height clip ${styles.frame} ${close ? styles.close : ''}`}
      onDoubleClick={toggle}
      onPointerMove={drag}
    >
      <div
        className="full full-height"
        style={{ transform: `translate(${view.x}px, ${view.y}px) scale(${view.scale})` }}
      >
        <Picture className={`full full-height ${styles.photo}`} src={src} placeholder={null} alt={alt} />
      </div>
    </div>
  );
}

type Fingers = { count: number; middle: { x: number; y: number }; spread: number };

/** Where one or two fingers are; undefined where there are none. */
function fingersOf(touches: TouchList, pointOf: (touch: Touch) => { x: number; y: number }): Fingers | undefined {
  const [first, second] = [touches[0], touches[1]];
  if (!first) return undefined;
  const one = pointOf(first);
  if (!second) return { count: 1, middle: one, spread: 0 };
  const other = pointOf(second);
  const middle = { x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 };
  return { count: 2, middle, spread: Math.hypot(one.x - other.x, one.y - other.y) };
}
