import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect, question, signInNewLearner, test, whenTypeIsThere, writeEntry } from './fixtures.ts';

async function open(page: Page): Promise<void> {
  await page.goto('/diary');
  await expect(question(page, 'day')).toBeEditable();
}

async function expectAxeClean(page: Page): Promise<void> {
  for (const theme of ['dark', 'light']) {
    await page.evaluate((name) => {
      document.documentElement.dataset.theme = name;
    }, theme);
    const { violations } = await new AxeBuilder({ page }).analyze();
    expect(violations.map(({ id, nodes }) => [theme, id, nodes[0]?.html])).toEqual([]);
  }
  await expect.poll(() => page.evaluate(() => Math.max(0, document.documentElement.scrollWidth - innerWidth))).toBe(0);
}

test('a page that stays empty gets a prompt: quietly, without a move, and only if one likes', async ({ page }) => {
  await page.clock.install();
  await page.setViewportSize({ width: 320, height: 900 });
  await open(page);
  const day = question(page, 'day');
  await expect(page.getByRole('switch', { name: 'Prompts' })).toBeChecked();
  await expect(day).toHaveAccessibleDescription('');
  await whenTypeIsThere(page);
  const before = await page.getByRole('switch').boundingBox();
  await page.clock.runFor(8_000);
  await expect(page.locator('[data-prompt]')).toHaveCount(3);
  await expect(day).toHaveAccessibleDescription(/\?$/);
  expect(await page.getByRole('switch').boundingBox()).toEqual(before);
  await expectAxeClean(page);
  await day.fill('I');
  await page.clock.runFor(500);
  await expect(page.locator('[data-prompt]')).toHaveCount(2);
  await page.getByRole('switch', { name: 'Prompts' }).press('Space');
  await expect(page.locator('[data-prompt]')).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole('switch', { name: 'Prompts' })).not.toBeChecked();
  await page.clock.runFor(20_000);
  await expect(page.locator('[data-prompt]')).toHaveCount(0);
});

test('a long paste grows the page, is counted, can be undone and is told when it is too long', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await signInNewLearner(page);
  await open(page);
  const day = question(page, 'day');
  const sentence = 'We walked along the river. ';
  const paste = async (text: string) => {
    await page.evaluate((words) => navigator.clipboard.writeText(words), text);
    await page.keyboard.press('Control+v');
  };
  const limit = page.getByText(/characters? (left in this part|too long)/);
  await day.focus();
  await page.keyboard.type('Today. ');
  await paste(sentence.repeat(300).slice(0, 8_000));
  await expect(page.getByText('1483 words')).toBeVisible();
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  await expect(limit).toBeHidden();
  expect(await day.evaluate((field) => field.scrollHeight - field.clientHeight)).toBeLessThanOrEqual(1);
  await page.reload();
  await expect(day).toHaveValue(/^Today\. We walked/);
  expect((await day.inputValue()).length).toBe(8_007);

  await day.focus();
  await page.keyboard.press('Control+End');
  await paste('x'.repeat(1_093));
  await expect(page.getByText('About 900 characters left in this part.')).toBeVisible();
  const status = page.getByRole('status').filter({ hasText: 'nears its limit' });
  await expect(status).toHaveCount(1);
  await paste(` ${'y'.repeat(1_019)}`);
  const tooLong = 'This part is 120 characters too long to check. You can go on writing; shorten it before asking.';
  await expect(page.getByText(tooLong)).toBeVisible();
  await expect(day).toHaveAccessibleDescription(new RegExp(tooLong));
  await page.setViewportSize({ width: 320, height: 900 });
  await expectAxeClean(page);
  await page.keyboard.press('Control+z');
  await expect(page.getByText('About 900 characters left in this part.')).toBeVisible();
  await page.keyboard.press('Control+z');
  await expect(limit).toBeHidden();
  expect((await day.inputValue()).length).toBe(8_007);
});

test('what was typed a moment ago goes along when the screen is left, by a press or by going back', async ({
  page,
}) => {
  await page.goto('/start');
  await page.getByRole('link', { name: 'Diary', exact: true }).click();
  await expect(question(page, 'day')).toBeEditable();
  await question(page, 'day').focus();
  await page.keyboard.type('I goed');
  await page.getByRole('button', { name: 'Get Started' }).click();
  await expect(page.getByRole('button', { name: 'Register' })).toBeVisible();
  await page.goBack();
  await expect(question(page, 'day')).toHaveValue('I goed');
  await expect(question(page, 'day')).toBeEditable();
  await question(page, 'day').focus();
  await page.keyboard.press('Control+End');
  await page.keyboard.type(' home');
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'Welcome to the Dayglot Diary!' })).toBeVisible();
  await page.goForward();
  await expect(question(page, 'day')).toHaveValue('I goed home');
});

test('the composition of a character goes through as the browser makes it', async ({ page }) => {
  await open(page);
  const day = question(page, 'day');
  const cdp = await page.context().newCDPSession(page);
  await day.focus();
  await page.keyboard.type('A ');
  for (const text of ['n', 'に', 'にh', 'にほ', 'にほん'])
    await cdp.send('Input.imeSetComposition', { text, selectionStart: text.length, selectionEnd: text.length });
  // The page was told meanwhile, and left the composition alone.
  await expect(page.getByText(/^[23] words$/)).toBeVisible();
  await cdp.send('Input.imeSetComposition', { text: '日本', selectionStart: 2, selectionEnd: 2 });
  await cdp.send('Input.insertText', { text: '日本' });
  await expect(day).toHaveValue('A 日本');
  await page.keyboard.type(' and me');
  await expect(page.getByText('4 words')).toBeVisible();
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  await page.reload();
  await expect(day).toHaveValue('A 日本 and me');
});

test('the mood by arrow keys, with its five labels, or none', async ({ page }) => {
  await open(page);
  const moods = page.getByRole('group', { name: 'How was your mood today?' }).getByRole('radio');
  await expect(moods).toHaveCount(5);
  await expect(page.getByRole('radio', { checked: true })).toHaveCount(0);
  await moods.first().focus();
  for (const name of ['Bad', 'Okay', 'Good', 'Very Good', 'Very Bad']) {
    await page.keyboard.press('ArrowRight');
    await expect(page.getByRole('radio', { name, exact: true })).toBeChecked();
  }
  await page.keyboard.press('Space');
  await expect(page.getByRole('radio', { checked: true })).toHaveCount(0);
});

test('the texts are in the language that was found last', async ({ page }) => {
  await signInNewLearner(page);
  await open(page);
  const day = question(page, 'day');
  await expect(day).not.toHaveAttribute('lang');
  await writeEntry(page, { day: 'I goed home.' });
  await page.getByRole('button', { name: 'Get Feedback' }).click();
  await page.getByRole('button', { name: 'Write another' }).click();
  await expect(day).toHaveAttribute('lang', 'en');
  await expect(day).toHaveAttribute('dir', 'auto');
  await page.getByRole('combobox', { name: 'Language of your diary' }).selectOption('Español');
  await expect(day).toHaveAttribute('lang', 'es');
});
