import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'api',
    include: ['src/**/*.spec.ts'],
    // They kill processes by the clock: alone, see vitest.crash.config.ts.
    exclude: [
      'src/testing/crash.spec.ts',
      'src/testing/kafka.spec.ts',
      'src/testing/price-races.spec.ts',
      'src/testing/stop.spec.ts',
    ],
    environment: 'node',
    globalSetup: ['../scripts/test-postgres.mjs'],
    // Patience for a busy machine, as of `eventually`.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 20_000, interval: 25 } },
    // One more than cores: tests also wait for the database and for clocks.
    maxWorkers: 3,
  },
});
