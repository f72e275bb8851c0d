import type { Page } from '@playwright/test';
import { expect, question, signInNewLearner, test, writeEntry } from './fixtures.ts';
import { expectGoodInBothThemes } from './good-in-both-themes.ts';

test.use({ serviceWorkers: 'allow' });

const QUEUED = 'You’re offline. Your entry is kept here and goes out when the connection is back.';

/** The service worker is there, has its files, and answers for this page. */
async function underItsWorker(page: Page): Promise<void> {
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller?.state)).toBe('activated');
}

const entriesOf = async (page: Page) => {
  const answer = await page.request.post('/call/fetchLastDiaryEntries', { data: { data: { hist_period_days: 7 } } });
  return (await answer.json()).result.diaryEntries;
};

test.describe('without a network', () => {
  test('the diary opens, is written, and goes out once when the network is back', async ({
    page,
    context,
    expectedErrors,
  }) => {
    expectedErrors.push(/ERR_INTERNET_DISCONNECTED|Failed to load resource/);
    await signInNewLearner(page);
    await page.goto('/diary');
    await underItsWorker(page);
    await context.setOffline(true);
    await page.goto('/diary');
    await writeEntry(page, { day: 'I goed home.', mood: 'Good' });
    await expect(page.getByText('Offline: saved on this device')).toBeVisible();
    await page.getByRole('button', { name: 'Get Feedback' }).click();
    await expect(page.getByText(QUEUED)).toBeVisible();
    await expectGoodInBothThemes(page, 'an entry in the queue');
    // Closed and opened again it still waits.
    await page.reload();
    await expect(question(page, 'day')).toHaveValue('I goed home.');
    await expect(page.getByText(QUEUED)).toBeVisible();
    const other = await context.newPage();
    await other.goto('/diary');
    await expect(other.getByText(QUEUED)).toBeVisible();
    await context.setOffline(false);
    await expect(page.getByRole('button', { name: 'Finish' })).toBeVisible();
    await expect(other.getByRole('button', { name: 'Finish' })).toBeVisible();
    expect(await entriesOf(page)).toHaveLength(1);
  });

  test('what another screen is sending is waited for where it was written', async ({
    page,
    context,
    expectedErrors,
  }) => {
    expectedErrors.push(/ERR_INTERNET_DISCONNECTED|Failed to load resource/);
    await signInNewLearner(page);
    await page.goto('/diary');
    await underItsWorker(page);
    await context.setOffline(true);
    await writeEntry(page, { day: '[SLOW] I goed home.' });
    await page.getByRole('button', { name: 'Get Feedback' }).click();
    await expect(page.getByText(QUEUED)).toBeVisible();
    await page.getByRole('link', { name: 'Account', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: /^Hello/ })).toBeVisible();
    const sent = page.waitForRequest('**/call/callCorrectorDiary');
    await context.setOffline(false);
    await sent;
    await page.getByRole('link', { name: 'Diary', exact: true }).click();
    await expect(page.getByRole('button', { name: 'Finish' })).toBeVisible();
    expect(await entriesOf(page)).toHaveLength(1);
    // Finished, it is gone from here, whoever of the two had stored the answer.
    await page.getByRole('button', { name: 'Write another' }).click();
    await expect(question(page, 'day')).toBeEditable();
    await expect(question(page, 'day')).toHaveValue('');
  });

  test('what is changed after asking is asked for anew', async ({ page, context, expectedErrors }) => {
    expectedErrors.push(/ERR_INTERNET_DISCONNECTED|Failed to load resource/);
    await signInNewLearner(page);
    await page.goto('/diary');
    await underItsWorker(page);
    await context.setOffline(true);
    await writeEntry(page, { day: 'I goed home.' });
    await page.getByRole('button', { name: 'Get Feedback' }).click();
    await expect(page.getByText(QUEUED)).toBeVisible();
    await writeEntry(page, { day: 'I goed home and' });
    await expect(page.getByText(QUEUED)).toHaveCount(0);
    await context.setOffline(false);
    await expect(page.getByText('Saved', { exact: true })).toBeVisible();
    expect(await entriesOf(page)).toHaveLength(0);
    // Asked for anew, it goes out from whatever screen the network comes back on.
    await context.setOffline(true);
    await page.getByRole('button', { name: 'Get Feedback' }).click();
    await expect(page.getByText(QUEUED)).toBeVisible();
    await page.goto('/about-us');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await context.setOffline(false);
    await expect.poll(() => entriesOf(page)).toHaveLength(1);
    await page.goto('/diary');
    await expect(page.getByRole('button', { name: 'Finish' })).toBeVisible();
  });
});

test('the diary can be installed, and the worker keeps nothing of a learner', async ({ page, request }) => {
  await signInNewLearner(page);
  await page.goto('/diary');
  await underItsWorker(page);
  const link = await page.locator('link[rel=manifest]').getAttribute('href');
  const answer = await request.get(link ?? '');
  expect(answer.headers()['content-type']).toContain('application/manifest+json');
  const manifest = await answer.json();
  expect(manifest).toMatchObject({ name: 'Dayglot Diary', start_url: '/diary', display: 'standalone' });
  for (const { src, sizes, type } of manifest.icons) {
    const icon = await request.get(src);
    expect([src, icon.status(), icon.headers()['content-type']]).toEqual([src, 200, expect.stringContaining(type)]);
    if (!src.endsWith('.png')) continue;
    const bytes = await icon.body();
    expect([src, `${bytes.readUInt32BE(16)}x${bytes.readUInt32BE(20)}`]).toEqual([src, sizes]);
  }
  expect((await request.get('/sw.js')).headers()['cache-control']).toBe('no-cache');
  const kept = await page.evaluate(async () => {
    const names = await caches.keys();
    const all = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return all.flat().map(({ url }) => new URL(url).pathname);
  });
  expect(kept.length).toBeGreaterThan(10);
  expect(kept.filter((path) => /^\/(call|dev|mail-link|export)/.test(path))).toEqual([]);
});
