import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'api',
    include: ['src/**/*.spec.ts'],
    environment: 'node',
    globalSetup: ['../scripts/test-postgres.mjs'],
    testTimeout: 20_000,
    hookTimeout: 30_000,
  },
});
