import { busy } from './errors.js';

interface Waiter {
  exclusive: boolean;
  grant: () => void;
}
interface Lock {
  readers: number;
  writer: boolean;
  /** Made for the first who waits. */
  queue: Waiter[] | undefined;
}
/** Streams to lock, each for reading or (`true`) for writing. */
export type Wanted = ReadonlyMap<string, boolean>;

/**
 * In-process read/write locks on streams, first come first served. Whoever has to wait holds none of them meanwhile but
 * those before it in sorted order, so two commands on the same streams cannot deadlock.
 */
export class StreamLocks {
  private readonly locks = new Map<string, Lock>();

  /**
   * Locks all streams; returns undefined synchronously if all are free. Rejects with `busy` after `until` (ms since
   * 1970).
   */
  acquire(wanted: Wanted, until: number): undefined | Promise<void> {
    let taken = 0;
    for (const [stream, exclusive] of wanted) {
      if (!this.tryTake(stream, exclusive)) {
        this.release(wanted, taken);
        return this.wait(new Map([...wanted].sort(([one], [other]) => (one < other ? -1 : 1))), until);
      }
      taken++;
    }
    return undefined;
  }

  /** @param count how many of them, from the first on */
  release(wanted: Wanted, count = wanted.size): void {
    for (const [stream, exclusive] of wanted) {
      if (count-- === 0) return;
      this.free(stream, exclusive);
    }
  }

  private async wait(wanted: Wanted, until: number) {
    let taken = 0;
    for (const [stream, exclusive] of wanted) {
      if (!this.tryTake(stream, exclusive) && !(await this.queue(stream, exclusive, until))) {
        this.release(wanted, taken);
        throw busy({});
      }
      taken++;
    }
  }

  private tryTake(stream: string, exclusive: boolean): boolean {
    const lock = this.locks.get(stream);
    if (!lock) {
      this.locks.set(stream, { readers: exclusive ? 0 : 1, writer: exclusive, queue: undefined });
      return true;
    }
    // A reader does not overtake a waiting writer, or writers would starve.
    if (lock.writer || lock.queue?.length || (exclusive && lock.readers > 0)) return false;
    if (exclusive) lock.writer = true;
    else lock.readers++;
    return true;
  }

  private queue(stream: string, exclusive: boolean, until: number): Promise<boolean> {
    const lock = this.locks.get(stream)!;
    const queue = (lock.queue ??= []);
    return new Promise((resolve) => {
      const waiter: Waiter = {
        exclusive,
        grant: () => {
          clearTimeout(timer);
          resolve(true);
        },
      };
      const timer = setTimeout(
        () => {
          queue.splice(queue.indexOf(waiter), 1);
          this.grantNext(stream, lock);
          resolve(false);
        },
        Math.max(0, until - Date.now()),
      );
      queue.push(waiter);
    });
  }

  private free(stream: string, exclusive: boolean): void {
    const lock = this.locks.get(stream)!;
    if (exclusive) lock.writer = false;
    else lock.readers--;
    this.grantNext(stream, lock);
  }

  private grantNext(stream: string, lock: Lock): void {
    for (let next = lock.queue?.[0]; next; next = lock.queue?.[0]) {
      if (lock.writer || (next.exclusive && lock.readers > 0)) return;
      lock.queue!.shift();
      if (next.exclusive) lock.writer = true;
      else lock.readers++;
      next.grant();
    }
    if (!lock.writer && lock.readers === 0 && !lock.queue?.length) this.locks.delete(stream);
  }
}
