import vm from 'node:vm';
import { TestEnvironment } from 'jest-environment-node';
import { writeDown } from '../../../scripts/outside-tests.mjs';

const NATIVE_ERRORS = ['Error', 'TypeError', 'RangeError', 'SyntaxError'];

/**
 * A file's tests run in a realm of their own, but Node's errors come from outside it: here they count as errors too.
 * What fails when no test is running any more is written down, and fails the run (see `outside-tests.mjs`): by itself
 * jest would end the worker, and start another.
 */
export default class ApiEnvironment extends TestEnvironment {
  constructor(...args) {
    // Without interceptors between the code and its globals, which take more of the processor than some tests allow.
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
    // A copy of it would not reach Node itself, nor the processes that tests start.
    this.global.process.env = process.env;
    for (const name of NATIVE_ERRORS) isFromEither(this.global[name], globalThis[name]);
    if (!listening) for (const event of ['uncaughtException', 'unhandledRejection']) process.on(event, writeDown);
    listening = true;
  }

  /** What was set up last is taken down first: an app before its kernel, and that before its database. */
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
