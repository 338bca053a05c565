import {
  Module,
  type FactoryProvider,
  type InjectionToken,
  type ModuleMetadata,
  type Type as NestType,
} from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import type { Entity } from './data-source.js';
import type { Eraser } from './erasure.js';
import type { LiveDefinition } from './live-definition.js';
import type { BatchJob, BatchJobHandler, Job, JobHandler, PolicyDefinition } from './policy.js';
import type { ProjectionDefinition } from './projection.js';
import type { StreamDefinition } from './stream.js';

/** A class of Nest's, or what makes one of what it injects. */
export type HandlerProvider<H> = NestType<H> | FactoryProvider<H>;

export const tokenOf = (handler: HandlerProvider<unknown>): InjectionToken =>
  'provide' in handler ? handler.provide : handler;

// Definitions of every shape share one registry; each is typed where it is defined.
/* eslint-disable @typescript-eslint/no-explicit-any */
/** What a context brings to the kernel. */
export interface Context {
  readonly name: string;
  readonly streams?: StreamDefinition<any, any>[];
  readonly projections?: ProjectionDefinition[];
  readonly policies?: PolicyDefinition[];
  readonly jobs?: { job: Job<any>; handler: HandlerProvider<JobHandler<any>> }[];
  readonly batchJobs?: { job: BatchJob<any>; handler: NestType<BatchJobHandler<any>> }[];
  readonly live?: LiveDefinition[];
  /** Rows of the context's tables that are not event-sourced; their repositories are there to be injected. */
  readonly entities?: Entity[];
  /** What the context forgets of an erased member, beside events and read models. */
  readonly erasers?: NestType<Eraser>[];
}
/* eslint-enable @typescript-eslint/no-explicit-any */

const declared = new WeakMap<object, Context>();

/**
 * Declares a context once: what it brings to the kernel and, as Nest's own `@Module` takes it, its routes and handlers.
 * Handlers of jobs and erasers are providers without being named again.
 */
export function ContextModule(definition: Context & ModuleMetadata): ClassDecorator {
  const { imports = [], controllers, providers = [], exports, ...context } = definition;
  const handlers = [...(context.jobs ?? []), ...(context.batchJobs ?? [])].map(({ handler }) => handler);
  const own = [...handlers, ...(context.erasers ?? [])];
  return (module) => {
    Module({
      imports: context.entities ? [...imports, TypeOrmModule.forFeature(context.entities)] : imports,
      ...(controllers && { controllers }),
      providers: [...providers, ...own],
      ...(exports && { exports }),
    })(module);
    declared.set(module, context);
  };
}

/** What a class under `@ContextModule` brings to the kernel. */
export function contextOf(module: NestType): Context {
  const context = declared.get(module);
  if (!context) throw new Error(`${module.name} is no context: declare it with @ContextModule`);
  return context;
}
