/** The forms in which a photo is stored and served. */
export const RENDITIONS = ['original', 'card', 'thumb', 'blurred'] as const;
export type Rendition = (typeof RENDITIONS)[number];

/** The result of an upload: newly encoded pictures, without anything else from the file. */
export interface RenderedPhoto {
  width: number;
  height: number;
  placeholder: string;
  renditions: Record<Rendition, Uint8Array>;
}

/** The result the worker process returns. */
export type Rendering = RenderedPhoto | { problem: 'not_readable' | 'too_small' };

/**
 * What is made of a file: the forms of a photo, one small square that keeps what is transparent, or one picture in its
 * own proportions.
 */
export const DRAWN = ['photo', 'emblem', 'picture'] as const;
export type Drawn = (typeof DRAWN)[number];

/** Minimum length of the shorter side, in pixels. */
export const LEAST_PIXELS = 240;
