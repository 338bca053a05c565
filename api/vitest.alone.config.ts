import { defineConfig } from 'vitest/config';

/** One kills product and database by the clock, one counts the calls of a library: each in a process of its own. */
export const ALONE = ['src/testing/crash.spec.ts', 'src/accounts/same-work.http.spec.ts'];

/** After everything else: what is measured is how the product comes back, not how busy the machine is. */
export default defineConfig({
  test: {
    name: 'alone',
    include: ALONE,
    environment: 'node',
    globalSetup: ['../scripts/test-postgres.mjs'],
    setupFiles: ['src/testing/setup.ts'],
    testTimeout: 20_000,
    hookTimeout: 30_000,
    maxWorkers: 1,
    sequence: { groupOrder: 2 },
  },
});
