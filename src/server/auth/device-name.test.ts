import { expect, test } from 'vitest';
import { deviceName } from '#server/auth/device-name.ts';

test.each([
  ['Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:145.0) Gecko/20100101 Firefox/145.0', 'Firefox on Windows'],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1',
    'Safari on iOS',
  ],
  [
    'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/148.0.0.0 Safari/537.36',
    'Chrome on Linux',
  ],
  ['', ''],
  [undefined, ''],
])('%s is %s', (header, name) => {
  expect(deviceName(header)).toBe(name);
});

test.each(['x', '<script>alert(1)</script>', '('.repeat(5000), 'a'.repeat(100_000), '\u0000\ud800'])(
  'a made-up header is no trouble: %j',
  (header) => {
    expect(deviceName(header).length).toBeLessThanOrEqual(60);
  },
);
