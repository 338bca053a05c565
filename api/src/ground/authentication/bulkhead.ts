import { busy } from '../../kernel/index.js';

/** Lets `width` pieces of work run at once and `waiting` more wait; the rest is told `busy`. */
export class Bulkhead {
  private running = 0;
  private readonly queue: (() => void)[] = [];

  constructor(
    private readonly width: number,
    private readonly waiting: number,
  ) {}

  async pass<T>(work: () => Promise<T>): Promise<T> {
    if (this.running < this.width) this.running++;
    else if (this.queue.length >= this.waiting) throw busy({});
    // The place is handed over: `running` stays as it is.
    else await new Promise<void>((resolve) => this.queue.push(resolve));
    try {
      return await work();
    } finally {
      const next = this.queue.shift();
      if (next) next();
      else this.running--;
    }
  }
}
