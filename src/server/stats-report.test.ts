import { expect, test } from 'vitest';
import { statsReport } from '#server/stats-report.ts';

test('the counts as an operator reads them', () => {
  const counts = [
    { day: '2026-11-21', event: 'page_view', page: '/diary', num: 1200 },
    { day: '2026-11-21', event: 'entry_sent', page: '/diary', num: 7 },
    { day: '2026-11-20', event: 'page_view', page: '/diary', num: 3 },
    { day: '2026-11-20', event: 'page_view', page: '/history/:entry_id', num: 5 },
  ];
  expect(statsReport(counts, 30)).toBe(`Counted with consent, in UTC.

All of the last 30 days
  page_view   /diary              1,203
  entry_sent  /diary                  7
  page_view   /history/:entry_id      5

2026-11-21
  page_view   /diary  1,200
  entry_sent  /diary      7

2026-11-20
  page_view  /diary              3
  page_view  /history/:entry_id  5`);
});

test('nothing counted is said as well', () => {
  expect(statsReport([], 7)).toBe('Nothing was counted in the last 7 days. Only visitors who consented are.');
  expect(statsReport([], 1)).toBe('Nothing was counted today. Only visitors who consented are.');
});
