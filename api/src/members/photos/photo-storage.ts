import type { Rendition } from './renditions.js';

/** Photos of albums and photos of chats are stored apart: each collection has its own read model of known files. */
export type Collection = 'albums' | 'chats';

/** Stores the pictures' files; `file` is a photo's name there. */
export abstract class PhotoStorage {
  /** Writes all renditions or none. */
  abstract write(file: string, renditions: Record<Rendition, Uint8Array>): Promise<void>;
  /** Writes one rendition anew, whole or not at all; nothing if the photo has been removed. */
  abstract replace(file: string, rendition: Rendition, bytes: Uint8Array): Promise<void>;
  abstract read(file: string, rendition: Rendition): Promise<Buffer | undefined>;
  /** Deletes all renditions; no error if they are already gone. */
  abstract remove(file: string): Promise<void>;
  /** Every stored photo, with the time it was written. */
  abstract list(): AsyncIterable<{ file: string; writtenAt: Date }>;
}

/** An upload under way has files before it has its event. */
export const SWEPT_AFTER_MS = 60 * 60 * 1000;
const PAGE = 500;

/** Removes the files of that age that are not among those kept. */
export async function sweepFiles(
  storage: Pick<PhotoStorage, 'list' | 'remove'>,
  olderThan: Date,
  keptAmong: (files: string[]) => Promise<Set<string>>,
): Promise<void> {
  const removeOthers = async (files: string[]) => {
    const kept = await keptAmong(files);
    for (const file of files) if (!kept.has(file)) await storage.remove(file);
  };
  const page: string[] = [];
  for await (const { file, writtenAt } of storage.list()) {
    if (writtenAt < olderThan) page.push(file);
    if (page.length === PAGE) await removeOthers(page.splice(0));
  }
  await removeOthers(page);
}
