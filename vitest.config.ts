import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    projects: ['api', 'api/vitest.crash.config.ts', 'member-web', 'admin-web'],
    reporters: ['default', ['json', { outputFile: '.cache/test/unit.json' }]],
  },
});
