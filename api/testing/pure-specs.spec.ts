import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it } from '@jest/globals';

const API = join(import.meta.dirname, '..');
const FEWER_THAN = 40;
/** What of an import or export the compiler keeps: all but `import type`. */
const LOADS = /^(?:import|export)\s+(?!type\b)(?:[^'";]*?\bfrom\s+)?'(\.[^']+)\.js'/gm;

const loadedBy = (file: string): string[] =>
  [...readFileSync(file, 'utf8').matchAll(LOADS)].map(([, path]) => join(dirname(file), `${path}.ts`));

function allLoadedBy(file: string): Set<string> {
  const all = new Set([file]);
  for (const one of all) for (const next of loadedBy(one)) all.add(next);
  return all;
}

it('specs of rules load rules: whatever imports `given` or a domain.ts needs few files', () => {
  const specs = globSync(`${API}/{src,testing}/**/*.spec.ts`).filter((file) =>
    loadedBy(file).some((path) => /\/(domain|given)\.ts$/.test(path)),
  );
  const files = Object.fromEntries(specs.map((file) => [file, allLoadedBy(file).size]));
  expect(specs.length).toBeGreaterThan(50);
  expect(Object.entries(files).filter(([, count]) => count >= FEWER_THAN)).toEqual([]);
});
