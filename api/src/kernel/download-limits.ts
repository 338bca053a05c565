import { pipeline, Transform, type Readable } from 'node:stream';

export interface DownloadLimits {
  /** Timeout without any data being read, in milliseconds. */
  idle: number;
  /** Timeout for the whole download, in milliseconds; it also stops clients that keep reading very slowly. */
  total: number;
}

export const DOWNLOAD_LIMITS: DownloadLimits = { idle: 60_000, total: 600_000 };

/**
 * Passes `source` through until the idle timeout or the total timeout expires, then destroys both streams with an
 * error. Otherwise a client that reads slowly or not at all would hold the source's resources indefinitely.
 *
 * @param ended called exactly once, on success and on failure
 */
export function limitDownload(source: Readable, { idle, total }: DownloadLimits, ended: () => void): Readable {
  const passed = new Transform({
    transform(chunk, _encoding, done) {
      still.refresh();
      done(null, chunk);
    },
  });
  const end = (what: string) => () => passed.destroy(new Error(what));
  const still = setTimeout(end(`Nothing was read for ${idle} ms.`), idle).unref();
  const late = setTimeout(end(`It was not read within ${total} ms.`), total).unref();
  // Any failure, also of the source, destroys `passed`.
  pipeline(source, passed, () => undefined);
  passed.once('close', () => {
    clearTimeout(still);
    clearTimeout(late);
    ended();
  });
  return passed;
}
