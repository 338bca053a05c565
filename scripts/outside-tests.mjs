import { appendFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from './build.mjs';

/**
 * One line of JSON per error outside any test, with its stack. Such errors fail a run and appear in its summary. Suites
 * that run at the same time have a file each.
 */
export const OUTSIDE_TESTS = process.env.OUTSIDE_TESTS ?? join(root, '.cache/test/outside-tests.jsonl');

export function writeDown(error) {
  mkdirSync(dirname(OUTSIDE_TESTS), { recursive: true });
  appendFileSync(OUTSIDE_TESTS, `${JSON.stringify(String(error?.stack ?? error?.message ?? error))}\n`);
}

/** What vitest's own report leaves out: the milliseconds that each file took before its first test. */
export const LOADS = join(root, '.cache/test/sites-loads.json');

/** Vitest reporter that records such errors, and the loads; jest's is in `api/testing/jest/`. */
export default class OutsideTests {
  onTestRunEnd(modules, errors) {
    for (const error of errors) writeDown(error);
    const loads = modules.map((module) => [module.moduleId, loadOf(module.diagnostic())]);
    mkdirSync(dirname(LOADS), { recursive: true });
    // A second try is of a few.
    const before = existsSync(LOADS) ? JSON.parse(readFileSync(LOADS, 'utf8')) : {};
    writeFileSync(LOADS, JSON.stringify({ ...before, ...Object.fromEntries(loads) }));
  }
}

function loadOf({ environmentSetupDuration, prepareDuration, setupDuration, collectDuration }) {
  return environmentSetupDuration + prepareDuration + setupDuration + collectDuration;
}
