import type { Locator, Page, Request } from '@playwright/test';
import { expect, LABELS, question, signInNewLearner, stored, test, writeEntry } from './fixtures.ts';

const CORRECTION = '**/call/callCorrectorDiary';
const LOADING = 'Loading Magic into Diary ...';

async function openDiary(page: Page): Promise<void> {
  await signInNewLearner(page);
  await page.goto('/diary');
}

async function ask(page: Page, day: string): Promise<void> {
  await writeEntry(page, { day });
  await page.getByRole('button', { name: 'Get Feedback' }).click();
}

async function corrected(page: Page, day: string): Promise<void> {
  await ask(page, day);
  await expect(page.getByRole('button', { name: 'Finish' })).toBeVisible();
}

const popupOf = (page: Page): Locator => page.getByRole('alertdialog', { name: 'Error' });
const notices = (page: Page): Locator => page.getByRole('status');
/** A correction's answer in the form of a stream that fails. */
const failing = (error: object) => ({
  contentType: 'text/event-stream',
  body: `data: ${JSON.stringify({ error })}\n\n`,
});

/** In the page: how often a dialog of this name has come since. */
const countDialogs = (name: string) => {
  let times = 0;
  new MutationObserver((changes) => {
    const added = changes.flatMap((change) => [...change.addedNodes]);
    times += added.filter((node) => node instanceof Element && node.matches(`dialog[aria-label="${name}"]`)).length;
    document.body.dataset.dialogs = String(times);
  }).observe(document.body, { childList: true, subtree: true });
};

test.describe('the correction is shown as it is written', () => {
  test('the loader until the first words, then the words, then the stored answer', async ({ page }) => {
    await openDiary(page);
    await page.evaluate(countDialogs, LOADING);
    await ask(page, '[SLOW] [STREAM] I goed home and we was tired.');
    await expect(page.getByText(LOADING)).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Correcting your day' })).toBeFocused();
    await expect(page.getByText(LOADING)).toBeHidden();
    const busy = page.locator('[aria-busy="true"]');
    await expect(busy.getByRole('heading', { name: LABELS.day })).toBeVisible();
    await expect(busy.getByText(/^\[SLOW\] \[STREAM\] I went home\s*$/)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Finish' })).toBeHidden();
    await expect(page.getByRole('heading', { name: 'Your day, corrected' })).toBeFocused();
    await expect(page.getByRole('main')).toContainText('went home and we were tired.');
    await expect(page.getByRole('button', { name: 'Finish' })).toBeVisible();
    await expect(busy).toHaveCount(0);
    // The words stood until their places were taken.
    await expect(page.locator('body')).toHaveAttribute('data-dialogs', '1');
    await page.reload();
    await expect(page.getByRole('main')).toContainText('went home and we were tired.');
  });

  test('nothing moves while the words come', async ({ page }) => {
    await openDiary(page);
    await writeEntry(page, { day: '[STREAM] Then I goed home.', well: 'A long sentence. '.repeat(30) });
    await page.getByRole('button', { name: 'Get Feedback' }).click();
    const second = page.locator('[aria-busy="true"]').getByRole('heading', { name: LABELS.well });
    await expect(page.locator('[aria-busy="true"]').getByText(/^\[STREAM\] Then I\s*$/)).toBeVisible();
    const before = await second.boundingBox();
    await expect(page.locator('[aria-busy="true"]').getByText(/went home/)).toBeVisible();
    expect(await second.boundingBox()).toEqual(before);
    await expect(page.getByRole('button', { name: 'Finish' })).toBeVisible();
  });

  test('a stream that breaks off brings the entry back as it was', async ({ page }) => {
    await openDiary(page);
    const body = `data: ${JSON.stringify({ message: { correctedDay: 'I went' } })}\n\n`;
    await page.route(CORRECTION, (route) => route.fulfill({ contentType: 'text/event-stream', body }), { times: 1 });
    await ask(page, 'I goed home.');
    await expect(popupOf(page)).toContainText('An error occurred while saving your entry.');
    await expect(popupOf(page)).toContainText('Please check your connection and try again.');
    await popupOf(page).getByRole('button', { name: 'Close' }).click();
    await expect(question(page, 'day')).toHaveValue('I goed home.');
    await page.getByRole('button', { name: 'Get Feedback' }).click();
    await expect(page.getByRole('button', { name: 'Finish' })).toBeVisible();
  });

  test('leaving the page ends the request, and the entry goes on later', async ({ page }) => {
    await signInNewLearner(page);
    await page.goto('/progress');
    await page.getByRole('link', { name: 'Diary', exact: true }).click();
    const isCorrection = (request: Request) => request.url().endsWith('/callCorrectorDiary');
    const sent = page.waitForRequest(isCorrection);
    const ended = page.waitForEvent('requestfailed', isCorrection);
    await ask(page, '[SLOW] I goed home.');
    await expect(page.getByText(LOADING)).toBeVisible();
    await sent;
    await page.goBack();
    await ended;
    await expect(page).toHaveURL(/\/progress$/);
    await page.goForward();
    await expect(question(page, 'day')).toHaveValue('[SLOW] I goed home.');
    await expect(popupOf(page)).toBeHidden();
    await corrected(page, 'I goed home.');
  });
});

test.describe('a failure says what to do', () => {
  test('a refused entry is checked by the basic corrector', async ({ page }) => {
    await openDiary(page);
    await ask(page, 'Today I goed home alone. [SAFETY]');
    await expect(popupOf(page)).toContainText('Content may contain safety violations.');
    await expect(popupOf(page)).toContainText('Hard days belong in a diary too.');
    await expect(popupOf(page)).toContainText('nobody else reads them');
    await expect(page.getByRole('button', { name: 'Close' })).toBeFocused();
    await popupOf(page).getByRole('button', { name: 'Check with the basic corrector' }).click();
    await expect(page.getByText('Checked by the basic corrector')).toBeVisible();
    await expect(page.getByRole('main')).toContainText('Today I went home alone.');
    await expect(popupOf(page)).toBeHidden();
  });

  test('a corrector that is down: a minute, or the basic one', async ({ page, expectedErrors }) => {
    expectedErrors.push(/status of 503/);
    await openDiary(page);
    await ask(page, 'I goed home. [DOWN]');
    await expect(popupOf(page)).toContainText('An error occurred while saving your entry.');
    await expect(popupOf(page)).toContainText('try again in a minute');
    await page.route(CORRECTION, (route) => {
      expect(route.request().postDataJSON().data.check_with).toBe('basic');
      return route.fulfill(failing({ status: 'DEADLINE_EXCEEDED', message: 'Too slow.' }));
    });
    await popupOf(page).getByRole('button', { name: 'Check with the basic corrector' }).click();
    await expect(popupOf(page)).toContainText('try again in a minute');
    await expect(page.getByRole('button', { name: 'Check with the basic corrector' })).toBeHidden();
    await page.keyboard.press('Escape');
    await expect(question(page, 'day')).toHaveValue('I goed home. [DOWN]');
  });

  test('the limit of a day and a time to wait', async ({ page, expectedErrors }) => {
    expectedErrors.push(/status of 429/);
    await openDiary(page);
    const message = 'You have had all 20 corrections of today. Your words are kept; ask again tomorrow.';
    const limit = { status: 'RESOURCE_EXHAUSTED', message, details: { reason: 'daily-limit' } };
    await page.route(CORRECTION, (route) => route.fulfill(failing(limit)), { times: 1 });
    await ask(page, 'I goed home.');
    await expect(popupOf(page)).toContainText('An error occurred while saving your entry.');
    await expect(popupOf(page)).toContainText(message);
    await expect(popupOf(page).getByRole('button')).toHaveCount(1);
    await popupOf(page).getByRole('button', { name: 'Close' }).click();
    await expect(question(page, 'day')).toHaveValue('I goed home.');
    const wait = { error: { status: 'RESOURCE_EXHAUSTED', message: 'Slow.', details: { retry_after_s: 90 } } };
    await page.route(CORRECTION, (route) => route.fulfill({ status: 429, json: wait }), { times: 1 });
    await page.getByRole('button', { name: 'Get Feedback' }).click();
    await expect(popupOf(page)).toContainText('Please wait 2 minutes and try again.');
    await popupOf(page).getByRole('button', { name: 'Close' }).click();
    await corrected(page, 'I goed home.');
  });
});

test.describe('the language of the diary', () => {
  const chip = (page: Page): Locator => page.getByRole('combobox', { name: 'Language of your diary' });

  test('is stated once and remembered', async ({ page }) => {
    await openDiary(page);
    await expect(chip(page).locator('option:checked')).toHaveText('Language: automatic');
    await expect(question(page, 'day')).not.toHaveAttribute('lang');
    await chip(page).selectOption('Español');
    await expect(notices(page).filter({ hasText: 'Language saved!' })).toBeVisible();
    await expect(question(page, 'day')).toHaveAttribute('lang', 'es');
    await expect(question(page, 'day')).toHaveAttribute('dir', 'auto');
    await page.reload();
    await expect(chip(page)).toHaveValue('es');
    await expect(question(page, 'well')).toHaveAttribute('lang', 'es');
    await chip(page).selectOption('Language: automatic');
    await expect(notices(page).filter({ hasText: 'Language saved!' })).toBeVisible();
    await page.reload();
    await expect(chip(page)).toBeEnabled();
    await expect(chip(page)).toHaveValue('');
    await expect(question(page, 'day')).not.toHaveAttribute('lang');
  });

  test('goes back to what was saved when saving fails', async ({ page, expectedErrors }) => {
    expectedErrors.push(/status of 500/);
    await openDiary(page);
    await chip(page).selectOption('Español');
    await expect(notices(page).filter({ hasText: 'Language saved!' })).toBeVisible();
    const failure = { status: 500, json: { error: { status: 'INTERNAL', message: 'No.' } } };
    await page.route('**/call/updateLangWritten', (route) => route.fulfill(failure));
    await chip(page).selectOption('Deutsch');
    await expect(notices(page).filter({ hasText: 'could not be saved' })).toBeVisible();
    await expect(chip(page)).toHaveValue('es');
  });

  test('is not asked of whoever is signed out; step 2 names the one that was found', async ({ page }) => {
    await page.goto('/diary');
    await expect(page.getByRole('button', { name: 'Get Started' })).toBeVisible();
    await expect(chip(page)).toBeHidden();
    await openDiary(page);
    await corrected(page, 'I goed home.');
    await expect(page.getByText('Read as English')).toBeVisible();
    await expect(page.getByText('Checked by the scripted corrector')).toBeVisible();
  });
});

test.describe('what was changed and why', () => {
  const note = (page: Page): Locator => page.getByRole('dialog', { name: 'Why this was changed' });
  const kept = (page: Page): Locator => page.getByRole('dialog', { name: 'Kept as you wrote it' });
  const mark = (page: Page, words: string): Locator => page.getByRole('button', { name: words, exact: true });

  test('hovering shows it, and what the learner meant is kept and not corrected again', async ({ page }) => {
    await openDiary(page);
    await corrected(page, 'I goed home and we was tired.');
    await expect(page.getByText('2 changes in 7 words')).toBeVisible();
    await mark(page, 'went').hover();
    await expect(note(page)).toContainText('Tense');
    await expect(note(page)).toContainText('The past of “go” is irregular: “went”.');
    await note(page).getByRole('button', { name: 'I meant it' }).click();
    await expect(notices(page).filter({ hasText: 'Kept as you wrote it.' })).toBeVisible();
    await expect(page.getByText('1 change in 7 words')).toBeVisible();
    await expect(page.locator('del', { hasText: 'goed' })).toHaveCount(0);
    await expect(mark(page, 'goed')).toHaveAccessibleDescription('Kept as you wrote it.');
    await expect.poll(() => stored(page)).toContain('"meant"');
    await page.reload();
    await expect(page.getByText('1 change in 7 words')).toBeVisible();
    await page.getByRole('button', { name: 'Finish' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Your week' })).toBeVisible();
    await page.getByRole('link', { name: 'Diary', exact: true }).click();
    await corrected(page, 'I goed to bed.');
    await expect(page.getByText('No changes in 4 words')).toBeVisible();
  });

  test('by keyboard only, and undone', async ({ page }) => {
    await openDiary(page);
    await corrected(page, 'I goed home and we was tired.');
    await mark(page, 'went').focus();
    await expect(note(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(note(page)).toBeHidden();
    await expect(mark(page, 'went')).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(note(page)).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(note(page)).toBeHidden();
    await expect(mark(page, 'went')).toBeFocused();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await expect(note(page).getByRole('button', { name: 'I meant it' })).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(mark(page, 'were')).toBeFocused();
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(page.getByText('1 change in 7 words')).toBeVisible();
    await expect(mark(page, 'goed')).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(kept(page)).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(kept(page).getByRole('button', { name: 'Undo' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByText('2 changes in 7 words')).toBeVisible();
    await expect(mark(page, 'went')).toBeFocused();
    await expect(notices(page).filter({ hasText: 'Undone.' })).toBeVisible();
  });

  test('it comes back as a change, with the focus, when keeping it fails', async ({ page, expectedErrors }) => {
    expectedErrors.push(/status of 500/);
    await openDiary(page);
    await corrected(page, 'I goed home.');
    const failure = { status: 500, json: { error: { status: 'INTERNAL', message: 'No.' } } };
    await page.route('**/call/dismissEdit', (route) => route.fulfill(failure));
    await mark(page, 'went').click();
    await note(page).getByRole('button', { name: 'I meant it' }).click();
    await expect(notices(page).filter({ hasText: 'could not be saved' })).toBeVisible();
    await expect(page.getByText('1 change in 3 words')).toBeVisible();
    await expect(mark(page, 'went')).toBeFocused();
  });

  test('a hint is shown and changes nothing', async ({ page }) => {
    await openDiary(page);
    await corrected(page, 'She is older then me.');
    await expect(page.getByText('No changes in 5 words')).toBeVisible();
    const hints = page.getByRole('list', { name: 'Look at this' });
    await expect(hints.getByRole('listitem')).toHaveCount(1);
    await expect(hints).toContainText('then');
    await expect(hints).toContainText('than');
    await expect(hints).toContainText('After a comparison it is “than”, with an a.');
  });
});
