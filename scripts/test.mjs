import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { root } from './build.mjs';
import { endWithUs } from './processes.mjs';

const inRoot = (path) => join(root, path);

/** More than this many failed files are the change's fault, and are not tried again. */
const FEW = 3;

/**
 * One group after the other. Crash tests mostly wait, for brokers and processes to come back; what they leave of the
 * machine is enough for the sites.
 */
const groups = [
  [jest('api', '--maxWorkers', '3')],
  [
    { tool: 'vitest', args: ['run'], again: (files) => files, report: '.cache/test/sites.json', count: countUnits },
    jest('crash', '--maxWorkers', '1'),
  ],
  [
    {
      tool: 'playwright',
      args: ['test'],
      again: () => ['--last-failed'],
      report: '.cache/test/e2e.json',
      count: countPlaywright,
    },
  ],
];

function jest(project, ...args) {
  const report = `.cache/test/${project}.json`;
  return {
    tool: 'jest',
    args: ['--selectProjects', project, ...args, '--json', '--outputFile', report],
    again: (files) => ['--runTestsByPath', ...files],
    report,
    count: countUnits,
  };
}

const total = { passed: 0, failed: 0, skipped: 0 };
const failures = [];
const secondTries = [];
for (const group of groups) {
  // What runs beside the first of them is told when it has ended.
  const firsts = await Promise.all(group.map((suite, i) => runSuite(suite, { toldLater: i > 0 })));
  for (const [i, suite] of group.entries()) {
    const first = firsts[i];
    const { titles, tried, ...counts } = isWorthTryingAgain(first) ? await tryAgain(suite, first) : first;
    for (const key of Object.keys(total)) total[key] += counts[key];
    failures.push(...titles);
    secondTries.push(...(tried ?? []));
  }
}
// Last, where a long log is read first.
console.log(`\n${failures.map((title) => `failed: ${title}\n`).join('')}`);
console.log(secondTries.map((title) => `passed at a second try, alone: ${title}\n`).join(''));
console.log(`${total.passed} passed, ${total.failed} failed, ${total.skipped} skipped`);
process.exit(total.failed === 0 && total.passed > 0 ? 0 : 1);

async function runSuite({ report, count, ...suite }, { toldLater = false } = {}) {
  const outsideTests = inRoot(report.replace('.json', '-outside.jsonl'));
  for (const file of [inRoot(report), outsideTests]) rmSync(file, { force: true });
  // Jest makes no folder for its report.
  mkdirSync(dirname(inRoot(report)), { recursive: true });
  const code = await runTool(suite, { env: { ...process.env, OUTSIDE_TESTS: outsideTests }, toldLater });
  const none = { passed: 0, failed: 0, skipped: 0, titles: [], files: [] };
  const counts = existsSync(inRoot(report)) ? count(JSON.parse(readFileSync(inRoot(report), 'utf8'))) : none;
  const { tool } = suite;
  const outside = [...new Set(errorsIn(outsideTests))].map((error) => `${tool}, outside any test: ${error}`);
  const failed = counts.failed + outside.length;
  const titles = [...counts.titles, ...outside];
  if (code === 0 || failed > 0) return { ...counts, failed, titles, outside: outside.length };
  return { ...counts, failed: 1, titles: [`${tool} ended with ${code}; no test of it failed`], outside: 1 };
}

/** Only what belongs to a test can be tried alone. */
function isWorthTryingAgain({ failed, outside, files }) {
  return failed > 0 && outside === 0 && files.length > 0 && files.length <= FEW;
}

/** The whole file, or in a browser the test: what fails again fails; what passes is told, for it wants mending. */
async function tryAgain(suite, first) {
  const names = first.files.map(({ name }) => name);
  console.log(`\nTrying again, alone: ${names.join(', ')}\n`);
  const second = await runSuite({ ...suite, args: [...suite.args, ...suite.again(names)] });
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

function runTool({ tool, args }, { env, toldLater }) {
  const program = inRoot(`node_modules/.bin/${tool}`);
  const stdio = toldLater ? ['ignore', 'pipe', 'pipe'] : 'inherit';
  const child = spawn(process.execPath, [program, ...args], { cwd: root, stdio, env });
  const told = [];
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (part) => told.push(part));
  const callOff = endWithUs(child.pid, 'TERM');
  return new Promise((resolve) => {
    child.on('close', (code) => {
      callOff();
      process.stdout.write(Buffer.concat(told));
      resolve(code ?? 1);
    });
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
