/** They kill processes by the clock and wait for them: one at a time, after the others of the API. */
const CRASH = ['crash', 'kafka', 'price-races', 'restore', 'stop'].map(
  (name) => `<rootDir>/api/testing/${name}.spec.ts`,
);

const api = {
  cacheDirectory: '<rootDir>/.cache/jest',
  roots: ['<rootDir>/api'],
  testEnvironment: './api/testing/jest/environment.mjs',
  testRunner: './api/testing/jest/runner.mjs',
  globalSetup: './scripts/test-postgres.mjs',
  globalTeardown: './scripts/end-test-postgres.mjs',
  transform: {},
};

/** The API's specs. Node loads and compiles them: see decision 1. */
export default {
  projects: [
    {
      ...api,
      displayName: 'api',
      testMatch: ['<rootDir>/api/{src,demo,testing}/**/*.spec.ts'],
      testPathIgnorePatterns: CRASH,
    },
    { ...api, displayName: 'crash', testMatch: CRASH },
  ],
  reporters: ['default', '<rootDir>/api/testing/jest/outside-tests.mjs'],
  // Milliseconds. Patience for a busy machine, as of `eventually`.
  testTimeout: 120_000,
  // More than cores: tests also wait for the database and for clocks.
  maxWorkers: 4,
  // Node keeps the modules of every file; a worker that has this much of them makes place for a new one.
  workerIdleMemoryLimit: '1GB',
};
