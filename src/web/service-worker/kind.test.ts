import { expect, test } from 'vitest';
import { type Build, kindOf } from '#web/service-worker/kind.ts';

const ORIGIN = 'https://diary.example.org';
const build: Build = {
  id: 'b1',
  hashed: ['/assets/index-1.js'],
  others: ['/?offline', '/early.js'],
  fonts: ['/assets/literata-latin-1.woff2'],
};

test.each([
  ['the diary', 'navigate', '/diary', 'page'],
  ['a page with a query', 'navigate', '/verify-email?from=mail', 'page'],
  ['a link of a mail', 'navigate', '/mail-link/verify?token=x', 'foreign'],
  ['the dev mailbox', 'navigate', '/dev/mailbox', 'foreign'],
  ['an export', 'navigate', '/export/entries.json', 'foreign'],
  ['the health of the server', 'navigate', '/healthz', 'foreign'],
  ['a file that is opened', 'navigate', '/robots.txt', 'foreign'],
  ['a page whose name begins like one of the server’s', 'navigate', '/developers', 'page'],
  ['a script of this build', 'cors', '/assets/index-1.js', 'kept'],
  ['a script of another build', 'cors', '/assets/index-2.js', 'foreign'],
  ['the theme', 'no-cors', '/early.js', 'kept'],
  ['a font', 'cors', '/assets/literata-latin-1.woff2', 'font'],
  ['a call by GET', 'cors', '/call/reloadUser', 'foreign'],
] as const)('%s', (_, mode, path, kind) => {
  expect(kindOf({ method: 'GET', mode, url: ORIGIN + path }, ORIGIN, build)).toBe(kind);
});

test('what is sent, and what is elsewhere, goes its own way', () => {
  expect(kindOf({ method: 'POST', mode: 'cors', url: `${ORIGIN}/assets/index-1.js` }, ORIGIN, build)).toBe('foreign');
  expect(kindOf({ method: 'GET', mode: 'cors', url: 'https://else.example/early.js' }, ORIGIN, build)).toBe('foreign');
});
