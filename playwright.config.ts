import './scripts/quick-imports.ts';
import { availableParallelism } from 'node:os';
import { defineConfig } from '@playwright/test';
import { browserLaunchOptions } from './tests/support/browser.ts';
import { EXTENDED } from './tests/support/extended.ts';

/** Browser tests: every `*.spec.ts`. All other tests are `*.test.ts` and run with Vitest. */
export default defineConfig({
  testDir: './tests',
  testMatch: '**/*.spec.ts',
  // Its pictures are the same on one machine only.
  testIgnore: process.env.SCREENS === 'on' ? [] : '**/screens.spec.ts',
  globalSetup: './tests/support/global-setup.ts',
  workers: EXTENDED ? 1 : availableParallelism(),
  // What takes a second on a quiet machine may take ten on a busy one.
  timeout: 180_000,
  // A browser on a busy machine can miss a moment. A test that fails runs once more, with a trace; one that passes then
  // is listed as flaky above the sums, to be mended, and does not fail the run.
  retries: 1,
  expect: {
    timeout: 30_000,
    // Room for the next version of Chromium, not for a line of text that moves.
    toHaveScreenshot: { animations: 'disabled', maxDiffPixelRatio: 0.005 },
  },
  snapshotPathTemplate: '{testDir}/e2e/screenshots/{arg}{ext}',
  forbidOnly: process.env.CI !== undefined,
  reporter: 'list',
  outputDir: 'reports/playwright',
  use: {
    launchOptions: browserLaunchOptions(),
    trace: 'on-first-retry',
  },
});
