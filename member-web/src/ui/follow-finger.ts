/** Pixels that a sheet is drawn down until it closes when it is let go of. */
const FAR = 96;
/** Pixels in a millisecond: drawn that fast, a quarter of it is enough. */
const FAST = 0.5;

/**
 * The sheet goes down with the finger on its head. Drawn far or fast enough it goes on and closes, else it goes back; its
 * cross does the same for whoever does not draw.
 *
 * @param start where and when the finger came down, in pixels and milliseconds
 */
export function followFinger(sheet: HTMLElement, start: { y: number; at: number }, close: () => void): void {
  let down = 0;
  const move = ({ clientY }: PointerEvent) => {
    down = Math.max(0, clientY - start.y);
    sheet.style.translate = `0px ${down}px`;
  };
  const end = ({ type, timeStamp }: PointerEvent) => {
    sheet.removeEventListener('pointermove', move);
    sheet.removeEventListener('pointerup', end);
    sheet.removeEventListener('pointercancel', end);
    const fast = down / (timeStamp - start.at) > FAST;
    const closes = type === 'pointerup' && down > (fast ? FAR / 4 : FAR);
    const way = [{ translate: `0 ${down}px` }, { translate: closes ? '0 100%' : '0 0' }];
    sheet.style.translate = '';
    const going = sheet.animate(way, { duration: 120, easing: 'ease-out', fill: closes ? 'forwards' : 'none' });
    if (!closes) return;
    going.onfinish = () => {
      close();
      // Where closing asks first, or is refused, the sheet is there again.
      going.cancel();
    };
  };
  sheet.addEventListener('pointermove', move);
  sheet.addEventListener('pointerup', end);
  sheet.addEventListener('pointercancel', end);
}
