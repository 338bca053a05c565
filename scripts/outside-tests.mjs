import { appendFileSync, mkdirSync } from 'node:fs';
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

/** Vitest reporter that records such errors; jest's is in `api/testing/jest/`. */
export default class OutsideTests {
  onTestRunEnd(_modules, errors) {
    for (const error of errors) writeDown(error);
  }
}
