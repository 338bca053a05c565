import type { Plugin } from 'vite';
import { defineConfig, mergeConfig } from 'vitest/config';
import site from './vite.config.ts';

/** A catalogue put together of several files would be remembered as it was before a text changed. */
const catalogues: Plugin = {
  name: 'catalogues-anew',
  configureVitest: ({ defineCacheKeyGenerator }) =>
    defineCacheKeyGenerator(({ id }) => (/\?(first|rest)$/.test(id) ? false : undefined)),
};

export default defineConfig((env) =>
  mergeConfig(site(env), {
    plugins: [catalogues],
    test: {
      environment: 'jsdom',
      setupFiles: ['./src/testing/setup.ts'],
      include: ['src/**/*.spec.{ts,tsx}'],
      css: { modules: { classNameStrategy: 'non-scoped' } },
      maxWorkers: 2,
      isolate: false,
      // Patience for a busy machine; the first screen of a file also compiles its lazy route.
      testTimeout: 120_000,
    },
  }),
);
