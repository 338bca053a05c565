import { pipeline, Transform, type Readable } from 'node:stream';

/**
 * What `source` gives, until nothing has moved for so many milliseconds: then both end with an error, for a reader who
 * stopped reading would hold what the source holds for as long as they like.
 *
 * @param ended called once, however it ended
 */
export function limitIdle(source: Readable, { idle, ended }: { idle: number; ended: () => void }): Readable {
  const passed = new Transform({
    transform(chunk, _encoding, done) {
      timer.refresh();
      done(null, chunk);
    },
  });
  const timer = setTimeout(() => passed.destroy(new Error(`Nothing was read for ${idle} ms.`)), idle).unref();
  // How it ends shows on `passed`, also where the source fails.
  pipeline(source, passed, () => undefined);
  passed.once('close', () => {
    clearTimeout(timer);
    ended();
  });
  return passed;
}
