import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    projects: ['api', 'member-web', 'admin-web'],
    maxWorkers: 2,
    reporters: ['default', ['json', { outputFile: '.cache/test/unit.json' }]],
  },
});
