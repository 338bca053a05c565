import { existsSync, readFileSync, rmSync } from 'node:fs';
import { OUTSIDE_TESTS } from '../../../scripts/outside-tests.mjs';

/** Jest reporter that fails the run if workers recorded errors outside any test (see `environment.mjs`). */
export default class OutsideTests {
  #errors = [];

  onRunStart() {
    rmSync(OUTSIDE_TESTS, { force: true });
  }

  onRunComplete() {
    if (existsSync(OUTSIDE_TESTS)) this.#errors = readFileSync(OUTSIDE_TESTS, 'utf8').trim().split('\n');
    for (const stack of this.#errors) console.error(`\nOutside any test:\n${JSON.parse(stack)}`);
  }

  getLastError() {
    return this.#errors.length > 0 ? new Error(`${this.#errors.length} errors outside any test`) : undefined;
  }
}
