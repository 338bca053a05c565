/** The forms in which a photo is stored and handed out. */
export const RENDITIONS = ['original', 'card', 'thumb', 'blurred'] as const;
export type Rendition = (typeof RENDITIONS)[number];

/** What becomes of an uploaded file: pictures of our own making, without anything else the file carried. */
export interface RenderedPhoto {
  width: number;
  height: number;
  placeholder: string;
  renditions: Record<Rendition, Uint8Array>;
}

/** The worker's answer. */
export type Rendering = RenderedPhoto | { problem: 'not_readable' | 'too_small' };

/** Of the shorter side. */
export const LEAST_PIXELS = 240;
