import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { answerFrom, PAGE_WITHIN_MS } from '#web/service-worker/answer.ts';

const NAMES = { shell: 'shell-b1', fonts: 'fonts' };
const PAGE = { url: 'https://diary.example.org/diary' } as Request;
const FONT = { url: 'https://diary.example.org/assets/a.woff2' } as Request;
const pathOf = (request: Request | string) => (typeof request === 'string' ? request : new URL(request.url).pathname);

/** Caches in memory, by name and path. */
let held: Map<string, Map<string, Response>>;
const body = async (answer: Promise<Response>) => (await answer).text();

beforeEach(() => {
  vi.useFakeTimers();
  held = new Map([['shell-b1', new Map([['/?offline', new Response('kept page')]])]]);
  vi.stubGlobal('caches', {
    open: async (name: string) => {
      const files = held.get(name) ?? new Map<string, Response>();
      held.set(name, files);
      return {
        match: async (request: Request | string) => files.get(pathOf(request))?.clone(),
        put: async (request: Request, response: Response) => void files.set(pathOf(request), response),
      };
    },
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test('a page comes from the server while it answers', async () => {
  vi.stubGlobal('fetch', async () => new Response('new page'));
  expect(await body(answerFrom(PAGE, 'page', NAMES))).toBe('new page');
});

test.each([
  ['there is no network', async () => Promise.reject(new TypeError('Failed to fetch'))],
  ['a proxy answers for a server that is down', async () => new Response('Bad gateway', { status: 502 })],
])('the kept page opens where %s', async (_, fetch) => {
  vi.stubGlobal('fetch', fetch);
  expect(await body(answerFrom(PAGE, 'page', NAMES))).toBe('kept page');
});

test('the kept page opens where the network is silent for long', async () => {
  vi.stubGlobal('fetch', () => new Promise(() => undefined));
  const answer = body(answerFrom(PAGE, 'page', NAMES));
  await vi.advanceTimersByTimeAsync(PAGE_WITHIN_MS);
  expect(await answer).toBe('kept page');
});

test('without a kept page the slow network is waited for', async () => {
  held.clear();
  vi.stubGlobal('fetch', () => new Promise((resolve) => setTimeout(resolve, 10_000, new Response('late page'))));
  const answer = body(answerFrom(PAGE, 'page', NAMES));
  await vi.advanceTimersByTimeAsync(10_000);
  expect(await answer).toBe('late page');
});

test('a font is fetched once, and only a good answer is kept', async () => {
  const answers = [new Response('', { status: 404 }), new Response('font')];
  const fetch = vi.fn(async () => answers.shift());
  vi.stubGlobal('fetch', fetch);
  await answerFrom(FONT, 'font', NAMES);
  expect(await body(answerFrom(FONT, 'font', NAMES))).toBe('font');
  expect(await body(answerFrom(FONT, 'font', NAMES))).toBe('font');
  expect(fetch).toHaveBeenCalledTimes(2);
});
