import { expect, test } from 'vitest';
import { browserRefuses } from '#web/analytics/browser-refusal.ts';

test.each([
  [{}, false],
  [{ doNotTrack: null }, false],
  [{ doNotTrack: '0' }, false],
  [{ doNotTrack: 'unspecified' }, false],
  [{ doNotTrack: '1' }, true],
  [{ doNotTrack: 'yes' }, true],
  [{ globalPrivacyControl: true }, true],
  [{ globalPrivacyControl: false }, false],
  [{ doNotTrack: '0', globalPrivacyControl: true }, true],
])('%j is a refusal: %s', (signals, isRefusal) => {
  expect(browserRefuses(signals)).toBe(isRefusal);
});
