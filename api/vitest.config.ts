import { defineConfig } from 'vitest/config';
import { ALONE } from './vitest.alone.config.js';

export default defineConfig({
  test: {
    name: 'api',
    include: ['src/**/*.spec.ts'],
    exclude: ALONE,
    environment: 'node',
    globalSetup: ['../scripts/test-postgres.mjs'],
    setupFiles: ['src/testing/setup.ts'],
    // The product is loaded once for each worker, not for each file: no module of it keeps anything.
    isolate: false,
    testTimeout: 20_000,
    hookTimeout: 30_000,
    // One more than cores: tests also wait for the database and for clocks.
    maxWorkers: 3,
  },
});
