/** Runs tasks with the same name one at a time, first come first served. */
export class KeyedMutex {
  private readonly last = new Map<string, Promise<unknown>>();

  async take<T>(name: string, work: () => Promise<T>): Promise<T> {
    const before = this.last.get(name);
    const turn = before ? before.then(work, work) : work();
    const ended = turn.catch(() => undefined);
    this.last.set(name, ended);
    try {
      return await turn;
    } finally {
      if (this.last.get(name) === ended) this.last.delete(name);
    }
  }
}
