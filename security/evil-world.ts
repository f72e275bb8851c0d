import { randomUUID } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { says } from '#testing/openai-replies.ts';
import { openLocalServer } from '#testing/openai-server.ts';
import { test as base, expect } from '../e2e/fixtures.ts';
import { type BuiltServer, startBuiltServer } from '../e2e/server.ts';
import { MARKDOWN, PAYLOADS } from './payloads.ts';

export const LEGAL_PAGES = ['imprint', 'data-protection', 'disclaimer', 'terms', 'about-us'];

const groupsOf = (size: number): string[][] =>
  Array.from({ length: Math.ceil(PAYLOADS.length / size) }, (_, at) => PAYLOADS.slice(at * size, at * size + size));

/** As many payloads as a sentence below has mistakes: each is the explanation of one. */
export const GROUPS = groupsOf(10);
/** How an entry says which group it has, for the model and for the test. */
export const nameOf = (group: number): string => `Group ${String(group).padStart(3, '0')}.`;

const WRONG =
  'I goed home and we was there two hour with a frend becouse we buyed what the childs recieve and he teached it tomorow.';
const RIGHT =
  'I went home and we were there two hours with a friend because we bought what the children receive and he taught it tomorrow.';
const CHANGES = WRONG.split(/[ .]+/).flatMap((wrong, at) => {
  const right = RIGHT.split(/[ .]+/)[at] ?? '';
  return wrong === right ? [] : [{ wrong, right }];
});

export const entryOf = (group: number) => {
  const payloads = GROUPS[group] ?? [];
  return {
    inputDay: `${nameOf(group)} ${WRONG} ${payloads.join(' ')}`,
    inputWell: payloads.slice(0, 5).join('\n'),
    inputGrateful: payloads.slice(5).join('\n'),
  };
};

/** What a model that is not on our side answers: its corrections are plausible, everything around them is not. */
function evilAnswer(group: number): string {
  const { inputDay, inputWell, inputGrateful } = entryOf(group);
  const payloads = GROUPS[group] ?? [];
  return JSON.stringify({
    lang: 'en"><img data-xss src=x onerror=alert(1)>',
    correctedDay: inputDay.replace(WRONG, RIGHT),
    correctedWell: `${inputWell} fine.`,
    correctedGrateful: inputGrateful,
    mistakes: CHANGES.map((change, at) => ({ ...change, kind: 'tense', explanation: payloads[at] ?? '' })),
  });
}

/** A server whose model, operator's texts and operator's name are all made of payloads. */
export const test = base.extend<{ server: BuiltServer }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures' names from the pattern.
  server: async ({}, use) => {
    const folder = mkdtempSync(join(tmpdir(), 'dayglot-xss-'));
    mkdirSync(join(folder, 'legal'));
    for (const page of LEGAL_PAGES) writeFileSync(join(folder, 'legal', `${page}.md`), MARKDOWN);
    const model = await openLocalServer();
    model.answerWith((request, response) => {
      const [, group] = /Group (\d{3})\./.exec(JSON.stringify(request.body)) ?? [];
      says(evilAnswer(Number(group)), 'stop', 100)(request, response);
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

export const call = async (page: Page, name: string, data: object) => {
  const answer = await page.request.post(`/call/${name}`, { data: { data } });
  expect(answer.status(), name).toBe(200);
  return (await answer.json()).result;
};

/** A diary of yesterday by import, of which every field that a page could show is a payload, its changes too. */
export function importOf(group: number) {
  const payloads = GROUPS[group] ?? [];
  const next = (at: number): string => payloads[(at + 1) % payloads.length] ?? '';
  let inputDay = nameOf(group);
  let correctedDay = inputDay;
  const edits = payloads.map((payload, at) => {
    inputDay += ' I wrote ';
    correctedDay += ' I wrote ';
    const edit = { part: 'Day', start: inputDay.length, end: inputDay.length + payload.length, original: payload };
    inputDay += `${payload} here.`;
    correctedDay += `${next(at)} here.`;
    return { ...edit, replacement: next(at), kind: at % 2 ? 'tense' : 'spelling', explanation: payload };
  });
  const [a = '', b = a, c = b] = payloads;
  const feedback = {
    ...{ finishReason: 'STOP', correctedDay, correctedWell: b, correctedGrateful: c, created_ms: Date.now() - 1000 },
    ...{ topMistakes: payloads.map((mistake, at) => ({ mistake, explanation: next(at) })), edits, hints: edits },
    ...{ checked_by: c.slice(0, 30), note: payloads.join(' ') },
  };
  const date_ms = Date.now() - 86_400_000;
  return {
    ...{ entry_id: randomUUID(), day: new Date(date_ms).toISOString().slice(0, 10), date_ms, time_zone: 'UTC' },
    ...{ state: 'done', inputDay, inputWell: b, inputGrateful: c, feedback },
  };
}

/** Elements and attributes that only a payload brings into a document, whether or not they have run yet. */
export function foreignMarkup(): string[] {
  const CODE = /^\s*(?:j\s*a\s*v\s*a\s*s\s*c\s*r\s*i\s*p\s*t|vbscript|data:text\/html)/i;
  const ADDRESSES = /^(?:(?:xlink:)?href|src|action|formaction|data|content|poster|background|values|to|from)$/i;
  const isForeign = (element: Element): boolean =>
    element.matches(
      '[data-xss], [srcdoc], iframe, object, embed, base, marquee, math, foreignObject, body script:not([src])',
    ) ||
    [...element.attributes].some(({ name, value }) => /^on/i.test(name) || (ADDRESSES.test(name) && CODE.test(value)));
  return [...document.querySelectorAll('*')].filter(isForeign).map(({ outerHTML }) => outerHTML.slice(0, 200));
}

export type Watch = {
  /** How often anything called alert, on any page of this tab. */
  readonly ran: { count: number };
  readonly looked: { count: number };
  /** Opens a path where one is given, waits for words that have to be there, and fails on anything that ran or was parsed. */
  readonly look: (path?: string, words?: string) => Promise<void>;
};

/** Watches a page for scripts that run; proves first that it would see one. */
export async function watch(page: Page): Promise<Watch> {
  const [ran, looked] = [{ count: 0 }, { count: 0 }];
  await page.exposeFunction('somethingRan', () => {
    ran.count += 1;
  });
  await page.addInitScript(() => {
    const tell = () => (window as unknown as { somethingRan: () => void }).somethingRan();
    Object.assign(window, { alert: tell, confirm: tell, prompt: tell, print: tell });
  });
  await page.goto('/start');
  await page.evaluate(() =>
    document.body.insertAdjacentHTML('beforeend', '<img data-xss src="/x.png" onerror="alert(1)">'),
  );
  await expect.poll(() => ran.count, 'what counts can count').toBe(1);
  expect(await page.evaluate(foreignMarkup)).toHaveLength(1);
  ran.count = 0;
  const look = async (path?: string, words?: string) => {
    if (path) await page.goto(path);
    await expect(page.getByRole('heading').first()).toBeVisible();
    if (words) await expect(page.getByText(words).first()).toBeVisible();
    else await page.waitForLoadState('networkidle');
    looked.count += 1;
    const found = await page.evaluate(foreignMarkup);
    expect([path ?? page.url(), found, ran.count]).toEqual([path ?? page.url(), [], 0]);
  };
  return { ran, looked, look };
}
