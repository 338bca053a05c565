import { createRequire, registerHooks } from 'node:module';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { hooks } from './load.mjs';
import { FILE_UNDER_TEST } from './globals.mjs';

const require = createRequire(import.meta.url);
const circus = require.resolve('jest-circus/runner');
const adapter = join(dirname(circus), 'jestAdapterInit.js');
const { default: runWithCircus } = require(circus);

registerHooks(hooks);
let run = 0;

/**
 * Jest's own circus, but modules are loaded by Node: the product and its packages once per worker, the spec and
 * `api/testing` for each file. Jest's module registry would load all 3,900 of them for each.
 */
export default async function runFile(globalConfig, config, environment, _runtime, path, send) {
  run++;
  // Jest's own way of mapping stacks knows nothing of what Node loads; Node's does.
  process.setSourceMapsEnabled(true);
  Error.prepareStackTrace = undefined;
  const runtime = {
    requireInternalModule: () => {
      delete require.cache[adapter];
      return require(adapter);
    },
    requireModule: require,
    setGlobalsForRuntime: (globals) => {
      globalThis[FILE_UNDER_TEST] = { ...globals, jest: jestOf(environment) };
    },
    unstable_shouldLoadAsEsm: () => true,
    unstable_importModule: (file) => import(`${pathToFileURL(file)}?run=${run}`),
    enterTestCode: () => undefined,
    leaveTestCode: () => undefined,
  };
  return runWithCircus(globalConfig, config, environment, runtime, path, send);
}

/** What the specs use of `jest`. */
function jestOf({ moduleMocker, fakeTimersModern: timers }) {
  return {
    fn: moduleMocker.fn.bind(moduleMocker),
    spyOn: moduleMocker.spyOn.bind(moduleMocker),
    restoreAllMocks: () => moduleMocker.restoreAllMocks(),
    useFakeTimers: (options) => timers.useFakeTimers(options),
    useRealTimers: () => timers.useRealTimers(),
    advanceTimersByTimeAsync: (milliseconds) => timers.advanceTimersByTimeAsync(milliseconds),
    setTimeout: (milliseconds) => {
      globalThis[Symbol.for('TEST_TIMEOUT_SYMBOL')] = milliseconds;
    },
  };
}
