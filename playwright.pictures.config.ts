import { defineConfig } from '@playwright/test';
import journeys from './playwright.config.ts';

/** Pictures of the screens: npm run screenshots takes them to be looked at, npm run test:looks compares them. */
export default defineConfig({
  ...journeys,
  testMatch: '*.pictures.ts',
  snapshotPathTemplate: '{testDir}/pictures/baselines/{arg}{ext}',
  expect: {
    ...journeys.expect,
    // Another version of the browser smooths letters otherwise; what moved or lost its colour is far more than that.
    toHaveScreenshot: { animations: 'disabled', caret: 'hide', maxDiffPixelRatio: 0.01, threshold: 0.25 },
  },
});
