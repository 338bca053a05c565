import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    projects: ['api', 'member-web', 'admin-web'],
    // One more than cores: tests also wait for the database and for clocks.
    maxWorkers: 3,
    reporters: ['default', ['json', { outputFile: '.cache/test/unit.json' }]],
  },
});
