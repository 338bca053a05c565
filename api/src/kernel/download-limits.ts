import { pipeline, Transform, type Readable } from 'node:stream';

export interface DownloadLimits {
  /** Milliseconds in which nothing moves. */
  idle: number;
  /** Milliseconds in all: whoever reads a little now and then gets no further than this either. */
  total: number;
}

export const DOWNLOAD_LIMITS: DownloadLimits = { idle: 60_000, total: 600_000 };

/**
 * What `source` gives, until nothing has moved for so long, or it has taken so long in all: then both end with an error,
 * for a reader who is slow or stopped reading would hold what the source holds for as long as they like.
 *
 * @param ended called once, however it ended
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
  // How it ends shows on `passed`, also where the source fails.
  pipeline(source, passed, () => undefined);
  passed.once('close', () => {
    clearTimeout(still);
    clearTimeout(late);
    ended();
  });
  return passed;
}
