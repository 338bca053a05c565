import {
  Global,
  Injectable,
  Module,
  type FactoryProvider,
  type InjectionToken,
  type Provider,
  type Type as NestType,
} from '@nestjs/common';
import { CONTROLLER_WATERMARK, INJECTABLE_WATERMARK } from '@nestjs/common/constants.js';
import { TypeOrmModule } from '@nestjs/typeorm';
import { EntitySchema, getMetadataArgsStorage } from 'typeorm';
import type { Entity } from './data-source.js';
import type { Eraser } from './erasure.js';
import type { LiveDefinition } from './live-definition.js';
import {
  isBatchJob,
  type BatchJob,
  type BatchJobHandler,
  type GroupJob,
  type GroupJobHandler,
  type Job,
  type JobHandler,
  type PolicyDefinition,
} from './policy.js';
import type { ProjectionDefinition } from './projection.js';
import type { StreamDefinition } from './stream.js';

// Definitions of all types share one registry; each is type-checked where it is defined.
/* oxlint-disable typescript/no-explicit-any */
/** A Nest class, or a factory that creates one from injected dependencies. */
type HandlerProvider<H> = NestType<H> | FactoryProvider<H>;

export const tokenOf = (handler: HandlerProvider<unknown>): InjectionToken =>
  'provide' in handler ? handler.provide : handler;

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

const JOB = Symbol('job');
const ERASER = Symbol('eraser');

/** The class runs this job: a provider, as with Nest's `@CommandHandler`. */
export function HandlesJob<P extends object>(job: GroupJob<P>): (handler: NestType<GroupJobHandler<P>>) => void;
export function HandlesJob<P extends object>(job: BatchJob<P>): (handler: NestType<BatchJobHandler<P>>) => void;
export function HandlesJob<P extends object>(job: Job<P>): (handler: NestType<JobHandler<P>>) => void;
export function HandlesJob(job: Job): (handler: NestType<any>) => void {
  return (handler) => {
    Injectable()(handler);
    Reflect.defineMetadata(JOB, job, handler);
  };
}
/* oxlint-enable typescript/no-explicit-any */

/** The class is a provider that is also called when a member is erased. */
export const ErasesMember = () => (eraser: NestType<Eraser>) => {
  Injectable()(eraser);
  Reflect.defineMetadata(ERASER, true, eraser);
};

interface Definition extends Pick<Context, 'name'> {
  /** All that Nest and the kernel run of the context: `import * as parts from './refunds.parts.js'`. */
  parts: Readonly<Record<string, unknown>>;
  /** Providers that Nest creates in a way of their own: `useFactory`, `useClass`. */
  providers?: Provider[];
  /** Jobs and policies that are made in a loop. */
  jobs?: Required<Context>['jobs'];
  policies?: PolicyDefinition[];
}

const declared = new WeakMap<object, Context>();

/**
 * Declares a context in one place, for Nest and for the kernel. What a part is, its decorator or its `define…` says:
 * `@Controller`, `@CommandHandler`, `@HandlesJob`, `@ErasesMember`, `defineStream`, `tableOf`; any other class is a
 * provider. All are global to Nest: what another context may ask for, its `index.ts` says.
 */
export function ContextModule({ name, parts, providers = [], jobs = [], policies = [] }: Definition) {
  const all = Object.values(parts);
  const classes = all.filter((part) => typeof part === 'function') as NestType[];
  const marked = (key: string | symbol) => classes.filter((part) => Reflect.hasMetadata(key, part));
  const defined = <D extends { kind: string }>(kind: D['kind']) =>
    all.filter((part) => (part as Partial<D>).kind === kind) as D[];

  const controllers = marked(CONTROLLER_WATERMARK);
  const rows = classes.filter((part) => getMetadataArgsStorage().filterTables(part).length > 0);
  const entities = [...rows, ...all.filter((part) => part instanceof EntitySchema)];
  const handled = marked(JOB).map((handler) => ({ job: Reflect.getMetadata(JOB, handler) as Job, handler }));
  const services = classes.filter((part) => !rows.includes(part) && !controllers.includes(part));
  const own = [
    ...services,
    // The lists of the console, which also tell other parts how much waits in them.
    ...controllers.filter((part) => Reflect.hasMetadata(INJECTABLE_WATERMARK, part)),
    ...(all.filter((part) => typeof part === 'object' && 'provide' in part!) as Provider[]),
    ...providers,
    ...jobs.map(({ handler }) => handler),
  ];
  const context: Context = {
    name,
    streams: defined<StreamDefinition>('stream'),
    projections: defined<ProjectionDefinition>('projection'),
    policies: [...defined<PolicyDefinition>('policy'), ...policies],
    live: defined<LiveDefinition>('live'),
    jobs: [...handled.filter(({ job }) => !isBatchJob(job)), ...jobs],
    batchJobs: handled.filter(({ job }) => isBatchJob(job)) as Context['batchJobs'],
    entities,
    erasers: marked(ERASER),
  };
  return (module: NestType): void => {
    Global()(module);
    Module({ imports: [TypeOrmModule.forFeature(entities)], controllers, providers: own, exports: own })(module);
    declared.set(module, context);
  };
}

/** Returns what a class decorated with `@ContextModule` registers with the kernel. */
export function contextOf(module: NestType): Context {
  const context = declared.get(module);
  if (!context) throw new Error(`${module.name} is not a context: declare it with @ContextModule`);
  return context;
}
