import type { Query } from './database.js';
import type { Event, RecordedEvent } from './stream.js';

/** A type of durable work. Its payload holds ids only: personal data in the queue would survive an erasure. */
export interface Job<P extends object = object> {
  readonly kind: 'job';
  readonly name: string;
  /** Maximum number of attempts, with exponential backoff; after the last the job is a dead letter. */
  readonly attempts: number;
  /** When it comes round by itself, in UTC (see `Rounds`); its payload is empty then. */
  readonly cron?: string;
  at(payload: P, options: JobOptions): QueuedJob;
}

export interface JobOptions {
  /** Idempotency key: while a job with this key is queued, it is not queued again. */
  key: string;
  /** Earliest time to run the job. */
  runAt?: Date;
  /**
   * The key stands for a period of time: repeats queued by a policy are dropped in memory, without a database query.
   */
  coalesce?: boolean;
}

export interface QueuedJob extends JobOptions {
  job: Job | BatchJob;
  payload: object;
  /** Which request caused it; if undefined, the one that queues it. */
  requestId?: string | undefined;
}

/** A job queued for nearly every event; due jobs run as a batch. */
export interface BatchJob<P extends object = object> extends Job<P> {
  readonly batch: true;
}

export const isBatchJob = (job: Job | BatchJob): job is BatchJob => 'batch' in job;

export interface BatchItem<P extends object = object> {
  key: string;
  payload: P;
}

export interface BatchJobHandler<P extends object = object> {
  /** @param query runs in the transaction that takes the items from the queue, so its writes happen exactly once */
  run(items: readonly BatchItem<P>[], query: Query): Promise<void>;
}

export interface JobHandler<P extends object = object> {
  run(payload: P, context: { attempt: number; key: string }): Promise<void>;
}

/** Durable work that is cheaper for many at a time, such as mails: those queued together run together. */
export interface GroupJob<P extends object = object> extends Job<P> {
  /** Maximum number that one row of the queue holds. */
  readonly together: number;
}

export const isGroupJob = (job: Job | BatchJob): job is GroupJob => 'together' in job;

export interface GroupJobHandler<P extends object = object> {
  /** Settles each in the given order; one that fails is tried again alone. */
  run(payloads: readonly P[]): Promise<PromiseSettledResult<unknown>[]>;
}

const ATTEMPTS = 12;

export function defineJob<P extends object>(
  name: string,
  options: Partial<Pick<Job, 'attempts' | 'cron'>> = {},
): Job<P> {
  const job: Job<P> = {
    kind: 'job',
    name,
    attempts: ATTEMPTS,
    ...options,
    at: (payload, at) => ({ job: job, payload, ...at }),
  };
  return job;
}

export function defineGroupJob<P extends object>(name: string, options: { attempts?: number } = {}): GroupJob<P> {
  const job: GroupJob<P> = {
    kind: 'job',
    name,
    together: 100,
    attempts: options.attempts ?? ATTEMPTS,
    at: (payload, at) => ({ job, payload, ...at }),
  };
  return job;
}

export function defineBatchJob<P extends object>(name: string, options: { attempts?: number } = {}): BatchJob<P> {
  const job: BatchJob<P> = {
    kind: 'job',
    name,
    batch: true,
    attempts: options.attempts ?? ATTEMPTS,
    at: (payload, at) => ({ job, payload, ...at }),
  };
  return job;
}

type Reactions<E extends Event> = {
  [T in E['type']]?: (event: RecordedEvent<Extract<E, { type: T }>>) => QueuedJob[];
};

export interface PolicyDefinition {
  readonly kind: 'policy';
  readonly name: string;
  readonly on: Readonly<Record<string, ((event: RecordedEvent) => QueuedJob[]) | undefined>>;
}

/**
 * Maps events to jobs, which are queued in the transaction that saves the policy's checkpoint, and never by a rebuild.
 */
export const definePolicy = <E extends Event>(policy: { name: string; on: Reactions<E> }): PolicyDefinition =>
  ({ kind: 'policy', ...policy }) as PolicyDefinition;
