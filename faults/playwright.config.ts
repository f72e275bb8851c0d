import base from '../playwright.config.ts';

/** The journeys of the fault suite, with the settings of the others. */
export default { ...base, testDir: '.', testMatch: '*.spec.ts', outputDir: '../test-results/faults' };
