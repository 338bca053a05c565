import { readdir, readFile } from 'node:fs/promises';
import { Ajv, type AnySchemaObject } from 'ajv';
import { describe, expect, it } from '@jest/globals';
import { contexts } from '../src/app/contexts.js';
import { upcast, type StreamDefinition } from '../src/kernel/index.js';
import { currentVersion } from '../src/kernel/stream.js';

interface Fixture {
  context: string;
  type: string;
  version: number;
  path: URL;
}

const source = new URL('../src/', import.meta.url);

/** `<floor>/<context>/fixtures/<Type>.v<version>.json`: the data of one event as that release stored it. */
async function fixtures(): Promise<Fixture[]> {
  const paths = (await readdir(source, { recursive: true })).filter((path) => /\/fixtures\/[^/]+$/.test(path));
  return paths.sort().map((path) => {
    const [, context, type, version] = /^[^/]+\/([^/]+)\/fixtures\/(\w+)\.v(\d+)\.json$/.exec(path) ?? [];
    if (!type) throw new Error(`${path} is not named as an event's fixture`);
    if (!contexts.some(({ name }) => name === context)) throw new Error(`${path} belongs to no context`);
    return { context: context!, type, version: Number(version), path: new URL(path, source) };
  });
}

const all = await fixtures();

const ajv = new Ajv({ allErrors: true, keywords: ['x-sealed'], strictTuples: false, addUsedSchema: false });
const schema = async (name: string) =>
  JSON.parse(await readFile(new URL(`../events/${name}.json`, source), 'utf8')) as AnySchemaObject;

describe('EVT-04 every version ever stored', () => {
  it.each(all)('$context $type v$version is lifted and understood', async ({ context, type, version, path }) => {
    const data = JSON.parse(await readFile(path, 'utf8')) as object;
    const streams = contexts.find(({ name }) => name === context)!.streams as StreamDefinition[];
    const understood = streams.filter((stream) => {
      expect(stream.schemaVersion(type)).toBeGreaterThanOrEqual(1);
      return stream.evolve(stream.initial, { type, data: upcast(stream.upcasters, type, version, data) }) !== undefined;
    });
    expect(understood).toHaveLength(1);
    expect(version).toBeLessThanOrEqual(understood[0]!.schemaVersion(type));
  });

  it.each(all)('EVT-05 $type v$version, lifted, is as its schema says', async ({ context, type, version, path }) => {
    const data = JSON.parse(await readFile(path, 'utf8')) as object;
    const streams = contexts.find(({ name }) => name === context)!.streams as StreamDefinition[];
    const { upcasters } = streams.find((stream) => stream.upcasters?.[type]) ?? {};
    const validate = ajv.compile(await schema(`${type}.v${currentVersion(upcasters, type)}`));
    const valid = validate(upcast(upcasters, type, version, data));
    expect([valid, validate.errors]).toEqual([true, null]);
  });

  it('has no gaps: a fixture for each version up to the newest', () => {
    for (const { context, type } of all) {
      const streams = contexts.find(({ name }) => name === context)!.streams as StreamDefinition[];
      const newest = Math.max(...streams.map((stream) => stream.schemaVersion(type)));
      const versions = all
        .filter((one) => one.type === type)
        .map((one) => one.version)
        .sort((a, b) => a - b);
      expect([type, versions]).toEqual([type, Array.from({ length: newest }, (_, i) => i + 1)]);
    }
  });

  it('has one for every event that is written down anywhere', async () => {
    const files = (await readdir(source, { recursive: true })).filter((file) => file.endsWith('.events.ts'));
    const sources = await Promise.all(files.map((file) => readFile(new URL(file, source), 'utf8')));
    const types = sources.flatMap((text) => [...text.matchAll(/\bEvent<\s*'(\w+)'/g)].map(([, type]) => type));
    expect(types.length).toBeGreaterThan(20);
    expect(new Set(all.map(({ type }) => type))).toEqual(new Set(types));
  });
});
