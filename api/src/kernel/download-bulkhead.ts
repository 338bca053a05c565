import { busy } from './errors.js';
import { inTime } from './deadlines.js';

const MAX_WAITING = 20;

/** Limits the number of concurrent downloads; further ones wait for a free slot until their request's deadline. */
export class DownloadBulkhead {
  private running = 0;
  private readonly waiting = new Set<() => void>();

  constructor(private readonly most: number) {}

  /**
   * @returns a function that releases the slot; calling it again has no effect
   * @throws busy if no slot is free in time, or too many downloads are already waiting
   */
  async take(): Promise<() => void> {
    if (this.running < this.most) this.running++;
    else await this.wait();
    let given = false;
    return () => {
      if (!given) this.free();
      given = true;
    };
  }

  private async wait(): Promise<void> {
    if (this.waiting.size >= MAX_WAITING) throw busy({});
    let turn!: () => void;
    const mine = new Promise<void>((resolve) => (turn = resolve));
    this.waiting.add(turn);
    try {
      await inTime(mine);
    } catch (error) {
      // A slot that was assigned at the same moment passes to the next waiter.
      if (!this.waiting.delete(turn)) this.free();
      throw error;
    }
  }

  /** Hands the slot to the next waiter, if any; `running` then stays the same. */
  private free(): void {
    const [next] = this.waiting;
    if (!next) return void this.running--;
    this.waiting.delete(next);
    next();
  }
}
