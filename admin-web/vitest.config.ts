import { defineConfig, mergeConfig } from 'vitest/config';
import site from './vite.config.ts';

export default mergeConfig(
  site,
  defineConfig({
    test: {
      name: 'admin-web',
      environment: 'jsdom',
      include: ['src/**/*.spec.{ts,tsx}'],
      setupFiles: ['./src/testing/setup.ts'],
      testTimeout: 120_000,
      maxWorkers: 2,
      isolate: false,
    },
  }),
);
