import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { SCREEN_ACCESS } from '#domain/access.ts';
import { NOT_FOUND_PAGE, PAGES, pageAt, pageSeen, STATISTICS } from '#domain/analytics.ts';

const ID = '0b8f2c9e-4d3a-4f6e-9b1c-2a7d5e8f1c3b';

describe('the page at a path', () => {
  test.each([
    ['/', undefined],
    ['/diary', '/diary'],
    ['/diary/', '/diary'],
    ['/Diary', '/diary'],
    ['/history', '/history'],
    [`/history/${ID}`, '/history/:entry_id'],
    [`/history/${ID}/more`, NOT_FOUND_PAGE],
    ['/reset-password', '/reset-password'],
    ['/no/such/page', NOT_FOUND_PAGE],
    ['/ann@example.org', NOT_FOUND_PAGE],
    ['/constructor', NOT_FOUND_PAGE],
    ['', NOT_FOUND_PAGE],
  ])('%s is %s', (path, page) => {
    expect(pageAt(path)).toBe(page);
  });

  test('every screen is its own page', () => {
    for (const path of Object.keys(SCREEN_ACCESS)) expect(pageAt(path)).toBe(path);
  });

  test('whatever was typed, the page is one of the list', () => {
    fc.assert(fc.property(fc.string(), (typed) => PAGES.includes(pageAt(`/a${typed}`) as never)));
  });
});

describe('the page that is seen', () => {
  test.each([
    ['/start', undefined, '/start'],
    ['/diary', undefined, undefined],
    ['/diary', 'signed-out', '/diary'],
    ['/diary', 'unverified', undefined],
    ['/progress', 'signed-out', undefined],
    ['/progress', 'verified', '/progress'],
    [`/history/${ID}`, 'verified', '/history/:entry_id'],
    ['/mail-veri', 'unverified', '/mail-veri'],
    ['/mail-veri', 'verified', undefined],
    ['/nowhere', undefined, NOT_FOUND_PAGE],
    ['/', 'verified', undefined],
  ] as const)('%s, %s: %s', (path, state, page) => {
    expect(pageSeen(path, state)).toBe(page);
  });
});

test('names are words of ours', () => {
  for (const name of STATISTICS) expect(name).toMatch(/^[a-z]+_[a-z]+$/);
});
