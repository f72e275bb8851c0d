import { expect, question, signInNewLearner, stored, test, writeEntry } from './fixtures.ts';

test.describe('the diary', () => {
  test('every failure is told in its own words and the draft is intact', async ({ page, expectedErrors }) => {
    expectedErrors.push(/status of 503/);
    await signInNewLearner(page);
    await page.goto('/diary');
    const cases = [
      ['[SAFETY]', 'Content may contain safety violations.', 'Hard days belong in a diary too.'],
      ['[MAX_TOKENS]', 'Your entry is too long. Please shorten it and try again.', 'A few sentences less'],
      ['[UNKNOWN]', 'An unknown error occurred.', 'It often works the next time.'],
      ['[GARBAGE]', 'Failed to parse feedback. Please try again.', 'It often works the next time.'],
      ['[DOWN]', 'An error occurred while saving your entry.', 'Please try again in a minute.'],
    ] as const;
    for (const [magic, message, advice] of cases) {
      await writeEntry(page, { day: `I goed home. ${magic}` });
      await page.getByRole('button', { name: 'Get Feedback' }).click();
      const popup = page.getByRole('alertdialog', { name: 'Error' });
      await expect(popup).toContainText(message);
      await expect(popup).toContainText(advice);
      await popup.getByRole('button', { name: 'Close' }).click();
      await expect(popup).toBeHidden();
      await expect(question(page, 'day')).toHaveValue(`I goed home. ${magic}`);
    }
    await writeEntry(page, { day: 'I goed home.' });
    await page.getByRole('button', { name: 'Get Feedback' }).click();
    await expect(page.getByRole('button', { name: 'Finish' })).toBeVisible();
  });

  test('the loader reads its text with three ASCII dots', async ({ page }) => {
    await signInNewLearner(page);
    await page.goto('/diary');
    await writeEntry(page, { day: 'I goed home. [SLOW]' });
    await page.getByRole('button', { name: 'Get Feedback' }).click();
    await expect(page.getByText('Loading Magic into Diary ...')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Finish' })).toBeVisible();
    await expect(page.getByText('Loading Magic into Diary ...')).toBeHidden();
  });

  test('a reload in the middle of writing and of a correction loses nothing', async ({ page }) => {
    await signInNewLearner(page);
    await page.goto('/diary');
    await writeEntry(page, { day: 'I goed home. [SLOW]', well: 'A word.', mood: 'Very Good' });
    await expect(page.getByText('Saved', { exact: true })).toBeVisible();
    await page.reload();
    await expect(question(page, 'well')).toHaveValue('A word.');
    await expect(page.getByRole('radio', { name: 'Very Good' })).toBeChecked();
    await page.getByRole('button', { name: 'Get Feedback' }).click();
    await expect(page.getByText('Loading Magic into Diary ...')).toBeVisible();
    await expect.poll(() => stored(page)).toContain('I goed home. [SLOW]');
    await page.reload();
    await expect(question(page, 'day')).toHaveValue('I goed home. [SLOW]');
    await page.getByRole('button', { name: 'Get Feedback' }).click();
    await expect(page.getByRole('button', { name: 'Finish' })).toBeVisible();
    await page.getByRole('button', { name: 'Finish' }).click();
    // One entry came of it: a second one would have doubled the words of the day's figures.
    const answer = await page.request.post('/call/fetchLastDiaryEntries', { data: { data: { hist_period_days: 7 } } });
    expect((await answer.json()).result.diaryEntries).toHaveLength(1);
  });

  test('pressed twice it asks once; a blank entry is not sent', async ({ page }) => {
    await signInNewLearner(page);
    await page.goto('/diary');
    let asked = 0;
    page.on('request', (request) => {
      if (request.url().endsWith('/call/callCorrectorDiary')) asked += 1;
    });
    await expect(question(page, 'day')).toBeEditable();
    await page.getByRole('button', { name: 'Get Feedback' }).click();
    await expect(page.getByRole('main')).toContainText('Write a sentence or two first');
    expect(asked).toBe(0);
    await writeEntry(page, { day: 'I goed home.' });
    await page.getByRole('button', { name: 'Get Feedback' }).dblclick();
    await expect(page.getByRole('button', { name: 'Finish' })).toBeVisible();
    expect(asked).toBe(1);
  });

  test('scripts, Japanese, Arabic and emoji are texts like any other', async ({ page }) => {
    await signInNewLearner(page);
    await page.goto('/diary');
    const texts = {
      day: '今日は友達と海に行きました。とても楽しかったです。',
      well: 'ذهبت اليوم إلى السوق مع أختي.',
      grateful: '<script>alert(1)</script> 👩‍👩‍👧‍👦 goed',
    };
    await writeEntry(page, texts);
    await page.getByRole('button', { name: 'Get Feedback' }).click();
    await expect(page.getByRole('button', { name: 'Finish' })).toBeVisible();
    for (const text of ['楽しかった', 'السوق', '👩‍👩‍👧‍👦', 'went'])
      await expect(page.getByRole('main')).toContainText(text);
  });

  test('the whole of it by keyboard only', async ({ page }) => {
    await signInNewLearner(page);
    await page.goto('/diary');
    await expect(question(page, 'day')).toBeEditable();
    await expect(page.getByRole('combobox', { name: 'Language of your diary' })).toBeEnabled();
    await question(page, 'day').focus();
    await page.keyboard.type('I goed home.');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await page.keyboard.type('A song.');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Space');
    await page.keyboard.press('ArrowRight');
    await expect(page.getByRole('radio', { name: 'Bad', exact: true })).toBeChecked();
    await expect(question(page, 'grateful')).toHaveValue('A song.');
    await page.keyboard.press('Tab');
    await expect(page.getByRole('combobox', { name: 'Language of your diary' })).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('button', { name: 'Get Feedback' })).toBeFocused();
    await page.keyboard.press('Enter');
    const finish = page.getByRole('button', { name: 'Finish' });
    await expect(finish).toBeVisible();
    for (let tabs = 0; tabs < 20 && !(await finish.evaluate((e) => e === document.activeElement)); tabs += 1)
      await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/progress$/);
  });

  test('what is sent is on this device at once, and the keyboard can take a mood back', async ({ page }) => {
    await signInNewLearner(page);
    await page.goto('/diary');
    await page.getByRole('radio', { name: 'Okay' }).focus();
    await page.keyboard.press('Space');
    await expect(page.getByRole('radio', { name: 'Okay' })).toBeChecked();
    await page.keyboard.press('Space');
    await expect(page.getByRole('radio', { name: 'Okay' })).not.toBeChecked();
    await writeEntry(page, { day: 'I goed home. [SLOW]' });
    await page.getByRole('button', { name: 'Get Feedback' }).click();
    await expect(page.getByText('Loading Magic into Diary ...')).toBeVisible();
    await expect.poll(() => stored(page)).toContain('I goed home. [SLOW]');
    await page.reload();
    await expect(question(page, 'day')).toHaveValue('I goed home. [SLOW]');
  });
});
