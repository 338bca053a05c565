import { AsyncLocalStorage } from 'node:async_hooks';
import { requestDeadline } from './deadlines.js';

interface AtWork {
  /** Undefined for jobs that run as a batch. */
  key?: string;
  requestIds: readonly string[];
}

const atWork = new AsyncLocalStorage<AtWork>();
const NONE: readonly string[] = [];
/** Jobs that run as a batch come from many: a line of the log names no more. */
const MAX_NAMED = 20;

/** An idempotency key of the running job, the same on each of its attempts; undefined outside a job, and in a batch. */
export const jobAtWork = (): string | undefined => atWork.getStore()?.key;

/** The request that runs, or those whose events the running job was queued for. */
export function requestIds(): readonly string[] {
  const id = requestDeadline()?.id;
  return id === undefined ? (atWork.getStore()?.requestIds ?? NONE) : [id];
}

export const whileAtWork = <A>(job: AtWork, work: () => A): A => atWork.run(job, work);

/** In a job's payload, beside what the job is about: which request caused it, or which ones, separated by spaces. */
interface Caused {
  requestId?: string;
}

export const causedBy = (payload: object, requestId = requestIds().join(' ')): object =>
  requestId ? { ...payload, requestId } : payload;

export const causesOf = (payloads: readonly Caused[]): string[] =>
  [...new Set(payloads.flatMap(({ requestId }) => requestId?.split(' ') ?? []))].slice(0, MAX_NAMED);
