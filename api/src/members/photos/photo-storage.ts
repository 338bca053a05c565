import type { Rendition } from './renditions.js';

/** Where the pictures themselves are kept; `file` is a photo's name there. */
export abstract class PhotoStorage {
  /** All renditions or none. */
  abstract write(file: string, renditions: Record<Rendition, Uint8Array>): Promise<void>;
  abstract read(file: string, rendition: Rendition): Promise<Buffer | undefined>;
  /** With all its renditions; one that is gone already is no error. */
  abstract remove(file: string): Promise<void>;
  /** Every photo that is stored, with the instant it was written. */
  abstract list(): AsyncIterable<{ file: string; writtenAt: Date }>;
}
