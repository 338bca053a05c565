import type { Query } from './database.js';
import type { Event, RecordedEvent } from './stream.js';

/** A kind of durable work. Its payload holds ids only: personal data would outlive an erasure in the queue. */
export interface Job<P extends object = object> {
  readonly name: string;
  /** Tries before it is given up and shown as a dead letter; waits grow exponentially. */
  readonly attempts: number;
  at(payload: P, options: JobOptions): QueuedJob;
}

export interface JobOptions {
  /** The same key is queued once. */
  key: string;
  /** Not before this instant. */
  runAt?: Date;
  /** The key stands for a stretch of time: what a policy queues under it once more does not reach the database. */
  coalesce?: boolean;
}

export interface QueuedJob extends JobOptions {
  job: Job | BatchJob;
  payload: object;
}

/** Work of which there is some for almost everything that happens: what is due runs together. */
export interface BatchJob<P extends object = object> extends Job<P> {
  readonly batch: true;
}

export const isBatchJob = (job: Job | BatchJob): job is BatchJob => 'batch' in job;

export interface BatchItem<P extends object = object> {
  key: string;
  payload: P;
}

export interface BatchJobHandler<P extends object = object> {
  /** @param query of the transaction that takes the items from the queue: what it writes happens once, with them */
  run(items: readonly BatchItem<P>[], query: Query): Promise<void>;
}

export interface JobHandler<P extends object = object> {
  run(payload: P, context: { attempt: number; key: string }): Promise<void>;
}

const ATTEMPTS = 12;

export function defineJob<P extends object>(name: string, options: { attempts?: number } = {}): Job<P> {
  const job: Job<P> = {
    name,
    attempts: options.attempts ?? ATTEMPTS,
    at: (payload, at) => ({ job: job, payload, ...at }),
  };
  return job;
}

export function defineBatchJob<P extends object>(name: string): BatchJob<P> {
  const job: BatchJob<P> = {
    name,
    batch: true,
    attempts: ATTEMPTS,
    at: (payload, at) => ({ job, payload, ...at }),
  };
  return job;
}

type Reactions<E extends Event> = {
  [T in E['type']]?: (event: RecordedEvent<Extract<E, { type: T }>>) => QueuedJob[];
};

export interface PolicyDefinition {
  readonly name: string;
  readonly on: Readonly<Record<string, ((event: RecordedEvent) => QueuedJob[]) | undefined>>;
}

/** When this event, queue these jobs: inserted in the transaction of the policy's checkpoint, never by a rebuild. */
export const definePolicy = <E extends Event>(policy: { name: string; on: Reactions<E> }): PolicyDefinition =>
  policy as PolicyDefinition;
