import { defineConfig } from 'vitest/config';

/** By itself, after everything else: what it measures is how the product comes back, not how busy the machine is. */
export default defineConfig({
  test: {
    name: 'crash',
    include: ['src/testing/crash.spec.ts'],
    environment: 'node',
    globalSetup: ['../scripts/test-postgres.mjs'],
    maxWorkers: 1,
    sequence: { groupOrder: 2 },
  },
});
