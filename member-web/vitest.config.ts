import { defineConfig, mergeConfig } from 'vitest/config';
import site from './vite.config.ts';

export default defineConfig((env) =>
  mergeConfig(site(env), {
    test: {
      environment: 'jsdom',
      setupFiles: ['./src/testing/setup.ts'],
      include: ['src/**/*.spec.{ts,tsx}'],
      css: { modules: { classNameStrategy: 'non-scoped' } },
      maxWorkers: 2,
      // Patience for a busy machine; the first screen of a file also compiles its lazy route.
      testTimeout: 60_000,
    },
  }),
);
