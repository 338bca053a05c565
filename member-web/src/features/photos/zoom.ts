/** How a photo lies in its frame: `x` and `y` are how far its middle is from that of the frame, in pixels. */
export interface View {
  scale: number;
  x: number;
  y: number;
}
type Point = { x: number; y: number };
type Size = { width: number; height: number };

/** The whole photo, as large as the frame lets it be. */
export const WHOLE: View = { scale: 1, x: 0, y: 0 };
/** Beyond this a photo shows no more than its pixels. */
export const MOST = 4;
/** What a double tap shows. */
export const CLOSE = 2.5;

/** @param at the point that stays where it is, from the middle of the frame */
export function zoomed(view: View, scale: number, at: Point, frame: Size): View {
  const next = Math.min(Math.max(scale, 1), MOST);
  const ratio = next / view.scale;
  return inFrame({ scale: next, x: at.x - (at.x - view.x) * ratio, y: at.y - (at.y - view.y) * ratio }, frame);
}

export const moved = (view: View, by: Point, frame: Size): View =>
  inFrame({ ...view, x: view.x + by.x, y: view.y + by.y }, frame);

/** No further than to its edges. */
function inFrame({ scale, x, y }: View, { width, height }: Size): View {
  const within = (value: number, size: number) => {
    const most = (size * (scale - 1)) / 2;
    // Never -0, which would be another view.
    return Math.min(Math.max(value, -most), most) + 0;
  };
  return { scale, x: within(x, width), y: within(y, height) };
}
