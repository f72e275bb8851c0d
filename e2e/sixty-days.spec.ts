import type { Page } from '@playwright/test';
import { addDays, daysBetween } from '#domain/day.ts';
import type { Mood } from '#domain/mood.ts';
import { type ClockedServer, moveClocks, test } from './clocked-server.ts';
import { expect, question, signInNewLearner, writeEntry } from './fixtures.ts';
import { expectGoodInBothThemes } from './good-in-both-themes.ts';
import { type PastEntry, storePast } from './learners-past.ts';

/*
 * A learner in Berlin on Friday, 10 April 2026 at two in the afternoon, who began sixty days ago on 10 February. The clocks went
 * forward on 29 March. Nothing is written today yet. Every figure below is worked out by hand, from here:
 *
 *   10 Feb – 1 Mar    20 days, one entry each: two freezes (10th and 20th day)
 *   2, 3 Mar          missed: both freezes spent
 *   4 – 11 Mar        8 days                                                         → 28 days written
 *   12, 13 Mar        2 days, two entries on the 13th: a freeze with the 30th day    → 30
 *   14 Mar            missed: the freeze spent
 *   15 – 20 Mar       6 days, two entries on the 20th                                → 36, all in one row
 *   21, 22 Mar        missed, and no freeze is left: the row ends, the longest has 20 + 8 + 2 + 6 = 36 days
 *   23 Mar – 1 Apr    10 days: a freeze with the 40th day (26 Mar)                   → 46
 *   2 Apr             missed: the freeze spent
 *   3 – 6 Apr         4 days, two entries on the 4th and on the 5th: a freeze with the 50th day (6 Apr)
 *   7 Apr             missed: the freeze spent
 *   8, 9 Apr          2 days, two entries on the 9th                                 → 52
 *
 * Streak: 10 + 4 + 2 = 16. Days written of the last 30 (12 March to 10 April): 2 + 6 + 10 + 4 + 2 = 24.
 */
test.use({ begins: '2026-04-10T12:00:00Z' });

/** Day, mood or none, words and words that were wrong; at eight in the evening unless it says otherwise. */
type Line = readonly [day: string, mood: Mood | 0, num_words: number, num_word_diffs: number, at?: string];

/** The month's entries up to 1 April: 20 of them with 760 correct words; 18 moods, which make 56. */
const MARCH: readonly Line[] = [
  // 2 moods: 2 + 4 = 6. The second entry of the 13th has none.
  ['2026-03-12', 2, 50, 10],
  ['2026-03-13', 4, 50, 10, '2026-03-13T09:00+01:00'],
  ['2026-03-13', 0, 50, 10],
  // 6 moods: 1 + 3 + 3 + 5 + 2 + 5 = 19, and none on the 16th.
  ['2026-03-15', 1, 50, 10],
  ['2026-03-16', 0, 50, 10],
  ['2026-03-17', 3, 50, 10],
  ['2026-03-18', 3, 50, 10],
  ['2026-03-19', 5, 50, 10],
  ['2026-03-20', 2, 30, 5, '2026-03-20T07:30+01:00'],
  ['2026-03-20', 5, 70, 15],
  // 10 moods: 4 + 3 + 2 + 5 + 1 + 4 + 3 + 3 + 2 + 4 = 31.
  ['2026-03-23', 4, 50, 10],
  ['2026-03-24', 3, 50, 10],
  ['2026-03-25', 2, 50, 10],
  ['2026-03-26', 5, 50, 10],
  // More words were wrong than there were: none was right.
  ['2026-03-27', 1, 10, 12],
  ['2026-03-28', 4, 50, 10],
  ['2026-03-29', 3, 50, 10],
  ['2026-03-30', 3, 50, 10],
  ['2026-03-31', 2, 50, 10],
  ['2026-04-01', 4, 50, 10],
  // 17 × 40 + 25 + 55 + 0 = 760 correct words.
];

/** The last days: 9 entries with 54 + 392 = 446 correct words; 7 moods, which make 4 + 17 = 21. */
const APRIL: readonly Line[] = [
  ['2026-04-03', 4, 60, 6], // 54
  // The week: 8 entries, 32 + 72 + 50 + 15 + 100 + 36 + 27 + 60 = 392; 6 moods, 2 + 3 + 4 + 5 + 1 + 2 = 17.
  ['2026-04-04', 2, 40, 8, '2026-04-04T09:00+02:00'], // 32
  ['2026-04-04', 3, 80, 8], // 72
  ['2026-04-05', 0, 55, 5], // 50
  // Written at half past one in the night, which is still the evening of the 5th.
  ['2026-04-05', 4, 20, 5, '2026-04-06T01:30+02:00'], // 15
  ['2026-04-06', 5, 100, 0], // 100
  ['2026-04-08', 0, 45, 9], // 36
  ['2026-04-09', 1, 30, 3, '2026-04-09T08:00+02:00'], // 27
  ['2026-04-09', 2, 64, 4], // 60
];

const daysFrom = (from: string, to: string): string[] =>
  Array.from({ length: daysBetween(from, to) + 1 }, (_, n) => addDays(from, n));
const EARLIER: readonly Line[] = [...daysFrom('2026-02-10', '2026-03-01'), ...daysFrom('2026-03-04', '2026-03-11')].map(
  (day) => [day, 5, 9, 0],
);

const LANGS = ['en', 'de', 'es'] as const;
const pastOf = (lines: readonly Line[]): PastEntry[] =>
  lines.map(([day, mood, num_words, num_word_diffs, at], n) => ({
    ...{ day, num_words, num_word_diffs, lang: LANGS[n % LANGS.length] ?? 'en' },
    at: at ?? `${day}T20:00${day < '2026-03-29' ? '+01:00' : '+02:00'}`,
    mood: mood === 0 ? undefined : mood,
  }));

/** Signs the learner in, with their past in the store and the browser's clock beside the server's. */
async function signInAfter(lines: readonly Line[], page: Page, { clock, services }: ClockedServer): Promise<void> {
  await signInNewLearner(page);
  const { user_id } = (await (await page.request.post('/call/reloadUser', { data: { data: {} } })).json()).result;
  await storePast(services, user_id, pastOf(lines));
  await page.clock.install({ time: clock.now_ms });
}

const tile = (page: Page, name: string) =>
  page.getByRole('term').filter({ hasText: name }).locator('xpath=following-sibling::dd');
/** A tile's figure and what stands under it. */
const expectTile = (page: Page, name: string, value: string, trend: string) =>
  expect(tile(page, name)).toHaveText([value, trend]);
const panel = (page: Page) => page.getByRole('tabpanel');
const cells = (page: Page) => panel(page).locator('ol').getByRole('listitem');
const cell = (page: Page, label: string) =>
  cells(page).filter({ has: page.locator('time', { hasText: new RegExp(`^${label.replaceAll('.', '\\.')}$`) }) });

/** A cell's colour is that of a mood, or none. */
async function expectColour(page: Page, label: string, mood: Mood | undefined): Promise<void> {
  const found = cell(page, label);
  if (mood === undefined) return expect(found).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
  await expect(found).not.toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
  const [own, wanted] = await found.evaluate(
    (element, token) => ['--mood', token].map((name) => getComputedStyle(element).getPropertyValue(name)),
    `--mood-${mood}`,
  );
  expect(own).toBe(wanted);
}

test('sixty days make the figures, the calendar, the chart and the streak that are worked out by hand', async ({
  page,
  clocked,
}) => {
  await signInAfter([...EARLIER, ...MARCH, ...APRIL], page, clocked);
  await page.goto('/progress');

  // The week has 8 entries, more than 7, so the last 7 stand against all 8.
  // Moods: (17 - 2) / 5 = 3.0 against 17 / 6 = 2.83…: 0.17 more, which is 0.2 and 5.9 %.
  await expectTile(page, 'Avg. Mood', '3.0', '↑ up 0.2 · 6 %');
  // Words: (392 - 32) / 7 = 51.4 against 392 / 8 = 49: 2.4 more, which is 2 and 4.96 %.
  await expectTile(page, 'Correct Words', '51', '↑ up 2 · 5 %');
  await expectTile(page, 'Streak', '16', 'Great streak!');
  await expect(page.getByText('24 of the last 30 days written')).toBeVisible();
  await expect(page.getByText('Longest streak: 36 days')).toBeVisible();
  await expect(page.getByText('Freezes: 0 of 2')).toBeVisible();

  await expect(page.getByRole('heading', { name: 'Weekly Mood Overview' })).toBeVisible();
  await expect(cells(page)).toHaveText([
    // (2 + 3) / 2 = 2.5, rounded 3; the 5th has 4 and none; the 9th (1 + 2) / 2 = 1.5, rounded 2.
    '4.4.: Okay',
    '5.4.: Good',
    '6.4.: Very Good',
    '7.4.: a freeze kept your streak',
    '8.4.: no mood chosen',
    '9.4.: Bad, the last day written',
    '10.4.: no corrected entry',
  ]);
  const colours = [3, 4, 5, undefined, undefined, 2, undefined] as const;
  for (const [n, mood] of colours.entries()) await expectColour(page, `${n + 4}.4.`, mood);

  await page.getByText('Show as a table').click();
  const rows = panel(page).getByRole('table').getByRole('row');
  // The first entry of each day; the night's of the 5th is not the 6th's.
  await expect(rows).toHaveText([
    'DayCorrect wordsTotal words',
    '4.4.3240',
    '5.4.5055',
    '6.4.100100',
    '8.4.3645',
    '9.4.2730',
  ]);
  await expectGoodInBothThemes(page, 'a week of sixty days');

  // By keyboard: the latest first, then back to the earliest and no further.
  const chart = page.getByRole('group', { name: /^Chart of correct and total words/ });
  await chart.focus();
  await page.keyboard.press('ArrowLeft');
  const reading = chart.getByRole('status');
  await expect(reading).toHaveText('9.4. 27 of 30 words correct');
  await page.keyboard.press('ArrowLeft');
  await expect(reading).toHaveText('8.4. 36 of 45 words correct');
  await page.keyboard.press('Home');
  await expect(reading).toHaveText('4.4. 32 of 40 words correct');
  await page.keyboard.press('ArrowLeft');
  await expect(reading).toHaveText('4.4. 32 of 40 words correct');
  await page.keyboard.press('End');
  await expect(reading).toHaveText('9.4. 27 of 30 words correct');
  await page.keyboard.press('Escape');
  await expect(reading).toHaveText('');

  await page.getByRole('tab', { name: 'Month' }).click();
  // The month has 29 entries, fewer than 30, so the last third, 9 of them, stands against all 29.
  // Moods: 21 / 7 = 3.0 against (56 + 21) / 25 = 3.08: 0.08 less, which is 0.1 and 2.6 %.
  await expectTile(page, 'Avg. Mood', '3.0', '↓ down 0.1 · 3 %');
  // Words: 446 / 9 = 49.6 against (760 + 446) / 29 = 41.6: 7.97 more, which is 8 and 19.2 %.
  await expectTile(page, 'Correct Words', '50', '↑ up 8 · 19 %');
  await expectTile(page, 'Streak', '16', 'Great streak!');
  await expect(cells(page)).toHaveCount(30);
  await expect(cells(page).first()).toHaveText('12.3.: Bad');
  await expect(cells(page).last()).toHaveText('10.4.: no corrected entry');
  const some = {
    '13.3.': ['Good', 4],
    '14.3.': ['a freeze kept your streak', undefined],
    '15.3.': ['Very Bad', 1],
    '16.3.': ['no mood chosen', undefined],
    '20.3.': ['Good', 4], // (2 + 5) / 2 = 3.5, rounded 4
    '21.3.': ['no corrected entry', undefined],
    '29.3.': ['Okay', 3],
    '2.4.': ['a freeze kept your streak', undefined],
    '9.4.': ['Bad, the last day written', 2],
  } as const;
  for (const [label, [said, mood]] of Object.entries(some)) {
    await expect(cell(page, label)).toHaveText(`${label}: ${said}`);
    await expectColour(page, label, mood);
  }
  await page.getByText('Show as a table').click();
  await expect(rows).toHaveCount(25);
  for (const row of ['12.3.4050', '13.3.4050', '20.3.2530', '27.3.010', '3.4.5460', '9.4.2730'])
    await expect(rows.filter({ hasText: new RegExp(`^${row.replaceAll('.', '\\.')}$`) })).toHaveCount(1);
  await expect(rows.filter({ hasText: /^2\.4\./ })).toHaveCount(0);
  await expectGoodInBothThemes(page, 'a month of sixty days');
});

test('the figures, the headline and the draft follow the learner’s clock into the next day', async ({
  page,
  clocked,
}) => {
  await signInAfter(APRIL, page, clocked);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(...(/fetchLastDiaryEntries$/.exec(request.url()) ?? [])));
  await page.goto('/progress');
  await expect(cells(page).last()).toHaveText('10.4.: no corrected entry');
  // 3 – 6 April, a gap without a freeze, 8 and 9 April.
  await expectTile(page, 'Streak', '2', 'Great streak!');
  await page.getByRole('tab', { name: 'Month' }).click();
  await expect(cells(page)).toHaveCount(30);
  await page.getByRole('tab', { name: 'Week' }).click();
  await expect(cells(page)).toHaveCount(7);
  // Each period once, however often it is looked at.
  expect(asked).toHaveLength(2);
  await moveClocks(page, clocked, '2026-04-11T02:58:00+02:00');
  await expect(cells(page).last()).toHaveText('10.4.: no corrected entry');
  expect(asked).toHaveLength(2);
  await moveClocks(page, clocked, '2026-04-11T03:01:00+02:00');
  await expect(cells(page).last()).toHaveText('11.4.: no corrected entry');
  await expect(cells(page).first()).toHaveText('5.4.: Good');
  // Yesterday can be filled in until noon; then it has ended the row.
  await expectTile(page, 'Streak', '2', 'Great streak!');
  await moveClocks(page, clocked, '2026-04-11T12:01:00+02:00');
  await expectTile(page, 'Streak', '0', 'Keep going!');

  await page.getByRole('link', { name: 'Diary', exact: true }).click();
  const headline = page.getByRole('heading', { level: 1 });
  await expect(headline).toHaveText('Saturday 11 April');
  await writeEntry(page, { day: 'Written on Saturday.' });
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  const note = page.getByRole('region', { name: 'Your texts on this device' });
  await moveClocks(page, clocked, '2026-04-12T02:58:00+02:00');
  await expect(headline).toHaveText('Saturday 11 April');
  await expect(note).toHaveCount(0);
  await moveClocks(page, clocked, '2026-04-12T03:01:00+02:00');
  await expect(headline).toHaveText('Sunday 12 April');
  await expect(note).toContainText(
    'You wrote this on Saturday 11 April and have not sent it yet. Sent now, it belongs to today.',
  );
  // It need not: Saturday is open still. Nothing of that comes while somebody writes.
  await expect(page.getByRole('radio', { name: 'Yesterday' })).toHaveCount(0);
  await question(page, 'day').blur();
  await page.getByText('Yesterday', { exact: true }).click();
  await expect(headline).toHaveText('Saturday 11 April');
  await expect(note).toContainText('Sent now, it belongs to yesterday.');
  await expect(question(page, 'day')).toHaveValue('Written on Saturday.');
});
