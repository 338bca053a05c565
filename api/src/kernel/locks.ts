import { busy } from './errors.js';

interface Waiter {
  exclusive: boolean;
  grant: () => void;
}
interface Lock {
  readers: number;
  writer: boolean;
  queue: Waiter[];
}

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
  acquire(streams: readonly string[], writes: ReadonlySet<string>, until: number): undefined | Promise<void> {
    for (let i = 0; i < streams.length; i++) {
      if (this.tryTake(streams[i]!, writes.has(streams[i]!))) continue;
      this.release(streams, writes, i);
      return this.wait([...streams].sort(), writes, until);
    }
    return undefined;
  }

  release(streams: readonly string[], writes: ReadonlySet<string>, count = streams.length): void {
    for (let i = 0; i < count; i++) this.free(streams[i]!, writes.has(streams[i]!));
  }

  private async wait(streams: readonly string[], writes: ReadonlySet<string>, until: number) {
    for (let i = 0; i < streams.length; i++) {
      const exclusive = writes.has(streams[i]!);
      if (this.tryTake(streams[i]!, exclusive)) continue;
      if (!(await this.queue(streams[i]!, exclusive, until))) {
        this.release(streams, writes, i);
        throw busy({});
      }
    }
  }

  private tryTake(stream: string, exclusive: boolean): boolean {
    const lock = this.locks.get(stream);
    if (!lock) {
      this.locks.set(stream, { readers: exclusive ? 0 : 1, writer: exclusive, queue: [] });
      return true;
    }
    // A reader does not overtake a waiting writer, or writers would starve.
    if (lock.writer || lock.queue.length > 0 || (exclusive && lock.readers > 0)) return false;
    if (exclusive) lock.writer = true;
    else lock.readers++;
    return true;
  }

  private queue(stream: string, exclusive: boolean, until: number): Promise<boolean> {
    const lock = this.locks.get(stream)!;
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
          lock.queue.splice(lock.queue.indexOf(waiter), 1);
          this.grantNext(stream, lock);
          resolve(false);
        },
        Math.max(0, until - Date.now()),
      );
      lock.queue.push(waiter);
    });
  }

  private free(stream: string, exclusive: boolean): void {
    const lock = this.locks.get(stream)!;
    if (exclusive) lock.writer = false;
    else lock.readers--;
    this.grantNext(stream, lock);
  }

  private grantNext(stream: string, lock: Lock): void {
    for (let next = lock.queue[0]; next; next = lock.queue[0]) {
      if (lock.writer || (next.exclusive && lock.readers > 0)) return;
      lock.queue.shift();
      if (next.exclusive) lock.writer = true;
      else lock.readers++;
      next.grant();
    }
    if (!lock.writer && lock.readers === 0 && lock.queue.length === 0) this.locks.delete(stream);
  }
}
