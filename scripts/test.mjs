import { spawn } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './build.mjs';
import { endWithUs } from './processes.mjs';

const inRoot = (path) => join(root, path);

const suites = [
  { command: ['vitest', 'run'], report: '.cache/test/unit.json', count: countVitest },
  { command: ['playwright', 'test'], report: '.cache/test/e2e.json', count: countPlaywright },
];

const total = { passed: 0, failed: 0, skipped: 0 };
for (const suite of suites) {
  const counts = await runSuite(suite);
  for (const key of Object.keys(total)) total[key] += counts[key];
}
console.log(`\n${total.passed} passed, ${total.failed} failed, ${total.skipped} skipped`);
process.exit(total.failed === 0 && total.passed > 0 ? 0 : 1);

async function runSuite({ command, report, count }) {
  const [tool, ...args] = command;
  rmSync(inRoot(report), { force: true });
  const code = await runTool(tool, args);
  const none = { passed: 0, failed: 0, skipped: 0 };
  const counts = existsSync(inRoot(report)) ? count(JSON.parse(readFileSync(inRoot(report), 'utf8'))) : none;
  // An error outside any test fails the run as well.
  if (code !== 0 && counts.failed === 0) return { ...counts, failed: 1 };
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
    ({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0,
  );
  return {
    passed: numPassedTests,
    failed: numFailedTests + unloadable.length,
    skipped: numPendingTests + numTodoTests,
  };
}

function countPlaywright({ stats, errors }) {
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected + (errors?.length ?? 0),
    skipped: stats.skipped,
  };
}
