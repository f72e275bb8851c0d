import { expect, test } from 'vitest';
import { SCREEN_ACCESS } from '#domain/access.ts';
import { headOf, LISTED_PATHS, routeOf } from '#domain/page-heads.ts';

test.each([
  ['/', '/diary'],
  ['/start', '/start'],
  ['/start/', '/start'],
  ['/history/3f0c', '/history/:entry_id'],
  ['/history/3f0c/more', undefined],
  ['/no/such/page', undefined],
  ['/constructor', undefined],
  ['//start', undefined],
])('the route of %s is %s', (pathname, route) => {
  expect(routeOf(pathname)).toBe(route);
});

test('a page that is not there says so, and is not to be found', () => {
  expect(headOf(undefined)).toMatchObject({ title: '404 - Page Not Found | Dayglot Diary', isListed: false });
});

test('only open pages are listed, and each tells something of its own', () => {
  for (const path of LISTED_PATHS) expect(['anyone', 'diary']).toContain(SCREEN_ACCESS[path]);
  expect(headOf('/imprint')).toMatchObject({ title: 'Imprint | Dayglot Diary', isListed: true });
  expect(headOf('/account').isListed).toBe(false);
});
