import { busy } from '../../kernel/domain.js';

/** Seconds. A browser asks again after half a minute at the latest. */
const LONGEST = 30;
/** Each one counts for an eighth of the mean, so that it follows what comes now. */
const WEIGHT = 1 / 8;

/** How long it takes until all of `ahead` are done, as whole seconds for Retry-After. */
export const secondsFor = (ahead: number, msEach: number, atOnce: number): number =>
  Math.min(LONGEST, Math.max(1, Math.ceil((ahead * msEach) / atOnce / 1_000)));

/** How fast a queue moves, as measured. */
export class QueuePace {
  /** Milliseconds; until one is measured, those of a photo of 12 megapixels. */
  private each = 500;

  constructor(private readonly atOnce: number) {}

  async measured<T>(work: () => Promise<T>): Promise<T> {
    const begun = performance.now();
    try {
      return await work();
    } finally {
      this.each += (performance.now() - begun - this.each) * WEIGHT;
    }
  }

  /** Refuses whoever comes behind `ahead` others, until those are done. */
  refusal(ahead: number) {
    return busy({ seconds: secondsFor(ahead, this.each, this.atOnce) });
  }
}
