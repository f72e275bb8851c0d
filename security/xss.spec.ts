import { randomUUID } from 'node:crypto';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { figure } from '#testing/figures.ts';
import { expect, PASSWORD, question, signInNewLearner, writeEntry } from '../e2e/fixtures.ts';
import { call, entryOf, foreignMarkup, GROUPS, importOf, LEGAL_PAGES, nameOf, test, watch } from './evil-world.ts';
import { PAYLOADS } from './payloads.ts';

test.describe.configure({ timeout: 280_000 });
// Pages that are not there, and answers that a test of this kind provokes.
test.beforeEach(({ expectedErrors }) => void expectedErrors.push(/Failed to load resource/));

const tell = (what: string, { ran, looked }: Awaited<ReturnType<typeof watch>>) => {
  figure(`${what}: payloads, views looked at`, `${PAYLOADS.length}, ${looked.count}`, '≥ 200');
  figure(`${what}: payloads that ran in Chromium without its policy`, String(ran.count), '0');
};

test('there are at least 200 different payloads', () => {
  expect(new Set(PAYLOADS).size).toBe(PAYLOADS.length);
  expect(PAYLOADS.length).toBeGreaterThanOrEqual(200);
});

test('no payload runs in the history, an entry, the progress or a review, by import or by a model’s answer', async ({
  page,
}) => {
  const watched = await watch(page);
  const { look } = watched;
  await signInNewLearner(page, PAYLOADS[13]);
  const ids: [id: string, words: string][] = [];
  for (const group of GROUPS.keys()) {
    const entry_id = randomUUID();
    const answer = await call(page, 'callCorrectorDiary', { ...entryOf(group), mood: 3, entry_id });
    // What the model said, and not the basic corrector after it.
    expect(JSON.parse(answer.text)).toMatchObject({ finishReason: 'STOP', checked_by: 'openai-compatible' });
    ids.push([entry_id, nameOf(group)]);
  }
  const imported = [...GROUPS.keys()].map(importOf);
  expect(await call(page, 'importEntries', { entries: imported })).toMatchObject({ num_imported: GROUPS.length });
  for (const [group, { entry_id }] of imported.entries()) ids.push([entry_id, nameOf(group)]);

  for (const [id, words] of ids) await look(`/history/${id}`, words);
  await look('/history', 'Group 0');
  for (const payload of PAYLOADS.filter((_, at) => at % 50 === 0)) {
    await page.getByRole('searchbox', { name: 'Search your entries' }).fill(payload);
    await expect(page.locator('mark').first()).toBeVisible();
    await look();
  }
  await look('/progress', 'Your most common mistakes');
  await look('/review');
  tell('the diary', watched);
});

test('no payload runs in the feedback, as it comes and as it stays', async ({ page }) => {
  const watched = await watch(page);
  await signInNewLearner(page);
  for (const group of GROUPS.keys()) {
    await page.goto('/diary');
    const { inputDay: day, inputWell: well, inputGrateful: grateful } = entryOf(group);
    await writeEntry(page, { day, well, grateful });
    if (group === 0) {
      await watched.look();
      await page.reload();
      await expect(question(page, 'day')).toHaveValue(day);
    }
    await page.getByRole('button', { name: 'Get Feedback' }).click();
    await expect(page.getByRole('heading', { name: 'Feedback', exact: true })).toBeVisible();
    await watched.look();
    await page.getByRole('button', { name: 'Finish' }).click();
    await watched.look();
  }
  tell('the feedback', watched);
});

test('no payload runs in a mistake of the ledger or on a card, whatever the server answers', async ({ page }) => {
  const watched = await watch(page);
  await signInNewLearner(page);
  await call(page, 'importEntries', { entries: [importOf(0)] });
  const day = new Date().toISOString().slice(0, 10);
  const examples = PAYLOADS.map((wrong, at) => {
    const right = PAYLOADS[(at + 1) % PAYLOADS.length] ?? '';
    return { entry_id: randomUUID(), day, wrong, right, sentence: `Ledger ${wrong} and ${right}` };
  });
  const recoveries = examples.slice(0, 20).map(({ wrong, right }) => ({ wrong, right, chances: 3, num_right: 2 }));
  const common = [{ kind: 'tense', count: 9, examples }];
  await page.route('**/call/fetchMistakes', (route) =>
    route.fulfill({ json: { result: { num_words: 100, common, better: [], recoveries } } }),
  );
  await watched.look('/progress', 'Ledger');
  await expect(page.locator('q')).toHaveCount(PAYLOADS.length);

  const cards = GROUPS.map((payloads, at) => {
    const all = payloads.join(' ');
    const card = { card: `card-${at}`, entry_id: randomUUID(), day, before: `Card ${all} `, after: ` ${all}` };
    const praise = { right: all, entry_id: randomUUID(), day };
    return { ...card, answer: all, wrong: all, kind: 'tense', explanation: all, hint: all, lang: all, reps: 1, praise };
  });
  const counts = { num_answered: 0, num_more: 0, num_tomorrow: 0, num_suspended: 0 };
  await page.route('**/call/fetchReview', (route) => route.fulfill({ json: { result: { cards, ...counts } } }));
  await page.route('**/call/answerCard', (route) => route.fulfill({ json: { result: { due_day: day } } }));
  await page.goto('/review');
  for (const at of cards.keys()) {
    await expect(page.getByRole('region', { name: `Card ${at + 1} of ${cards.length}` })).toBeVisible();
    await watched.look(undefined, 'Card');
    await page.getByRole('button', { name: 'Show', exact: true }).click();
    await watched.look(undefined, 'Card');
    await page.getByRole('button', { name: 'Good' }).click();
  }
  tell('ledger and cards', watched);
});

test('no payload runs in a name, a device, a legal page, the mailbox or an address', async ({ page, browser }) => {
  const watched = await watch(page);
  const { look } = watched;
  const email = await signInNewLearner(page, PAYLOADS[13]);
  const elsewhere = await browser.newContext({ userAgent: `Mozilla/5.0 (${PAYLOADS[13]}) Firefox/${PAYLOADS[24]}` });
  await elsewhere.request.post(new URL('/call/loginUser', page.url()).href, {
    data: { data: { email, password: PASSWORD } },
  });
  await elsewhere.request.post(new URL('/call/signIn', page.url()).href, { data: { data: { email } } });
  await elsewhere.close();
  for (const username of PAYLOADS.filter((payload, at) => at % 20 === 0 && payload === payload.trim())) {
    await call(page, 'updateUsername', { username });
    await look('/account');
    await expect(page.getByRole('definition').filter({ hasText: username })).toBeVisible();
  }
  for (const path of LEGAL_PAGES) await look(`/${path}`);
  await look('/licences');
  await look('/dev/mailbox');
  const PLACES = ['no-such-page/', 'verify-email#token=', 'reset-password#token=', 'history/', 'history?kind='];
  // With a full stop it would be the name of a file, which no page is.
  for (const payload of PAYLOADS.filter((text, at) => at % 50 === 0 && !text.includes('.')).map(encodeURIComponent))
    for (const path of [...PLACES, 'login?next=']) await look(`/${path}${payload}`);
  tell('names and addresses', watched);
});

test('no payload runs in an exported file, shown as Anki and as a reader of Markdown show it', async ({ page }) => {
  const watched = await watch(page);
  await signInNewLearner(page);
  const imported = [...GROUPS.keys()].map(importOf);
  expect(await call(page, 'importEntries', { entries: imported })).toMatchObject({ num_imported: GROUPS.length });
  const file = async (ending: string) => (await page.request.get(`/export/entries.${ending}`)).text();

  const rows = (await file('anki.tsv')).split('\n').filter((line) => line && !line.startsWith('#'));
  expect(rows.length).toBeGreaterThan(100);
  const fields = rows.map((row) => row.split('\t'));
  expect(fields.filter((row) => row.length !== 3)).toEqual([]);
  await page.setContent(`<main>${fields.flat().join('<hr>')}</main>`);
  await expect(page.getByText('I wrote').first()).toBeVisible();
  expect(await page.evaluate(foreignMarkup)).toEqual([]);

  const markdown = await file('md');
  const kinds = new Set<string>();
  const visit = (node: { readonly type: string; readonly children?: readonly unknown[] }): void => {
    kinds.add(node.type);
    for (const child of node.children ?? []) visit(child as typeof node);
  };
  visit(fromMarkdown(markdown));
  expect([...kinds].sort()).toEqual(['break', 'heading', 'list', 'listItem', 'paragraph', 'root', 'strong', 'text']);
  expect(markdown).toContain('Group 000.');
  expect(watched.ran.count).toBe(0);
  figure('payloads that ran in an exported file', `${watched.ran.count} of ${PAYLOADS.length}`, '0');
});
