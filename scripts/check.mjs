// All that CI runs, or some of its parts: what may runs side by side, and the times come last. `npm test` is all parts but
// the static one. Usage: npm run check -- [--only static,rules,api,sites,crash,kafka,browser] [--since <commit>] --since:
// only what the changes since a commit can have touched; it says what it leaves out.
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { root } from './build.mjs';
import { whenNpmIsKilled } from './processes.mjs';
import { endAll, run, tell } from './side-by-side.mjs';
import { isWorthTryingAgain, runSuite, suites, tryAgain } from './test.mjs';
import { changedSince, touchedBy } from './touched.mjs';

const { values } = parseArgs({ options: { only: { type: 'string', multiple: true }, since: { type: 'string' } } });

const script = (path, ...args) => [process.execPath, path, ...args];
// Megabytes for what is short-lived, also in the workers: collecting it less often saves jest a tenth of its CPU time.
const bin = (tool, ...args) => script('--max-semi-space-size=64', join(root, 'node_modules/.bin', tool), ...args);
const npm = (name) => ['npm', 'run', '--silent', '--ignore-scripts', name];

/** The static part: what each of its steps runs, on the whole or on some files. */
const steps = {
  build: () => script('scripts/build.mjs'),
  generate: () => npm('generate'),
  // Types too: what has changed may be wrong where nothing has.
  lint: () => npm('lint'),
  'format:check': (files) => (files ? bin('prettier', '--check', '--ignore-unknown', ...files) : npm('format:check')),
  imports: () => npm('imports'),
  unused: () => npm('unused'),
  docker: () => script('scripts/check-docker.mjs'),
  weight: () => script('scripts/check-weight.mjs'),
  fuzz: () => script('scripts/fuzz/run.mjs', '--seconds', '60', '--seed', '7'),
  bench: () =>
    script('scripts/bench/run.mjs', ...'--rounds 6 --seconds 2 --members 20000 --active 500 --check'.split(' ')),
};

/**
 * One row after the other, for two cores: the lists of a row run side by side, and what stands in a list in turn. Crash
 * tests mostly wait, for brokers and processes to come back, and leave more than one core to what runs beside them.
 */
const rows = [
  [['build']],
  // Everything below reads what this writes.
  [['generate']],
  [['crash', 'kafka'], ['sites'], ['lint', 'format:check', 'imports', 'unused', 'docker', 'weight', 'fuzz', 'rules']],
  [['api']],
  [['browser']],
  // It measures, so nothing may run beside it.
  [['bench']],
];

const parts = ['static', ...Object.keys(suites)];
const partOf = (name) => (name in suites ? name : 'static');
const only = values.only?.flatMap((list) => list.split(',')) ?? parts;
const unknown = only.filter((part) => !parts.includes(part));
if (unknown.length > 0) {
  console.error(`There is no part ${unknown.join(', ')}; there are ${parts.join(', ')}.`);
  process.exit(2);
}
const touched = values.since === undefined ? undefined : touchedBy(changedSince(values.since));
const isAsked = (name) => only.includes(partOf(name)) && (!touched || touched.has(name));

let stopping = false;
async function stop() {
  if (stopping) return;
  stopping = true;
  await endAll();
  process.exit(1);
}
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => void stop());
whenNpmIsKilled(stop);

const begun = Date.now();
const took = [];
const results = [];
for (const row of rows) {
  await Promise.all(
    row.map(async (list) => {
      for (const name of list.filter(isAsked)) await timed(name);
    }),
  );
}
// Alone: nothing else runs any more.
for (const result of results.filter(({ counts }) => counts && isWorthTryingAgain(counts))) {
  const start = Date.now();
  const told = tell(`${result.name}, again, alone`);
  result.counts = await tryAgain(suites[result.name], result.counts, runToolFor(told));
  told.end(`took ${Math.round((Date.now() - start) / 1000)} s`);
}
process.exit(summary() ? 0 : 1);

async function timed(name) {
  const start = Date.now();
  const told = tell(name);
  const files = touched?.get(name);
  results.push({ name, ...(name in suites ? await test(name, told, files) : await step(name, told, files)) });
  took.push([name, Math.round((Date.now() - start) / 1000)]);
  told.end(`took ${took.at(-1)[1]} s`);
}

async function test(name, told, files) {
  return { counts: await runSuite(suites[name], runToolFor(told), files) };
}

function runToolFor(told) {
  return (tool, args, env) => run(bin(tool, ...args), told, env);
}

async function step(name, told, files) {
  const before = generated();
  const code = await run(steps[name](files), told);
  const changed = name === 'generate' ? different(before, generated()) : [];
  if (changed.length > 0) told.write(`Not as it is generated, and now mended:\n${changed.join('\n')}\n`);
  return { failed: code !== 0 || changed.length > 0 };
}

/** What `generate` writes, by file. */
function generated() {
  const files = globSync('{api/{events,openapi},{member,admin}-web/src/api}/**/*.*', { cwd: root });
  return new Map([...files, 'docs/configuration.md'].map((file) => [file, readFileSync(join(root, file), 'utf8')]));
}

function different(before, after) {
  return [...after.keys()].filter((file) => before.get(file) !== after.get(file));
}

/** What is read first comes last. */
function summary() {
  console.log(`\n${took.map(([name, seconds]) => `${name.padEnd(18)} ${String(seconds).padStart(5)} s\n`).join('')}`);
  console.log(`${'all'.padEnd(18)} ${String(Math.round((Date.now() - begun) / 1000)).padStart(5)} s`);
  const left = rows.flat(2).filter((name) => only.includes(partOf(name)) && !isAsked(name));
  if (left.length > 0) console.log(`\nLeft out, as nothing of it is touched: ${left.join(', ')}.`);
  const counts = results.flatMap((result) => result.counts ?? []);
  const steps = results.filter(({ failed }) => failed).map(({ name }) => name);
  const total = (key) => counts.reduce((sum, one) => sum + one[key], 0);
  console.log();
  for (const title of [...steps, ...counts.flatMap(({ titles }) => titles)]) console.log(`failed: ${title}`);
  for (const title of counts.flatMap(({ tried = [] }) => tried)) console.log(`passed at a second try, alone: ${title}`);
  if (counts.length > 0)
    console.log(`\n${total('passed')} passed, ${total('failed')} failed, ${total('skipped')} skipped`);
  return steps.length === 0 && total('failed') === 0 && (counts.length === 0 || total('passed') > 0);
}
