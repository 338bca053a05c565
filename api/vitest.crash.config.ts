import { defineConfig } from 'vitest/config';

/** By themselves, after everything else: what they measure is how the product comes back, not how busy the machine is. */
export default defineConfig({
  test: {
    name: 'crash',
    include: ['testing/crash.spec.ts', 'testing/kafka.spec.ts', 'testing/price-races.spec.ts', 'testing/stop.spec.ts'],
    environment: 'node',
    globalSetup: ['../scripts/test-postgres.mjs'],
    maxWorkers: 1,
    expect: { poll: { timeout: 20_000, interval: 25 } },
    sequence: { groupOrder: 2 },
  },
});
