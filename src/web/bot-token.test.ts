import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const CHALLENGE = { parameters: { nonce: 'ab', cost: 1 }, signature: 'cd' };
const SOLUTION = { counter: 3, derivedKey: 'ef' };
const GRANTED = { result: { token: 'a token', expires_in_ms: 600_000 } };

/** What the worker does with a challenge: answers with the data, or breaks. */
let work: () => { data?: unknown } | Error;
const workers: FakeWorker[] = [];
class FakeWorker extends EventTarget {
  isEnded = false;
  given: unknown;
  readonly url: URL;
  constructor(url: URL) {
    super();
    this.url = url;
    workers.push(this);
  }
  postMessage(challenge: unknown) {
    this.given = challenge;
    const done = work();
    this.dispatchEvent(done instanceof Error ? new Event('error') : Object.assign(new Event('message'), done));
  }
  terminate() {
    this.isEnded = true;
  }
}

let answers: Record<string, unknown>;
const calls: [name: string, data: unknown][] = [];
const fetched = async (url: string, init: { body: string }) => {
  const name = url.replace('/call/', '');
  calls.push([name, JSON.parse(init.body).data]);
  return Response.json(answers[name]);
};

let botToken: typeof import('#web/bot-token.ts').botToken;
beforeEach(async () => {
  vi.resetModules();
  vi.stubGlobal('fetch', fetched);
  vi.stubGlobal('Worker', FakeWorker);
  vi.stubGlobal('isSecureContext', true);
  calls.length = 0;
  workers.length = 0;
  work = () => ({ data: SOLUTION });
  answers = { requestAttestation: { result: { challenge: CHALLENGE } }, exchangeAttestation: GRANTED };
  ({ botToken } = await import('#web/bot-token.ts'));
});
afterEach(() => vi.unstubAllGlobals());

test('a token is what the server gives for the challenge that the worker solved; the worker then ends', async () => {
  expect(await botToken()).toBe('a token');
  expect(calls).toEqual([
    ['requestAttestation', {}],
    ['exchangeAttestation', { challenge: CHALLENGE, solution: SOLUTION }],
  ]);
  expect(workers).toMatchObject([{ given: { challenge: CHALLENGE, share: { from: 0, of: 1 } }, isEnded: true }]);
  expect(workers[0]?.url.href).toMatch(/bot-worker/);
  expect(await botToken()).toBe('a token');
  expect(calls.length).toBe(2);
});

test.each([
  [2, 2],
  [16, 4],
])('over plain http on %i cores %i workers share the work, and the first to find it ends all', async (cores, count) => {
  vi.stubGlobal('isSecureContext', false);
  vi.stubGlobal('navigator', { hardwareConcurrency: cores });
  expect(await botToken()).toBe('a token');
  expect(workers.length).toBe(count);
  for (const [from, worker] of workers.entries())
    expect(worker).toMatchObject({ given: { share: { from, of: count } }, isEnded: true });
});

test('where no proof is asked for, no worker starts and calls carry none', async () => {
  answers.requestAttestation = { result: { challenge: null } };
  expect(await botToken()).toBeUndefined();
  expect(await botToken()).toBeUndefined();
  expect(calls).toEqual([['requestAttestation', {}]]);
  expect(workers).toEqual([]);
});

test.each([
  ['finds no solution', () => ({ data: undefined })],
  ['cannot run', () => new Error('blocked')],
])('there is none when the worker %s; it ends all the same', async (_, does) => {
  work = does;
  expect(await botToken()).toBeUndefined();
  expect(calls.length).toBe(1);
  expect(workers).toMatchObject([{ isEnded: true }]);
});

test('there is none when the server refuses the proof, and nobody asks again at once', async () => {
  answers.exchangeAttestation = { error: { status: 'FAILED_PRECONDITION', message: 'Too old.' } };
  expect(await botToken()).toBeUndefined();
  expect(await botToken()).toBeUndefined();
  expect(calls.length).toBe(2);
});
