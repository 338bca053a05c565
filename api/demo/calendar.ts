import { Clock } from '../src/kernel/index.js';

/** Moves the time of the site while its demo world is made. */
export interface Calendar {
  goTo(hoursAgo: number): void;
}

const HOUR = 60 * 60 * 1000;

/** The present; while the demo world is made, a moment before it. */
export class DemoClock extends Clock implements Calendar {
  private behind = 0;

  now(): Date {
    return new Date(Date.now() - this.behind);
  }

  goTo(hoursAgo: number): void {
    this.behind = hoursAgo * HOUR;
  }
}

/** More at once than there are processors: many wait for the database. */
const AT_ONCE = 16;
/** All share one clock: for what is still under way, its mailed links must not expire meanwhile. */
const HOURS_APART = 4 * 24;

/** All that happens in the demo world, carried out in the order of its time. */
export class Chronicle {
  private readonly deeds: { hoursAgo: number; act: () => Promise<unknown>; alone: boolean }[] = [];

  /** What an act waits for must have begun at an earlier hour. */
  at(hoursAgo: number, act: () => Promise<unknown>): void {
    this.deeds.push({ hoursAgo, act, alone: false });
  }

  /** Time stands still for it: what it asks for is valid for minutes. */
  alone(hoursAgo: number, act: () => Promise<unknown>): void {
    this.deeds.push({ hoursAgo, act, alone: true });
  }

  async run(calendar: Calendar): Promise<void> {
    const underWay = new Map<Promise<unknown>, number>();
    try {
      for (const { hoursAgo, act, alone } of this.deeds.splice(0).sort((one, other) => other.hoursAgo - one.hoursAgo)) {
        const mustWait = () =>
          underWay.size >= AT_ONCE || [...underWay.values()].some((since) => since - hoursAgo > HOURS_APART);
        while (mustWait()) await Promise.race(underWay.keys());
        if (alone) await Promise.all(underWay.keys());
        calendar.goTo(hoursAgo);
        const done = act().finally(() => underWay.delete(done));
        underWay.set(done, hoursAgo);
        if (alone) await done;
      }
      await Promise.all(underWay.keys());
    } finally {
      // Whoever is cut off leaves nobody to act at another time.
      await Promise.allSettled(underWay.keys());
    }
    calendar.goTo(0);
  }
}
