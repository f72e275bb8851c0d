import { readFile } from 'node:fs/promises';
import AxeBuilder from '@axe-core/playwright';
import type { Locator, Page } from '@playwright/test';
import { expect, signInNewLearner, test } from './fixtures.ts';
import { hold } from './hold.ts';
import { LOOKS } from './looks.ts';

const DAY = 'I goed home with "Zoë" & we was <b>tired</b>.\n昨日映画を見ます。';

const section = (page: Page) => page.getByRole('region', { name: 'Your diary as a file' });

/** An entry written and corrected over the wire. */
async function write(page: Page, inputDay: string): Promise<void> {
  const data = { inputDay, inputWell: '=1+1', inputGrateful: '', mood: 4 };
  expect((await page.request.post('/call/callCorrectorDiary', { data: { data } })).ok()).toBe(true);
}

/** Downloads by a link of the section; its name and what is in it. */
async function download(page: Page, label: string): Promise<{ name: string; text: string }> {
  const coming = page.waitForEvent('download');
  await section(page).getByRole('link', { name: label }).click();
  const file = await coming;
  return { name: file.suggestedFilename(), text: await readFile(await file.path(), 'utf8') };
}

/** Chooses a file for the import as the system's dialog would. */
async function choose(page: Page, text: string): Promise<void> {
  const opening = page.waitForEvent('filechooser');
  await section(page).getByRole('button', { name: 'Import JSON' }).press('Enter');
  await (await opening).setFiles({ name: 'diary.json', mimeType: 'application/json', buffer: Buffer.from(text) });
}

test.describe('the diary as a file', () => {
  test('is downloaded in four formats, and comes back in another account', async ({ page, browser, baseURL }) => {
    await signInNewLearner(page);
    await write(page, DAY);
    await page.goto('/account');
    const json = await download(page, 'Download JSON');
    expect(json.name).toMatch(/^dayglot-diary-\d{4}-\d\d-\d\d\.json$/);
    const diary = JSON.parse(json.text);
    expect(diary.entries).toMatchObject([{ inputDay: DAY, mood: 4, state: 'done' }]);
    const csv = await download(page, 'Download CSV');
    expect(csv.text).toContain(`"I goed home with ""Zoë"" & we was <b>tired</b>.\n昨日映画を見ます。","'=1+1",`);
    const markdown = await download(page, 'Download Markdown');
    expect(markdown.text).toContain('I goed home with "Zoë" &amp; we was &lt;b&gt;tired&lt;/b&gt;.\\\n昨日');
    const anki = await download(page, 'Download Anki');
    expect(anki.name).toMatch(/\.anki\.tsv$/);
    expect(anki.text).toContain('I <u>goed</u> home with &quot;Zoë&quot; &amp; <u>we was</u> &lt;b&gt;');

    const other = await browser.newContext({ ...(baseURL && { baseURL }) });
    const fresh = await other.newPage();
    await signInNewLearner(fresh);
    await fresh.goto('/account');
    await choose(fresh, json.text);
    await expect(section(fresh).getByRole('status')).toHaveText('1 entry imported.');
    await choose(fresh, json.text);
    await expect(section(fresh).getByRole('status')).toHaveText('Nothing new: 1 entry was here already.');
    expect(JSON.parse((await download(fresh, 'Download JSON')).text).entries).toEqual(diary.entries);
    await fresh.goto('/progress');
    await expect(fresh.getByText('Great streak!')).toBeVisible();
    await other.close();
  });

  test('says what is wrong with a file, and how a long import goes on', async ({ page, expectedErrors }) => {
    expectedErrors.push(/status of (400|500)/);
    await signInNewLearner(page);
    await page.goto('/account');
    await choose(page, '{"format": "something else"}');
    const alert = section(page).getByRole('alert');
    await expect(alert).toContainText('This is not a diary that was exported here.');
    const entry = (n: number) => ({
      entry_id: `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`,
      ...{ day: '2026-11-20', date_ms: Date.parse('2026-11-20T12:00:00Z'), time_zone: 'UTC', state: 'pending' },
      ...{ inputDay: `Day ${n}.`, inputWell: '', inputGrateful: '' },
    });
    const fileOf = (entries: object[]) => JSON.stringify({ format: 'dayglot-diary', version: 1, entries });
    await choose(page, fileOf([entry(1), { ...entry(2), day: undefined }]));
    await expect(alert).toHaveText('Entry 2 has no day.');
    const entries = Array.from({ length: 120 }, (_, n) => entry(n));
    let calls = 0;
    let goOn = (): void => undefined;
    const held = new Promise<void>((resolve) => {
      goOn = resolve;
    });
    await page.route('**/call/importEntries', async (route) => {
      calls += 1;
      if (calls === 2) await held;
      if (calls === 2) return route.fulfill({ status: 500, json: { error: { status: 'INTERNAL', message: 'No.' } } });
      return route.continue();
    });
    await choose(page, fileOf(entries));
    await expect(section(page).getByRole('progressbar', { name: 'Importing your diary' })).toHaveAttribute(
      'value',
      '50',
    );
    await expect(section(page).getByText('50 of 120 entries')).toBeVisible();
    goOn();
    await expect(alert).toHaveText(
      '50 entries imported, then it stopped. No. Choose the file again to go on: nothing comes twice.',
    );
    await choose(page, fileOf(entries));
    await expect(section(page).getByRole('status')).toHaveText('70 entries imported, 50 were here already.');
  });

  test('nobody else gets it: a session that has ended saves no page in its place', async ({ page, expectedErrors }) => {
    expectedErrors.push(/status of 401/);
    await signInNewLearner(page);
    await page.goto('/account');
    await expect(page.getByText('This device', { exact: true })).toBeVisible();
    // The page hears of it after the browser has: whatever it asks meanwhile would lead it away from the link.
    const goOn = await hold(page, '**/call/*');
    await page.context().clearCookies();
    const coming = page.waitForEvent('download');
    await section(page).getByRole('link', { name: 'Download JSON' }).click();
    expect(await (await coming).failure()).not.toBeNull();
    goOn();
    await expect(page).toHaveURL('/register');
    // Opened as an address it leads there, too.
    await page.goto('/export/entries.json');
    await expect(page).toHaveURL('/register');
  });
});

const EMPTY = {
  format: 'dayglot-diary',
  version: 1,
  entries: [],
  dismissals: [{ original: 'alot', replacement: 'a lot' }],
};

for (const [theme, width] of LOOKS)
  test(`the diary as a file is for everyone, ${theme}, ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.addInitScript((chosen) => localStorage.setItem('dayglot-theme', chosen), theme);
    await signInNewLearner(page);
    await page.goto('/account');
    const expectGood = async (state: string, sign: Locator) => {
      await expect(sign).toBeVisible();
      const { violations } = await new AxeBuilder({ page }).analyze();
      expect(violations.map(({ id, nodes }) => [state, id, nodes[0]?.html])).toEqual([]);
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect([state, Math.max(0, overflow)]).toEqual([state, 0]);
    };
    await expect(section(page).locator('a, button')).toHaveCount(5);
    for (const target of await section(page).locator('a, button').all())
      expect((await target.boundingBox())?.height).toBeGreaterThanOrEqual(44);
    await choose(page, 'no diary');
    await expectGood('an error', section(page).getByText('This is not a diary'));
    const goOn = await hold(page, '**/call/importEntries');
    await choose(page, JSON.stringify(EMPTY));
    await expectGood('on its way', section(page).getByRole('progressbar'));
    goOn();
    await expectGood('done', section(page).getByText('there was nothing to import'));
  });
