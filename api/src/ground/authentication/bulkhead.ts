import { busy } from '../../kernel/domain.js';

/** Runs at most `width` tasks at once with at most `waiting` more in the queue; rejects the rest with `busy`. */
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
    // The finishing task hands over its slot, so `running` stays the same.
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
