import { busy } from './errors.js';
import { inTime } from './waiting.js';

const MAX_WAITING = 20;

/** Room for so many downloads at once; whoever comes next waits for one of them to end, within their request's time. */
export class DownloadBulkhead {
  private running = 0;
  private readonly waiting = new Set<() => void>();

  constructor(private readonly most: number) {}

  /**
   * @returns what gives the place back, once
   * @throws busy when there is none in time, or too many wait already
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
      // A place that came in the same moment goes on to the next.
      if (!this.waiting.delete(turn)) this.free();
      throw error;
    }
  }

  /** A place is handed over: `running` stays as it is. */
  private free(): void {
    const [next] = this.waiting;
    if (!next) return void this.running--;
    this.waiting.delete(next);
    next();
  }
}
