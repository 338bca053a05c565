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
import type { BatchJob, BatchJobHandler, GroupJobHandler, Job, JobHandler, PolicyDefinition } from './policy.js';
import type { ProjectionDefinition } from './projection.js';
import type { StreamDefinition } from './stream.js';

/** A Nest class, or a factory that creates one from injected dependencies. */
export type HandlerProvider<H> = NestType<H> | FactoryProvider<H>;

export const tokenOf = (handler: HandlerProvider<unknown>): InjectionToken =>
  'provide' in handler ? handler.provide : handler;

// Definitions of all types share one registry; each is type-checked where it is defined.
/* eslint-disable @typescript-eslint/no-explicit-any */
/** What a context registers with the kernel. */
export interface Context {
  readonly name: string;
  readonly streams?: StreamDefinition<any, any>[];
  readonly projections?: ProjectionDefinition[];
  readonly policies?: PolicyDefinition[];
  readonly jobs?: { job: Job<any>; handler: HandlerProvider<JobHandler<any> | GroupJobHandler<any>> }[];
  readonly batchJobs?: { job: BatchJob<any>; handler: NestType<BatchJobHandler<any>> }[];
  readonly live?: LiveDefinition[];
  /** Entities of the context's tables that are not event-sourced; their repositories can be injected. */
  readonly entities?: Entity[];
  /** Erase what the context stores of a deleted member outside events and read models. */
  readonly erasers?: NestType<Eraser>[];
}
/* eslint-enable @typescript-eslint/no-explicit-any */

const declared = new WeakMap<object, Context>();

/**
 * Declares a context in one place: what it registers with the kernel and, as in Nest's `@Module`, its controllers and
 * providers. Job handlers and erasers become providers automatically.
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

/** Returns what a class decorated with `@ContextModule` registers with the kernel. */
export function contextOf(module: NestType): Context {
  const context = declared.get(module);
  if (!context) throw new Error(`${module.name} is not a context: declare it with @ContextModule`);
  return context;
}
