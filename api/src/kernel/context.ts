import type { Type as NestType } from '@nestjs/common';
import type { Eraser } from './erasure.js';
import type { LiveDefinition } from './live-definition.js';
import type { BatchJob, BatchJobHandler, Job, JobHandler, PolicyDefinition } from './policy.js';
import type { ProjectionDefinition } from './projection.js';
import type { StreamDefinition } from './stream.js';

// Definitions of every shape share one registry; each is typed where it is defined.
/* eslint-disable @typescript-eslint/no-explicit-any */
/** What a context brings to the kernel; listed once, in app.module.ts. */
export interface Context {
  readonly name: string;
  readonly streams?: StreamDefinition<any, any>[];
  readonly projections?: ProjectionDefinition[];
  readonly policies?: PolicyDefinition[];
  readonly jobs?: { job: Job<any>; handler: NestType<JobHandler<any>> }[];
  readonly batchJobs?: { job: BatchJob<any>; handler: NestType<BatchJobHandler<any>> }[];
  readonly live?: LiveDefinition[];
  /** What the context forgets of an erased member, beside events and read models. */
  readonly erasers?: NestType<Eraser>[];
}
/* eslint-enable @typescript-eslint/no-explicit-any */

export const defineContext = (context: Context): Context => context;
