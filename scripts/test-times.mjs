// Where the last run of the tests spent its time: the slowest files, and the sum of each layer, from the reports of the
// runners in .cache/test. `load` is what a file takes before and between its tests: modules, applications, sites.
// Usage: npm run test:times
import { existsSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { root } from './build.mjs';
import { LOADS } from './outside-tests.mjs';
import { suites } from './test.mjs';

const SLOWEST = 30;

const layers = Object.entries(suites).flatMap(([layer, { report }]) => {
  const file = join(root, report);
  return existsSync(file) ? [{ layer, files: filesIn(layer, read(file)) }] : [];
});
if (layers.length === 0) {
  console.error('There are no reports yet: `npm test`, or `npm run check -- --only` with a part, writes them.');
  process.exit(1);
}
const all = layers.flatMap(({ layer, files }) => files.map((file) => ({ ...file, layer })));
const slowest = all.sort((a, b) => b.load + b.run - a.load - a.run).slice(0, SLOWEST);
table(
  `the slowest ${slowest.length} of ${all.length} files`,
  slowest.map((one) => ({ ...one, name: `${one.layer.padEnd(8)} ${one.name}` })),
);
table(
  'all files of a layer, which run several at a time',
  layers.map(({ layer, files }) => {
    const sum = (key) => files.reduce((total, one) => total + one[key], 0);
    return {
      name: `${layer.padEnd(8)} ${files.length} files`,
      tests: sum('tests'),
      load: sum('load'),
      run: sum('run'),
    };
  }),
);

function table(title, rows) {
  const seconds = (ms) => (ms / 1000).toFixed(1).padStart(8);
  console.log(`\n    load      run  tests  ${title}`);
  for (const { name, tests, load, run } of rows)
    console.log(`${seconds(load)} ${seconds(run)} ${String(tests).padStart(6)}  ${name}`);
}

function filesIn(layer, report) {
  if (layer === 'browser') return browserFiles(report);
  const loads = layer === 'sites' && existsSync(LOADS) ? read(LOADS) : {};
  return report.testResults.map(({ name, startTime, endTime, assertionResults }) => {
    const run = assertionResults.reduce((sum, { duration }) => sum + (duration ?? 0), 0);
    const load = Math.max(0, endTime - startTime - run) + (loads[name] ?? 0);
    return { name: relative(root, name), tests: assertionResults.length, load, run };
  });
}

/** What lies between two tests of a worker is the load of the later one's file. */
function browserFiles({ stats, suites: own }) {
  const results = own.flatMap(resultsIn).sort((a, b) => a.begun - b.begun);
  const files = new Map();
  const free = new Map();
  for (const { name, worker, begun, run } of results) {
    const file = files.get(name) ?? { name, tests: 0, load: 0, run: 0 };
    file.tests++;
    file.load += Math.max(0, begun - (free.get(worker) ?? Date.parse(stats.startTime)));
    file.run += run;
    free.set(worker, begun + run);
    files.set(name, file);
  }
  return [...files.values()];
}

function resultsIn({ file, suites: inner = [], specs = [] }) {
  const results = specs.flatMap(({ tests }) => tests.flatMap((test) => test.results));
  return [
    ...results.map(({ startTime, duration, parallelIndex }) => ({
      name: `e2e/${file}`,
      worker: parallelIndex,
      begun: Date.parse(startTime),
      run: duration,
    })),
    ...inner.flatMap(resultsIn),
  ];
}

function read(file) {
  return JSON.parse(readFileSync(file, 'utf8'));
}
