import vm from 'node:vm';
import { TestEnvironment } from 'jest-environment-node';
import { writeDown } from '../../../scripts/outside-tests.mjs';

const NATIVE_ERRORS = ['Error', 'TypeError', 'RangeError', 'SyntaxError'];

/**
 * Each test file runs in its own realm, but Node's errors come from outside it; this makes `instanceof Error` true for
 * both. Errors outside any test are recorded and fail the run (see `outside-tests.mjs`), because by default jest would
 * end the worker and start another.
 */
export default class ApiEnvironment extends TestEnvironment {
  constructor(...args) {
    // Avoids interceptors between code and its globals, whose CPU overhead would exceed what some tests allow.
    const { createContext } = vm;
    vm.createContext = () => createContext(vm.constants.DONT_CONTEXTIFY);
    try {
      super(...args);
    } finally {
      vm.createContext = createContext;
    }
  }

  async setup() {
    await super.setup();
    // The real process.env, because a copy would not reach Node itself or the processes that tests start.
    this.global.process.env = process.env;
    for (const name of NATIVE_ERRORS) isFromEither(this.global[name], globalThis[name]);
    if (!listening) for (const event of ['uncaughtException', 'unhandledRejection']) process.on(event, writeDown);
    listening = true;
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

function isFromEither(own, outer) {
  const { [Symbol.hasInstance]: isInstance } = Function.prototype;
  Object.defineProperty(own, Symbol.hasInstance, {
    value(error) {
      return isInstance.call(this, error) || (this === own && isInstance.call(outer, error));
    },
  });
}
