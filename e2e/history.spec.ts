import { randomUUID } from 'node:crypto';
import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect, signInNewLearner, test } from './fixtures.ts';
import { LOOKS } from './looks.ts';

/** Writes entries over the wire: they lie on today, newest last. Answers their ids. */
async function write(page: Page, ...entries: (readonly [text: string, mood: number])[]): Promise<string[]> {
  const ids = [];
  for (const [inputDay, mood] of entries) {
    const entry_id = randomUUID();
    const data = { inputDay, inputWell: '', inputGrateful: '', mood, entry_id };
    const answer = await page.request.post('/call/callCorrectorDiary', { data: { data } });
    expect(answer.status(), inputDay).toBeLessThan(504);
    ids.push(entry_id);
  }
  return ids;
}
const rows = (page: Page) => page.getByRole('main').getByRole('listitem');

test('a learner looks through, searches and filters what they wrote', async ({ page }) => {
  await signInNewLearner(page);
  await page.goto('/progress');
  await page.getByRole('link', { name: 'All your entries' }).click();
  await expect(page).toHaveTitle('History | Dayglot Diary');
  await expect(page.getByText('No entries yet.')).toBeVisible();
  await write(page, ['Die schönen Äpfel waren süß.', 5], ['今日は日記を書きました。', 3], ['I goed home.', 2]);
  await page.reload();
  await expect(rows(page)).toHaveCount(3);
  await expect(rows(page).first()).toContainText('I goed home.');
  await expect(rows(page).first()).toContainText('1 corrected');

  const search = page.getByRole('searchbox', { name: 'Search your entries' });
  await search.fill('SCHONEN apfel');
  await expect(page.getByText('1 entry')).toBeVisible();
  await expect(page.locator('mark')).toHaveText(['schönen', 'Äpfel']);
  // What is looked for stays in the browser.
  expect(new URL(page.url()).search).toBe('');
  await page.reload();
  await expect(search).toHaveValue('SCHONEN apfel');
  await expect(rows(page)).toHaveCount(1);
  await search.fill('日記');
  await expect(page.locator('mark')).toHaveText(['日記']);
  await search.fill('walrus');
  await expect(page.getByText('Nothing in your diary fits.')).toBeVisible();
  await page.getByRole('button', { name: 'Show all entries' }).click();
  await expect(search).toHaveValue('');
  await expect(rows(page)).toHaveCount(3);

  await page.getByRole('button', { name: 'Very Good' }).click();
  await expect(rows(page)).toHaveText([/Äpfel/]);
  await expect(page).toHaveURL(/mood=5/);
  await page.getByLabel('Language').selectOption('English');
  await expect(page.getByText('Nothing in your diary fits.')).toBeVisible();
  await page.goBack();
  await expect(rows(page)).toHaveText([/Äpfel/]);
  await page.goBack();
  await expect(rows(page)).toHaveCount(3);
  await page.getByLabel('Kind of mistake').selectOption({ index: 1 });
  await expect(rows(page)).toHaveText([/I goed home/]);
  await page.reload();
  await expect(rows(page)).toHaveText([/I goed home/]);
});

test('an entry is opened, deleted, brought back, and deleted for good', async ({ page }) => {
  await signInNewLearner(page);
  await write(page, ['The first one.', 3], ['I goed to the owl museum.', 5], ['The last one.', 4]);
  await page.goto('/history#find=owl');
  await rows(page).getByRole('link').click();
  await expect(page).toHaveTitle('Entry | Dayglot Diary');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(page.getByRole('button', { name: 'went' })).toBeVisible();
  await expect(page.getByText('Very Good')).toBeVisible();
  await page.getByRole('link', { name: 'Older entry' }).click();
  await expect(page.getByText('The first one.').first()).toBeVisible();
  await page.getByRole('link', { name: 'Newer entry' }).click();
  await expect(page.getByRole('button', { name: 'went' })).toBeVisible();
  // However many neighbours were read, the way back is one step, to what was looked for.
  await page.getByRole('link', { name: 'All your entries' }).click();
  await expect(page.getByRole('searchbox')).toHaveValue('owl');
  await rows(page).getByRole('link').click();

  await page.getByRole('button', { name: 'Delete this entry' }).click();
  await expect(page.getByText('Nothing in your diary fits.')).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: 'Entry deleted.' })).toBeVisible();
  // The focus is on the heading, and Undo comes next.
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Undo' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'went' })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();

  await page.getByRole('button', { name: 'Delete this entry' }).click();
  await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible();
  // Leaving the page leaves the entry deleted.
  await page.getByRole('link', { name: 'Back to your progress' }).click();
  await page.getByRole('link', { name: 'All your entries' }).click();
  await expect(rows(page)).toHaveText([/The last one/, /The first one/]);
  await expect(page.getByRole('button', { name: 'Undo' })).toHaveCount(0);
});

test('Undo stays for ten seconds, and longer while somebody is on it', async ({ page }) => {
  await signInNewLearner(page);
  const [one = '', other = ''] = await write(page, ['The first one.', 3], ['The last one.', 4]);
  await page.clock.install();
  await page.goto(`/history/${one}`);
  await expect(page.getByRole('button', { name: 'Delete this entry' })).toBeVisible();
  // From here on only the time passes that is said.
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 60_000));
  await page.getByRole('button', { name: 'Delete this entry' }).click();
  const undo = page.getByRole('button', { name: 'Undo' });
  await expect(undo).toBeVisible();
  await page.clock.fastForward(9900);
  await expect(undo).toBeVisible();
  await page.clock.fastForward(200);
  await expect(undo).toHaveCount(0);
  await page.clock.resume();
  await page.goto(`/history/${other}`);
  await page.getByRole('button', { name: 'Delete this entry' }).click();
  await undo.focus();
  await page.clock.fastForward(60_000);
  await expect(undo).toBeVisible();
  await expect(page.getByText('No entries yet.')).toBeVisible();
});

test('an entry is checked again: after a failure, and after the basic corrector', async ({ page, expectedErrors }) => {
  expectedErrors.push(/status of (404|50\d)/);
  await signInNewLearner(page);
  const [id = ''] = await write(page, ['[DOWN] I goed home becouse it was late.', 3]);
  await page.goto('/history');
  await expect(rows(page)).toContainText('Not checked yet');
  await rows(page).getByRole('link').click();
  await page.getByRole('button', { name: 'Check again' }).click();
  const popup = page.getByRole('alertdialog', { name: 'Error' });
  await expect(popup).toContainText('Your entry could not be checked just now.');
  await popup.getByRole('button', { name: 'Close' }).click();
  await page.getByRole('button', { name: 'Check with the basic corrector' }).click();
  await expect(page.getByText('Checked by the basic corrector')).toBeVisible();
  await expect(page.getByText('because').first()).toBeVisible();
  await page.getByRole('button', { name: 'Check again' }).click();
  await popup.getByRole('button', { name: 'Close' }).click();
  await expect(page.getByText('Checked by the basic corrector')).toBeVisible();

  // What the basic corrector checked is replaced by who was away.
  const entry = { inputDay: 'I goed home.', inputWell: '', inputGrateful: '', mood: 3, entry_id: randomUUID() };
  await page.request.post('/call/callCorrectorDiary', { data: { data: { ...entry, check_with: 'basic' } } });
  await page.goto(`/history/${entry.entry_id}`);
  await page.getByRole('button', { name: 'Check again' }).click();
  await expect(page.getByText('Checked by the scripted corrector')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Check again' })).toHaveCount(0);
  // What was meant stays meant.
  await page.getByRole('button', { name: 'went' }).click();
  const isMeant = page.waitForResponse('**/call/dismissEdit');
  await page.getByRole('button', { name: 'I meant it' }).click();
  await isMeant;
  await page.reload();
  await expect(page.getByText('No changes in 3 words')).toBeVisible();
  await page.goto(`/history/${id.replace(/.$/, (last) => (last === '0' ? '1' : '0'))}`);
  await expect(page.getByRole('heading', { name: 'This entry is not here' })).toBeVisible();
});

/** Answers fetchHistory with a diary of `count` entries, one a day. */
async function manyEntries(page: Page, count: number): Promise<void> {
  const DAY_MS = 86_400_000;
  await page.route('**/call/fetchHistory', async (route) => {
    const { cursor } = route.request().postDataJSON().data;
    const from = Number(cursor ?? 0);
    const entries = Array.from({ length: Math.min(50, count - from) }, (_, n) => ({
      entry_id: `00000000-0000-4000-8000-${String(from + n).padStart(12, '0')}`,
      day: new Date(Date.UTC(2026, 10, 21) - (from + n) * DAY_MS).toISOString().slice(0, 10),
      date_ms: 0,
      state: 'done',
      mood: ((from + n) % 5) + 1,
      num_words: from + n,
      num_word_diffs: 0,
      snippet: { text: `Entry ${from + n}. ${'Some words of that day. '.repeat((from + n) % 7)}`, hits: [] },
    }));
    const next_cursor = from + 50 < count ? String(from + 50) : undefined;
    await route.fulfill({ json: { result: { entries, next_cursor } } });
  });
}

test('thousands of entries come as one scrolls, nothing jumps, and coming back finds the place', async ({ page }) => {
  await signInNewLearner(page);
  await manyEntries(page, 5000);
  await page.goto('/history');
  await expect(page.getByRole('heading', { name: 'November 2026' })).toBeVisible();
  await page.evaluate(async () => {
    while (document.querySelectorAll('main li').length < 800) {
      scrollTo(0, document.documentElement.scrollHeight);
      await new Promise(requestAnimationFrame);
    }
  });
  // Each month is as long as its rows, drawn or not.
  const wrong = await page.evaluate(
    () =>
      [...document.querySelectorAll('main section')].filter(({ clientHeight, scrollHeight, lastElementChild }) => {
        const rows = lastElementChild?.children.length ?? 0;
        return Math.abs(clientHeight - 48 - rows * 104) > 1 || scrollHeight > clientHeight + 1;
      }).length,
  );
  expect(wrong).toBe(0);
  const row = page.getByRole('main').locator('li').nth(477);
  await row.scrollIntoViewIfNeeded();
  const place = async () => (await row.boundingBox())?.y;
  const before = await place();
  await page.route('**/call/readEntry', (route) =>
    route.fulfill({
      json: {
        result: {
          ...{
            entry_id: route.request().postDataJSON().data.entry_id,
            day: '2024-10-05',
            date_ms: 0,
            state: 'pending',
          },
          ...{
            inputDay: 'Words.',
            inputWell: '',
            inputGrateful: '',
            meant: [],
            on_this_day: [],
            can_check_again: false,
          },
        },
      },
    }),
  );
  await row.getByRole('link').click();
  await expect(page.getByRole('button', { name: 'Delete this entry' })).toBeVisible();
  await page.goBack();
  await expect(row).toBeInViewport();
  expect(Math.abs(((await place()) ?? 0) - (before ?? 0))).toBeLessThan(2);
});

for (const [theme, width] of LOOKS)
  test(`the history is for everyone, ${theme}, ${width} px`, async ({ page, expectedErrors }) => {
    expectedErrors.push(/status of 50\d/);
    await page.setViewportSize({ width, height: 800 });
    await page.addInitScript((chosen) => localStorage.setItem('dayglot-theme', chosen), theme);
    const expectGood = async (state: string) => {
      const { violations } = await new AxeBuilder({ page }).analyze();
      expect(violations.map(({ id, nodes }) => [state, id, nodes[0]?.html])).toEqual([]);
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect([state, Math.max(0, overflow)]).toEqual([state, 0]);
    };
    await signInNewLearner(page);
    await page.goto('/history');
    await expect(page.getByText('No entries yet.')).toBeVisible();
    await expectGood('no entries');
    const long = `${'Donaudampfschifffahrtsgesellschaft'.repeat(3)} I goed home.`;
    await write(page, ['[DOWN] Never checked.', 1], ['今日は日記を書きました。', 2], [long, 5]);
    await page.reload();
    await expect(rows(page)).toHaveCount(3);
    await expectGood('the list');
    await page.getByRole('searchbox').fill('home');
    await expect(page.locator('mark')).toHaveText(['home']);
    await page.getByRole('button', { name: 'Very Good' }).click();
    await expect(page.getByRole('button', { name: 'Very Good' })).toHaveAttribute('aria-pressed', 'true');
    // What was found before stays, in grey, until the answer is there.
    await expect(page.getByRole('main').getByText('1 entry', { exact: true })).toBeVisible();
    await expectGood('a search');
    await page.getByRole('button', { name: 'Very Bad' }).click();
    await expect(page.getByText('Nothing in your diary fits.')).toBeVisible();
    await expectGood('nothing found');
    await page.getByRole('button', { name: 'Show all entries' }).click();
    await rows(page).first().getByRole('link').click();
    await expect(page.getByRole('button', { name: 'went' })).toBeVisible();
    await expectGood('an entry');
    await page.getByRole('link', { name: 'Older entry' }).click();
    await expect(page.getByText('今日は日記を書きました。').first()).toBeVisible();
    await page.getByRole('link', { name: 'Older entry' }).click();
    await expect(page.getByRole('button', { name: 'Check again' })).toBeVisible();
    await expectGood('an entry that was never checked');
    await page.getByRole('button', { name: 'Delete this entry' }).click();
    await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible();
    await expectGood('the way back');
  });

test('the history goes by keyboard alone', async ({ page }) => {
  await signInNewLearner(page);
  await write(page, ['The first one.', 3], ['I goed home.', 5]);
  await page.goto('/history');
  await expect(rows(page)).toHaveCount(2);
  const tabTo = async (name: string | RegExp, role: 'link' | 'button' | 'searchbox' = 'button') => {
    const wanted = page.getByRole('main').getByRole(role, { name }).first();
    for (let n = 0; n < 40 && !(await wanted.evaluate((e) => e === document.activeElement)); n += 1)
      await page.keyboard.press('Tab');
    await expect(wanted).toBeFocused();
  };
  await tabTo('Search your entries', 'searchbox');
  await page.keyboard.type('goed');
  await expect(rows(page)).toHaveCount(1);
  await tabTo('Very Good');
  await page.keyboard.press('Space');
  await tabTo(/ 20\d\d/, 'link');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await tabTo('went');
  await tabTo('Delete this entry');
  await page.keyboard.press('Enter');
  await tabTo('Undo');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'went' })).toBeVisible();
});
