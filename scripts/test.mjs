import { spawn } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { root } from './build.mjs';
import { endWithUs } from './processes.mjs';

const inRoot = (path) => join(root, path);

const suites = [
  { command: ['vitest', 'run'], report: '.cache/test/unit.json', count: countVitest },
  { command: ['playwright', 'test'], report: '.cache/test/e2e.json', count: countPlaywright },
];

const total = { passed: 0, failed: 0, skipped: 0 };
const failures = [];
for (const suite of suites) {
  const { titles, ...counts } = await runSuite(suite);
  for (const key of Object.keys(total)) total[key] += counts[key];
  failures.push(...titles);
}
// Last, where a long log is read first.
console.log(`\n${failures.map((title) => `failed: ${title}\n`).join('')}`);
console.log(`${total.passed} passed, ${total.failed} failed, ${total.skipped} skipped`);
process.exit(total.failed === 0 && total.passed > 0 ? 0 : 1);

async function runSuite({ command, report, count }) {
  const [tool, ...args] = command;
  rmSync(inRoot(report), { force: true });
  const code = await runTool(tool, args);
  const none = { passed: 0, failed: 0, skipped: 0, titles: [] };
  const counts = existsSync(inRoot(report)) ? count(JSON.parse(readFileSync(inRoot(report), 'utf8'))) : none;
  // An error outside any test fails the run as well.
  if (code !== 0 && counts.failed === 0) {
    return { ...counts, failed: 1, titles: [`${tool} ended with ${code}; no test of it failed`] };
  }
  return counts;
}

function runTool(tool, args) {
  const program = inRoot(`node_modules/.bin/${tool}`);
  const child = spawn(process.execPath, [program, ...args], { cwd: root, stdio: 'inherit' });
  const callOff = endWithUs(child.pid, 'TERM');
  return new Promise((resolve) => {
    child.on('close', (code) => {
      callOff();
      resolve(code ?? 1);
    });
  });
}

function countVitest({ testResults, numPassedTests, numFailedTests, numPendingTests, numTodoTests }) {
  const unloadable = testResults.filter(
    // Nor has a file whose tests were all passed over, as after a hook that failed.
    ({ status, assertionResults }) =>
      status === 'failed' && assertionResults.every(({ status: result }) => result !== 'failed'),
  );
  return {
    passed: numPassedTests,
    failed: numFailedTests + unloadable.length,
    skipped: numPendingTests + numTodoTests,
    titles: [
      ...unloadable.map(({ name, message }) => `${name}: ${firstLine(message)}`),
      ...testResults.flatMap(({ name, assertionResults }) =>
        assertionResults
          .filter(({ status }) => status === 'failed')
          .map(({ fullName, failureMessages }) => `${name}: ${fullName}: ${firstLine(failureMessages[0])}`),
      ),
    ],
  };
}

function countPlaywright({ stats, errors = [], suites }) {
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected + errors.length,
    skipped: stats.skipped,
    titles: [...errors.map(({ message }) => firstLine(message)), ...suites.flatMap(unexpected)],
  };
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
