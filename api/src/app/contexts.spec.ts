import 'reflect-metadata';
import { readdir } from 'node:fs/promises';
import { describe, expect, it } from '@jest/globals';
import type { Provider, Type } from '@nestjs/common';
import { CONTROLLER_WATERMARK, INJECTABLE_WATERMARK } from '@nestjs/common/constants.js';
import { contexts, modules } from './contexts.js';

const source = new URL('../', import.meta.url);
/** What Nest's decorators leave on a class; those of CQRS are not exported. */
const MARKS = [CONTROLLER_WATERMARK, INJECTABLE_WATERMARK, '__commandHandler__', '__queryHandler__'];

/** Classes that Nest would run, and definitions of the kernel, by the names that their files export. */
async function written(): Promise<Map<unknown, string>> {
  const files = (await readdir(source, { recursive: true })).filter(
    (path) => /^(ground|members|money|meeting|desk)\/.*\.ts$/.test(path) && !/\.(spec|worker)\.ts$/.test(path),
  );
  const found = new Map<unknown, string>();
  for (const file of files) {
    const exported = Object.entries((await import(`../${file}`)) as Record<string, unknown>);
    for (const [name, value] of exported) if (isPart(value)) found.set(value, `${name} of ${file}`);
  }
  return found;
}

const isPart = (value: unknown): boolean =>
  typeof value === 'function'
    ? // Nest makes guards where a route names them.
      MARKS.some((mark) => Reflect.hasMetadata(mark, value)) && !('canActivate' in (value.prototype as object))
    : ['stream', 'projection', 'policy', 'live', 'job'].includes((value as { kind?: string } | null)?.kind ?? '');

const ofNest = (module: Type): unknown[] => {
  const all = ['controllers', 'providers'].flatMap((kind) => Reflect.getMetadata(kind, module) as Provider[]);
  return [...new Set(all.map((part) => ('useClass' in part ? part.useClass : part)))];
};

describe('EVT-01 the parts of the contexts', () => {
  it('are all registered, each in one context', async () => {
    const registered = [
      ...modules.flatMap(ofNest),
      ...contexts.flatMap(({ streams, projections, policies, live, jobs = [], batchJobs = [] }) => [
        ...[streams, projections, policies, live].flatMap((parts): unknown[] => parts ?? []),
        ...[...jobs, ...batchJobs].map(({ job }): unknown => job),
      ]),
    ];
    const times = Map.groupBy(registered, (part) => part);
    const parts = await written();
    expect(parts.size).toBeGreaterThan(600);
    const wrong = [...parts].filter(([part]) => times.get(part)?.length !== 1);
    expect(wrong.map(([part, name]) => `${name}: ${times.get(part)?.length ?? 0} times`)).toEqual([]);
  });
});
