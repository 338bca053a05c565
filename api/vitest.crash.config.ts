import { defineConfig } from 'vitest/config';

/** By themselves, after everything else: what they measure is how the product comes back, not how busy the machine is. */
export default defineConfig({
  test: {
    name: 'crash',
    include: [
      'src/testing/crash.spec.ts',
      'src/testing/kafka.spec.ts',
      'src/testing/price-races.spec.ts',
      'src/testing/stop.spec.ts',
    ],
    environment: 'node',
    globalSetup: ['../scripts/test-postgres.mjs'],
    maxWorkers: 1,
    expect: { poll: { timeout: 20_000, interval: 25 } },
    sequence: { groupOrder: 2 },
  },
});
