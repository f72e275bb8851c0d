import { randomUUID } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { figure } from '#testing/figures.ts';
import { says } from '#testing/openai-replies.ts';
import { openLocalServer } from '#testing/openai-server.ts';
import { test as base, expect, PASSWORD, question, signInNewLearner, writeEntry } from '../e2e/fixtures.ts';
import { type BuiltServer, startBuiltServer } from '../e2e/server.ts';
import { MARKDOWN, PAYLOADS } from './payloads.ts';

/** Three payloads an entry: as many mistakes as an answer may have. */
const GROUPS = Array.from({ length: Math.ceil(PAYLOADS.length / 3) }, (_, at) => PAYLOADS.slice(at * 3, at * 3 + 3));
const PAGES = ['imprint', 'data-protection', 'disclaimer', 'terms', 'about-us'];
const RIGHT = ['went', 'were', 'hours'];

/** What a model that is not on our side answers: its corrections are plausible, everything around them is not. */
const evilAnswer = (payloads: readonly string[]): string => {
  const [a = '', b = a, c = b] = payloads;
  const mistakes = ['goed', 'was', 'hour'].map((wrong, at) => ({
    ...{ wrong, right: RIGHT[at], kind: 'tense', explanation: [a, b, c][at] },
  }));
  return JSON.stringify({
    lang: 'en"><img data-xss src=x onerror=alert(1)>',
    correctedDay: `I went home and we were there two hours. ${a} ${b} ${c}`,
    correctedWell: `${b} fine.`,
    correctedGrateful: `${c}`,
    mistakes,
  });
};
const entryOf = (payloads: readonly string[]) => {
  const [a = '', b = a, c = b] = payloads;
  return { inputDay: `I goed home and we was there two hour. ${a} ${b} ${c}`, inputWell: b, inputGrateful: c };
};

/** A server whose model, operator's texts and operator's name are all made of payloads. */
const test = base.extend<{ server: BuiltServer }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures' names from the pattern.
  server: async ({}, use) => {
    const folder = mkdtempSync(join(tmpdir(), 'dayglot-xss-'));
    mkdirSync(join(folder, 'legal'));
    for (const page of PAGES) writeFileSync(join(folder, 'legal', `${page}.md`), MARKDOWN);
    const model = await openLocalServer();
    model.answerWith((request, response) => {
      const asked = JSON.stringify(request.body);
      const group =
        GROUPS.find(([first = '']) => asked.includes(JSON.stringify(JSON.stringify(first)).slice(3, -3))) ?? PAYLOADS;
      says(evilAnswer(group), 'stop', 7)(request, response);
    });
    const [name = '', second = ''] = PAYLOADS;
    const server = await startBuiltServer('openai-compatible', {
      ...{ DATA_DIR: folder, BOT_CHECK: 'off', RATE_LIMIT: 'off', CORRECTIONS_PER_DAY: '1000' },
      ...{ AI_BASE_URL: model.baseUrl, AI_MODEL: 'evil', OPERATOR_NAME: name, OPERATOR_ADDRESS: second },
    });
    await use(server);
    await server.stop();
    await model.close();
    rmSync(folder, { recursive: true, force: true });
  },
});
// The policy would hide what the page itself gets wrong: without it nothing may run either.
test.use({ bypassCSP: true });

/** Counts what runs: whoever calls alert, on whichever page. */
async function watch(page: Page): Promise<{ count: number }> {
  const ran = { count: 0 };
  await page.exposeFunction('somethingRan', () => {
    ran.count += 1;
  });
  await page.addInitScript(() => {
    const tell = () => (window as unknown as { somethingRan: () => void }).somethingRan();
    Object.assign(window, { alert: tell, confirm: tell, prompt: tell, print: tell });
  });
  return ran;
}

const call = async (page: Page, name: string, data: object) => {
  const answer = await page.request.post(`/call/${name}`, { data: { data } });
  expect(answer.status(), name).toBe(200);
  return (await answer.json()).result;
};

/** A diary by import, of which every field that a page could show is a payload. */
function importOf(payloads: readonly string[]) {
  const [a = '', b = a, c = b] = payloads;
  const inputDay = `goed ${a}`;
  const edit = { part: 'Day', start: 0, end: 4, original: 'goed', replacement: 'went', kind: 'tense', explanation: b };
  const feedback = {
    ...{
      finishReason: 'STOP',
      correctedDay: `went ${a}`,
      correctedWell: b,
      correctedGrateful: c,
      created_ms: Date.now() - 1000,
    },
    ...{ topMistakes: [{ mistake: a, explanation: b }], edits: [edit], hints: [], checked_by: c.slice(0, 30), note: a },
  };
  return {
    ...{ entry_id: randomUUID(), day: new Date().toISOString().slice(0, 10), date_ms: Date.now() - 60_000 },
    ...{ time_zone: 'UTC', state: 'done', inputDay, inputWell: b, inputGrateful: c, feedback },
  };
}

test('no payload runs, whichever field it came through', async ({ page, browser, expectedErrors }) => {
  test.setTimeout(280_000);
  // Pages that are not there, and answers that a test of this kind provokes.
  expectedErrors.push(/Failed to load resource/);
  const ran = await watch(page);
  await page.goto('/start');
  await page.evaluate(() =>
    document.body.insertAdjacentHTML('beforeend', '<img data-xss src="/x.png" onerror="alert(1)">'),
  );
  await expect.poll(() => ran.count, 'what counts can count').toBe(1);
  ran.count = 0;

  let looked = 0;
  const look = async (path?: string) => {
    if (path) await page.goto(path);
    await expect(page.getByRole('heading').first()).toBeVisible();
    await page.waitForLoadState('networkidle');
    looked += 1;
    const found = await page.evaluate(
      () => document.querySelectorAll('[data-xss], [href^="javascript:" i], [srcdoc]').length,
    );
    expect([path ?? page.url(), found, ran.count]).toEqual([path ?? page.url(), 0, 0]);
  };

  const email = await signInNewLearner(page, PAYLOADS[1]);
  const ids: string[] = [];
  for (const payloads of GROUPS) {
    const entry_id = randomUUID();
    const answer = await call(page, 'callCorrectorDiary', { ...entryOf(payloads), mood: 3, entry_id });
    expect(JSON.parse(answer.text).finishReason).toBe('STOP');
    ids.push(entry_id);
  }
  const imported = GROUPS.map(importOf);
  expect(await call(page, 'importEntries', { entries: imported })).toMatchObject({ num_imported: GROUPS.length });
  ids.push(...imported.map(({ entry_id }) => entry_id));
  const elsewhere = await browser.newContext({ userAgent: `Mozilla/5.0 (${PAYLOADS[1]}) Firefox/${PAYLOADS[2]}` });
  await elsewhere.request.post(new URL('/call/loginUser', page.url()).href, {
    data: { data: { email, password: PASSWORD } },
  });
  await elsewhere.request.post(new URL('/call/signIn', page.url()).href, { data: { data: { email } } });
  await elsewhere.close();

  for (const path of ['/history', '/progress', '/review', '/account', ...ids.map((id) => `/history/${id}`)])
    await look(path);
  for (const username of PAYLOADS.slice(2, 9)) {
    await call(page, 'updateUsername', { username });
    await look('/account');
    await expect(page.getByRole('definition').filter({ hasText: username })).toBeVisible();
  }
  await look('/history');
  for (const payload of PAYLOADS.slice(0, 4)) {
    await page.getByRole('searchbox', { name: 'Search your entries' }).fill(payload);
    await expect(page.locator('mark').first()).toBeVisible();
    await look();
  }

  await page.goto('/diary');
  const { inputDay: day, inputWell: well, inputGrateful: grateful } = entryOf(GROUPS[0] ?? []);
  await writeEntry(page, { day, well, grateful });
  await look();
  await page.reload();
  await expect(question(page, 'day')).toHaveValue(day);
  await page.getByRole('button', { name: 'Get Feedback' }).click();
  await expect(page.getByRole('heading', { name: 'Feedback', exact: true })).toBeVisible();
  await look();

  for (const path of PAGES) await look(`/${path}`);
  await look('/licences');
  await look('/dev/mailbox');
  for (const payload of PAYLOADS.slice(0, 4).map(encodeURIComponent)) {
    for (const path of [
      'no-such-page/',
      'verify-email#token=',
      'reset-password#token=',
      'history/',
      'history?kind=',
      'login?next=',
    ])
      await look(`/${path}${payload}`);
  }
  figure('payloads, views looked at', `${PAYLOADS.length}, ${looked}`);
  figure('payloads that ran in Chromium without its policy', String(ran.count), '0');
});
