import { defineConfig } from '@playwright/test';
import { site } from './e2e/site.js';
import { chromiumLaunch } from './scripts/chromium.mjs';

export default defineConfig({
  testDir: 'e2e',
  testMatch: '*.e2e.ts',
  outputDir: 'test-results',
  globalSetup: './e2e/global-setup.ts',
  // Each has a site of its own; one leaves half of two cores idle.
  workers: 2,
  // For the whole of a test, on a busy machine; how long one thing may take is said where it is looked at.
  timeout: 120_000,
  // Of its own 5 s a slow machine full of neighbours may take more for one screen. Where how soon is the point, the test
  // says so itself.
  expect: { timeout: 10_000 },
  forbidOnly: Boolean(process.env.CI),
  reporter: [['list'], ['./e2e/what-was-seen.ts'], ['json', { outputFile: '.cache/test/e2e.json' }]],
  use: {
    baseURL: site?.member,
    launchOptions: await chromiumLaunch(),
    locale: 'nl-NL',
    timezoneId: 'Europe/Amsterdam',
    // Half-faded text fails contrast checks.
    contextOptions: { reducedMotion: 'reduce' },
    screenshot: 'only-on-failure',
    // Recording takes a fifth of the time, and nobody opens a trace of CI.
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
