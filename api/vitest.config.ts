import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'api',
    include: ['{src,demo,testing}/**/*.spec.ts'],
    // They kill processes by the clock: alone, see vitest.crash.config.ts.
    exclude: ['testing/crash.spec.ts', 'testing/kafka.spec.ts', 'testing/price-races.spec.ts', 'testing/stop.spec.ts'],
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
