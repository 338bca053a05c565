import { existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { root } from './build.mjs';

const inRoot = (path) => join(root, path);

/** More than this many failed files are the change's fault, and are not tried again. */
const FEW = 3;

/** The test suites, by the names that `npm run check -- --only` takes. */
export const suites = {
  rules: jest('rules', { maxWorkers: '2' }),
  // One more than cores: tests also wait for the database and for clocks.
  api: jest('api', { maxWorkers: '3' }),
  sites: {
    tool: 'vitest',
    owns: (spec) => /^(member|admin)-web\//.test(spec),
    args: (files) => ['run', ...files],
    report: '.cache/test/sites.json',
    count: countUnits,
  },
  crash: jest('crash', { maxWorkers: '1' }),
  kafka: jest('kafka', { maxWorkers: '1' }),
  browser: {
    tool: 'playwright',
    owns: () => false,
    // Recording takes a fifth of the time: only what is tried again is recorded.
    args: (files) => ['test', '--trace', 'off', ...files],
    again: () => ['test', '--last-failed'],
    report: '.cache/test/e2e.json',
    count: countPlaywright,
  },
};

function jest(name, { maxWorkers }) {
  const report = `.cache/test/${name}.json`;
  const project = name === 'crash' || name === 'kafka' ? 'crash' : 'api';
  const flags = ['--selectProjects', project, '--maxWorkers', maxWorkers, '--json', '--outputFile', report];
  const owns = (spec) => layerOf(spec) === name;
  return {
    tool: 'jest',
    owns,
    args: (files) => [...flags, '--runTestsByPath', ...(files.length > 0 ? files : specsIn('api').filter(owns))],
    report,
    count: countUnits,
  };
}

/** The specs below folders of the repository. */
export function specsIn(...folders) {
  return folders.flatMap((folder) => globSync(`${folder}/{src,demo,testing}/**/*.spec.{ts,tsx}`, { cwd: root })).sort();
}

/** The layer of a spec of the API. A rule's needs no database: of the test kernel it loads what speaks of events alone. */
function layerOf(file) {
  if (!file.startsWith('api/')) return undefined;
  if (file === 'api/testing/kafka.spec.ts') return 'kafka';
  if (/^api\/testing\/(crash|price-races|restore|stop)\.spec\.ts$/.test(file)) return 'crash';
  if (file.startsWith('api/testing/') || file.endsWith('.http.spec.ts')) return 'api';
  const loads = [...readFileSync(inRoot(file), 'utf8').matchAll(/from '[./]+\/testing\/([\w/-]+)\.js'/g)];
  return loads.every(([, name]) => ['kernel/given', 'kernel/clock'].includes(name)) ? 'rules' : 'api';
}

/** Runs a suite, or some of its files. `run` starts a tool of `node_modules/.bin` and gives its exit code. */
export async function runSuite({ tool, report, count, args }, run, files = []) {
  const outsideTests = inRoot(report.replace('.json', '-outside.jsonl'));
  for (const file of [inRoot(report), outsideTests]) rmSync(file, { force: true });
  // Jest makes no folder for its report.
  mkdirSync(dirname(inRoot(report)), { recursive: true });
  const code = await run(tool, args(files), { OUTSIDE_TESTS: outsideTests });
  const none = { passed: 0, failed: 0, skipped: 0, titles: [], files: [] };
  const counts = existsSync(inRoot(report)) ? count(JSON.parse(readFileSync(inRoot(report), 'utf8'))) : none;
  const outside = [...new Set(errorsIn(outsideTests))].map((error) => `${tool}, outside any test: ${error}`);
  const failed = counts.failed + outside.length;
  const titles = [...counts.titles, ...outside];
  if (code === 0 || failed > 0) return { ...counts, failed, titles, outside: outside.length };
  return { ...counts, failed: 1, titles: [`${tool} ended with ${code}; no test of it failed`], outside: 1 };
}

/** Only what belongs to a test can be tried alone. */
export function isWorthTryingAgain({ failed, outside, files }) {
  return failed > 0 && outside === 0 && files.length > 0 && files.length <= FEW;
}

/** The whole file, or in a browser the test: what fails again fails; what passes is told, for it wants mending. */
export async function tryAgain(suite, first, run) {
  const names = first.files.map(({ name }) => name);
  const report = inRoot(suite.report);
  const ofFirst = readFileSync(report);
  const second = await runSuite({ ...suite, args: suite.again ?? suite.args }, run, names);
  // `npm run test:times` reads the one of all.
  writeFileSync(report, ofFirst);
  const outOfThese = first.files.reduce((sum, { passed }) => sum + passed, 0);
  const passed = first.passed - outOfThese + second.passed;
  if (second.failed > 0) return { ...second, passed };
  return { ...second, passed, skipped: first.skipped, titles: [], tried: first.titles };
}

/** What each says, and where in our own files. */
function errorsIn(outsideTests) {
  if (!existsSync(outsideTests)) return [];
  const lines = readFileSync(outsideTests, 'utf8').trim().split('\n');
  return lines.map((line) => {
    const [message, ...stack] = stripVTControlCharacters(JSON.parse(line)).split('\n');
    const at = stack.filter((frame) => /^\s+at /.test(frame));
    return [message, (at.find((frame) => !/node_modules|node:/.test(frame)) ?? at[0] ?? '').trim()].join(' ');
  });
}

/** Of jest and of vitest, which writes the same. */
function countUnits({ testResults, numPassedTests, numFailedTests, numPendingTests, numTodoTests }) {
  // Files that could not be loaded, or that failed beside their tests.
  const inThemselves = testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && !assertionResults.some(isFailed),
  );
  return {
    passed: numPassedTests,
    failed: numFailedTests + inThemselves.length,
    skipped: numPendingTests + numTodoTests,
    files: testResults
      .filter(isFailed)
      .map(({ name, assertionResults }) => ({ name, passed: assertionResults.filter(isPassed).length })),
    titles: [
      ...inThemselves.map(({ name, message }) => `${name}: ${inLine(message)}`),
      ...testResults.flatMap(({ name, assertionResults }) =>
        assertionResults
          .filter(isFailed)
          .map(({ fullName, failureMessages }) => `${name}: ${fullName}: ${firstLine(failureMessages[0])}`),
      ),
    ],
  };
}

function isFailed({ status }) {
  return status === 'failed';
}

function isPassed({ status }) {
  return status === 'passed';
}

/** What jest says of a file begins with a heading. */
function inLine(text = '') {
  const lines = stripVTControlCharacters(text).split('\n');
  const said = lines.map((line) => line.trim()).filter((line) => line && !line.startsWith('●'));
  const at = said.find((line) => line.startsWith('at ') && !/node_modules|node:/.test(line));
  return [said[0], at].filter(Boolean).join(' ');
}

function countPlaywright({ stats, errors = [], suites }) {
  return {
    passed: stats.expected,
    failed: stats.unexpected + errors.length,
    skipped: stats.skipped,
    // Those that passed are not run again.
    files: [...new Set(suites.filter(hasUnexpected).map(({ file }) => file))].map((name) => ({ name, passed: 0 })),
    titles: [...errors.map(({ message }) => firstLine(message)), ...suites.flatMap(unexpected)],
  };
}

function hasUnexpected(suite) {
  return unexpected(suite).length > 0;
}

function unexpected({ file, suites = [], specs = [] }) {
  const failed = specs.flatMap(({ title, tests }) =>
    tests
      .filter(({ status }) => status === 'unexpected')
      .map(({ projectName, results }) => {
        return `${file} [${projectName}]: ${title}: ${firstLine(results.at(-1)?.error?.message)}`;
      }),
  );
  return [...failed, ...suites.flatMap(unexpected)];
}

/** Without the colours of a terminal. */
function firstLine(text = '') {
  return stripVTControlCharacters(text).split('\n', 1)[0];
}
