import { AsyncLocalStorage } from 'node:async_hooks';

const atWork = new AsyncLocalStorage<string>();

/** What tells the job that runs here from every other, and is the same at each of its tries; undefined outside one. */
export const jobAtWork = (): string | undefined => atWork.getStore();

export const whileAtWork = <A>(job: string, work: () => A): A => atWork.run(job, work);
