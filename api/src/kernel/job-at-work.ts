import { AsyncLocalStorage } from 'node:async_hooks';

const atWork = new AsyncLocalStorage<string>();

/** An idempotency key of the running job, the same on each of its attempts; undefined outside a job. */
export const jobAtWork = (): string | undefined => atWork.getStore();

export const whileAtWork = <A>(job: string, work: () => A): A => atWork.run(job, work);
