import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    projects: ['member-web', 'admin-web'],
    reporters: ['default', ['json', { outputFile: '.cache/test/sites.json' }], './scripts/outside-tests.mjs'],
  },
});
