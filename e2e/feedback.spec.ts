import AxeBuilder from '@axe-core/playwright';
import type { Locator, Page } from '@playwright/test';
import { expect, LABELS, question, signInNewLearner, stored, test, writeEntry } from './fixtures.ts';
import { hold } from './hold.ts';

async function corrected(page: Page, entry: Parameters<typeof writeEntry>[1]): Promise<void> {
  await writeEntry(page, entry);
  await page.getByRole('button', { name: 'Get Feedback' }).click();
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toHaveText(/corrected|turn/);
}

async function open(page: Page): Promise<void> {
  await signInNewLearner(page);
  await page.goto('/diary');
}

const view = (page: Page, name: string): Locator => page.getByRole('radio', { name });
const choose = (page: Page, name: string): Promise<void> => page.getByText(name, { exact: true }).click();
const mark = (page: Page, words: string): Locator => page.getByRole('button', { name: words, exact: true });

/** What a learner has on the clipboard after selecting all that an element holds. */
async function copied(page: Page, element: Locator): Promise<string> {
  await element.evaluate((node) => getSelection()?.selectAllChildren(node));
  return page.evaluate(
    () =>
      new Promise<string>((resolve) => {
        addEventListener('copy', (event) => resolve(event.clipboardData?.getData('text/plain') ?? ''), { once: true });
        document.execCommand('copy');
      }),
  );
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

test.describe('how the changes are shown', () => {
  test('side by side, inline or corrected, remembered, each of them copied clean', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 800 });
    await open(page);
    const day = `I goed home ${'along the river '.repeat(12)}becouse it was late.\n\nThen we was tired.`;
    const right = day.replace('goed', 'went').replace('becouse', 'because').replace('we was', 'we were');
    await corrected(page, { day });
    await expect(view(page, 'Side by side')).toBeChecked();
    const text = (which: string) => page.locator(`[data-text="${which}"]`);
    expect(await copied(page, text('corrected'))).toBe(right);
    expect(await copied(page, text('original'))).toBe(day);
    await expectAxeClean(page);

    await choose(page, 'Inline');
    await expect(page.locator('del')).toHaveText(['goed', 'becouse', 'was']);
    await expect(page.locator('ins')).toHaveText(['went', 'because', 'were']);
    expect(await copied(page, text('corrected'))).toBe(right);
    await mark(page, 'went').click();
    await expect(page.getByRole('dialog', { name: 'Why this was changed' })).toContainText('Tense');
    await page.keyboard.press('Escape');
    await expectAxeClean(page);

    await view(page, 'Inline').press('ArrowRight');
    await expect(view(page, 'Corrected')).toBeChecked();
    await expect(page.locator('del')).toHaveCount(0);
    expect(await copied(page, text('corrected'))).toBe(right);
    await mark(page, 'because').focus();
    await expect(page.getByRole('dialog', { name: 'Why this was changed' })).toContainText('Spelling');
    await page.keyboard.press('Escape');
    await expectAxeClean(page);
    await page.reload();
    await expect(view(page, 'Corrected')).toBeChecked();

    await page.setViewportSize({ width: 1440, height: 900 });
    await choose(page, 'Side by side');
    expect(await copied(page, text('corrected'))).toBe(right);
    await page
      .locator('ins')
      .first()
      .evaluate((node) => getSelection()?.selectAllChildren(node));
    expect(await copied(page, page.locator('del').first())).toBe('goed');
  });

  test('every script in each view, and nothing of it is lost', async ({ page }) => {
    await open(page);
    const day = [
      '今日は友達と海に行きました。とても楽しかったです。',
      '我今天很高兴，因为天气很好。',
      'วันนี้ฉันไปตลาดกับแม่',
      'ذهبت اليوم إلى السوق مع أختي.',
      'היום הלכתי לים עם חברים.',
      'आज मैंने क्षमा माँगी।',
      '👩‍👩‍👧‍👦 🇩🇪 👍🏽 goed',
    ].join('\n');
    const right = day.replace('goed', 'went');
    await page.route('**/call/callCorrectorDiary', (route) => {
      const feedback = {
        finishReason: 'STOP',
        correctedDay: right,
        correctedWell: '',
        correctedGrateful: '',
        topMistakes: [],
        checked_by: 'scripted',
      };
      const result = { text: JSON.stringify(feedback), inputDay: day, inputWell: '', inputGrateful: '' };
      return route.fulfill({ contentType: 'text/event-stream', body: `data: ${JSON.stringify({ result })}\n\n` });
    });
    await corrected(page, { day });
    for (const width of [1440, 320]) {
      await page.setViewportSize({ width, height: 900 });
      for (const name of ['Side by side', 'Inline', 'Corrected']) {
        await choose(page, name);
        expect(await copied(page, page.locator('[data-text="corrected"]'))).toBe(right);
        await expect
          .poll(() => page.evaluate(() => Math.max(0, document.documentElement.scrollWidth - innerWidth)))
          .toBe(0);
      }
    }
  });
});

test.describe('trying first', () => {
  const SWITCH = 'Try first';

  test('marks where and what kind, counts what was right, and survives a reload', async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem('dayglot-try-first', 'on'));
    await page.setViewportSize({ width: 320, height: 800 });
    await open(page);
    await corrected(page, {
      day: '[STREAM] I goed home and we was tired.',
      well: 'I buyed a apple.',
      grateful: 'A song.',
    });
    const main = page.getByRole('main');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your turn first');
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    // Nothing gives it away: neither the words nor why they are right.
    for (const word of ['went home', 'were', 'bought', 'irregular', 'Mistake'])
      await expect(main).not.toContainText(word);
    await expect(page.getByRole('button', { name: 'Finish' })).toBeHidden();
    await expect(page.getByRole('textbox')).toHaveCount(4);
    await page.getByRole('textbox', { name: 'Tense change 1 of 2' }).first().fill('Went');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('textbox', { name: 'Agreement change 2 of 2' })).toBeFocused();
    await page.keyboard.type('is');
    await page.getByRole('textbox', { name: 'Tense change 1 of 2' }).last().fill('bought');
    await expectAxeClean(page);
    await page.reload();
    await expect(page.getByRole('textbox', { name: 'Tense change 1 of 2' }).first()).toHaveValue('Went');

    const told = page.waitForRequest('**/call/recordTries');
    await page.getByRole('button', { name: 'Compare' }).click();
    expect((await told).postDataJSON().data).toMatchObject({ num_tries: 3, num_tries_right: 2 });
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your day, corrected');
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await expect(page.getByRole('heading', { level: 1 })).toHaveAccessibleDescription('2 of 3 right on the first try');
    await expect(main).toContainText('went home and we were tired.');
    await expectAxeClean(page);
    await page.reload();
    await expect(page.getByText('2 of 3 right on the first try')).toBeVisible();
  });

  test('is chosen for the next entry; looking without trying counts nothing', async ({ page }) => {
    await open(page);
    let told = 0;
    page.on('request', (request) => {
      if (request.url().endsWith('/call/recordTries')) told += 1;
    });
    await corrected(page, { day: 'I goed home.' });
    await page.getByRole('switch', { name: SWITCH }).click();
    await expect(mark(page, 'went')).toBeVisible();
    await expect.poll(() => stored(page)).toContain('"isOver":true');
    await page.reload();
    await expect(mark(page, 'went')).toBeVisible();
    await page.getByRole('button', { name: 'Write another' }).click();
    await corrected(page, { day: 'Again I goed home.' });
    await expect(page.getByRole('textbox')).toHaveValue('goed');
    await page.getByRole('button', { name: 'Compare' }).click();
    await expect(mark(page, 'went')).toBeVisible();
    await expect(page.getByText('on the first try')).toBeHidden();
    expect(told).toBe(0);
  });
});

test('the corrected text is read out in its language, and falls silent on leaving', async ({ page }) => {
  await page.addInitScript(() => {
    const said: string[] = [];
    const voices = [
      { lang: 'de-DE', voiceURI: 'Anna', default: true },
      { lang: 'en_GB', voiceURI: 'Kate', default: false },
    ];
    const synthesis = Object.assign(new EventTarget(), {
      getVoices: () => voices,
      speak: (one: { text: string; lang: string }) => said.push(`${one.lang} ${one.text.trim()}`),
      cancel: () => said.push('silence'),
    });
    class Utterance {
      readonly text: string;
      constructor(text: string) {
        this.text = text;
      }
    }
    Object.defineProperty(window, 'speechSynthesis', { value: synthesis });
    Object.assign(window, { SpeechSynthesisUtterance: Utterance, said });
  });
  /** What was said last; the page falls silent when its screen goes, a moment after its address. */
  const saidLast = (count: number) =>
    expect.poll(() => page.evaluate((last) => (window as unknown as { said: string[] }).said.slice(-last), count));
  await open(page);
  await corrected(page, { day: 'I goed home. Then we was tired.', well: 'A song.' });
  await page.getByRole('region', { name: LABELS.day }).getByRole('button', { name: 'Listen' }).click();
  await saidLast(2).toEqual(['en_GB I went home.', 'en_GB Then we were tired.']);
  const well = page.getByRole('region', { name: LABELS.well });
  await well.getByRole('button', { name: 'Listen' }).click();
  await saidLast(2).toEqual(['silence', 'en_GB A song.']);
  await well.getByRole('button', { name: 'Stop' }).click();
  await saidLast(1).toEqual(['silence']);
  await well.getByRole('button', { name: 'Listen' }).click();
  await page.getByRole('link', { name: 'Progress', exact: true }).click();
  await expect(page).toHaveURL(/\/progress$/);
  await saidLast(1).toEqual(['silence']);
});

test('another entry begins empty, under an id of its own, where one writes', async ({ page }) => {
  await open(page);
  const ids: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/call/callCorrectorDiary')) ids.push(request.postDataJSON().data.entry_id);
  });
  await corrected(page, { day: 'I goed home.', mood: 'Good' });
  await expect(page.getByRole('button', { name: /Listen/ })).toHaveCount(0);
  await page.getByRole('button', { name: 'Write another' }).focus();
  await page.keyboard.press('Enter');
  await expect(question(page, 'day')).toBeFocused();
  await expect(question(page, 'day')).toHaveValue('');
  await expect(page.getByRole('radio', { checked: true })).toHaveCount(0);
  await expect(question(page, 'day')).toHaveAttribute('lang', 'en');
  await corrected(page, { day: 'Again I goed home.' });
  expect(new Set(ids).size).toBe(2);
  await page.reload();
  await expect(page.getByRole('main')).toContainText('Again I went home.');
  await page.getByRole('button', { name: 'Finish' }).click();
  await expect(page).toHaveURL(/\/progress$/);
});

test('who turns back on the way to the progress page finds an empty page, which works', async ({ page }) => {
  await open(page);
  await corrected(page, { day: 'I goed home.' });
  const comes = await hold(page, '**/assets/progress-screen-*.js');
  await page.getByRole('button', { name: 'Finish' }).click();
  await expect(page).toHaveURL(/\/progress$/);
  await page.getByRole('link', { name: 'Diary', exact: true }).click();
  await expect(question(page, 'day')).toBeEditable();
  await expect(question(page, 'day')).toHaveValue('');
  await corrected(page, { day: 'Again I goed home.' });
  comes();
});
