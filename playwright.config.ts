import { defineConfig } from '@playwright/test';
import { site } from './e2e/site.js';
import { chromiumLaunch } from './scripts/chromium.mjs';

export default defineConfig({
  testDir: 'e2e',
  testMatch: '*.e2e.ts',
  outputDir: 'test-results',
  globalSetup: './e2e/global-setup.ts',
  // Each has a site of its own; fewer leave part of two cores idle while they wait for the clock.
  workers: 4,
  // Whichever worker is free takes the next test: none is left alone with a long file.
  fullyParallel: true,
  // Many times what it takes on a quiet machine: a slow one full of neighbours fails nothing.
  timeout: 300_000,
  // Shorter than what heals by itself takes to come: members' pages ask again once a minute, and those of the console do
  // not at all (see `people.ts`). So what is seen has come at once, however slow the machine.
  expect: { timeout: 30_000 },
  forbidOnly: Boolean(process.env.CI),
  reporter: [['list'], ['./e2e/what-was-seen.ts'], ['json', { outputFile: '.cache/test/e2e.json' }]],
  use: {
    baseURL: site?.member,
    // What never comes is named, instead of using up the time of the test.
    actionTimeout: 60_000,
    navigationTimeout: 60_000,
    launchOptions: await chromiumLaunch(),
    locale: 'nl-NL',
    // Each context would take the whole release anew, a tenth of the CPU; where the worker matters, a test has it.
    serviceWorkers: 'block',
    timezoneId: 'Europe/Amsterdam',
    // Half-faded text fails contrast checks.
    contextOptions: { reducedMotion: 'reduce' },
    screenshot: 'only-on-failure',
    // Nobody opens a trace of CI.
    trace: process.env.CI ? 'off' : 'retain-on-failure',
  },
  // A test runs once, in a wide window. Tagged @phone it runs on a phone instead: what is done by finger there, or what is
  // most likely to be too wide. Tagged @both it runs on either, where each has a layout or a way of its own. Of what runs
  // in a wide window `inspectBoth` looks at the other width as well.
  projects: [
    {
      name: 'phone',
      grep: /@phone|@both/,
      use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
    },
    { name: 'desktop', grepInvert: /@phone/, use: { viewport: { width: 1280, height: 800 } } },
  ],
});
