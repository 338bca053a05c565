import { appendFileSync, mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from './build.mjs';

/** A line of JSON each: the stacks of errors that came while no test was running. They fail a run, and its summary tells them. */
export const OUTSIDE_TESTS = join(root, '.cache/test/outside-tests.jsonl');

export function writeDown(error) {
  mkdirSync(dirname(OUTSIDE_TESTS), { recursive: true });
  appendFileSync(OUTSIDE_TESTS, `${JSON.stringify(String(error?.stack ?? error?.message ?? error))}\n`);
}

/** Vitest's reporter that writes them down; jest's is in `api/testing/jest/`. */
export default class OutsideTests {
  onTestRunEnd(_modules, errors) {
    for (const error of errors) writeDown(error);
  }
}
