import type { PhotoContent } from '../content';

export type Size = { width: number; height: number };

/** In pixels; narrower only where the bubble is. */
export const WIDTH = 280;
/** Neither a strip nor a tower: what is cut off is seen large. */
const [NARROWEST, WIDEST] = [4 / 5, 16 / 9];

/** Width by height, as it stands in the bubble; square until the browser knows it. */
export const shapeOf = (size: Size | undefined): number =>
  size && size.height > 0 ? Math.min(WIDEST, Math.max(NARROWEST, size.width / size.height)) : 1;

/** In pixels, before it is measured: near enough for the list to stay where it is. */
export const heightOf = ({ photo }: PhotoContent): number =>
  photo?.status === 'rejected' ? 64 : WIDTH / shapeOf(photo);
