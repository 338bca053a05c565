import { ModernFakeTimers } from '@jest/fake-timers';
import { ModuleMocker } from 'jest-mock';
import { writeDown } from '../../../scripts/outside-tests.mjs';

/**
 * Test files run in the worker's own realm instead of one each, so that the product and its packages are loaded once
 * per worker (see `runner.mjs` and decision 1). Errors outside any test are recorded and fail the run (see
 * `outside-tests.mjs`), because by default jest would end the worker and start another.
 */
export default class ApiEnvironment {
  global = globalThis;
  moduleMocker = new ModuleMocker(globalThis);
  #exit = process.exit;
  #console = console;

  constructor({ projectConfig }) {
    this.fakeTimersModern = new ModernFakeTimers({ config: projectConfig, global: globalThis });
    // Otherwise each file would get the circus of the one before it.
    delete globalThis[Symbol.for('EVENT_HANDLERS')];
  }

  async setup() {
    if (!listening) for (const event of ['uncaughtException', 'unhandledRejection']) process.on(event, writeDown);
    listening = true;
  }

  /** What jest and the test file changed, the next file finds as it was. */
  async teardown() {
    this.moduleMocker.restoreAllMocks();
    this.fakeTimersModern.dispose();
    process.exit = this.#exit;
    globalThis.console = this.#console;
    for (const key of Object.getOwnPropertySymbols(globalThis)) {
      if (key.description === 'JEST_STATE_SYMBOL') Reflect.deleteProperty(globalThis, key);
    }
  }

  exportConditions() {
    return ['node', 'node-addons'];
  }

  getVmContext() {
    return null;
  }

  /** Runs `after` hooks in reverse order: an app is stopped before its kernel, and the kernel before its database. */
  handleTestEvent({ name, describeBlock }) {
    if (name !== 'run_describe_start') return;
    const isAfter = ({ type }) => type.startsWith('after');
    const { hooks } = describeBlock;
    describeBlock.hooks = [...hooks.filter((hook) => !isAfter(hook)), ...hooks.filter(isAfter).reverse()];
  }
}

let listening = false;
