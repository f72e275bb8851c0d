import { randomUUID } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { engines } from '#testing/engines.ts';
import { figure } from '#testing/figures.ts';
import { startTestServer, TestBrowser, type TestServer } from '#testing/server.ts';

const entry = (change: object = {}) => ({
  ...{
    entry_id: randomUUID(),
    day: '2026-11-20',
    date_ms: Date.parse('2026-11-20T12:00:00Z'),
    time_zone: 'Europe/Berlin',
  },
  ...{ state: 'pending', inputDay: 'Home.', inputWell: '', inputGrateful: '', ...change },
});
const FEEDBACK = {
  ...{ finishReason: 'STOP', correctedDay: 'Home.', correctedWell: '', correctedGrateful: '', topMistakes: [] },
  ...{ checked_by: 'basic', created_ms: Date.parse('2026-11-20T12:00:00Z') },
};
const body = (...entries: unknown[]) => JSON.stringify({ data: { entries } });
/** JSON in which the words PLACE stand for anything, however it is written. */
const written = (change: object, place: string) => body(entry(change)).replaceAll('"PLACE"', place);
const nested = (levels: number, open: string, close: string) => open.repeat(levels) + 1 + close.repeat(levels);

/** Files made to break whoever reads them, and whether any of it may be taken. */
const BOMBS: readonly (readonly [what: string, body: string])[] = [
  ['arrays, 100,000 deep', `{"data":{"entries":${nested(100_000, '[', ']')}}}`],
  ['objects, 50,000 deep', `{"data":{"entries":[${nested(50_000, '{"a":', '}')}]}}`],
  ['a million numbers', `{"data":{"entries":[${'0,'.repeat(900_000)}0]}}`],
  [
    'a hundred thousand keys',
    `{"data":{"entries":[{${Array.from({ length: 100_000 }, (_, n) => `"k${n}":1`).join()}}]}}`,
  ],
  ['one key a hundred thousand times', `{"data":{"entries":[{${'"day":"2026-11-20",'.repeat(100_000)}"x":1}]}}`],
  ['more entries than a call takes', body(...Array.from({ length: 5000 }, () => entry()))],
  ['a number beyond all numbers', written({ date_ms: 'PLACE' }, '1e400')],
  ['a number below all numbers', written({ date_ms: 'PLACE' }, '-1e400')],
  ['a number of 100,000 digits', written({ date_ms: 'PLACE' }, '9'.repeat(100_000))],
  ['a number with 100,000 digits behind the point', written({ num_words: 'PLACE' }, `0.${'1'.repeat(100_000)}`)],
  ['a day that no calendar has', body(entry({ day: '2026-13-45' }))],
  ['a day of the year 999999', body(entry({ day: '+999999-01-01', date_ms: 8.64e15 }))],
  ['a moment beyond all dates', body(entry({ date_ms: 8.64e15 + 1 }))],
  ['counts that no text has', body(entry({ state: 'done', num_words: Number.MAX_VALUE, feedback: FEEDBACK }))],
  [
    'edits outside the text',
    body(
      entry({
        state: 'done',
        feedback: {
          ...FEEDBACK,
          edits: [
            { part: 'Day', start: -5, end: 1e9, original: 'x', replacement: 'y', kind: 'spelling', explanation: '' },
          ],
        },
      }),
    ),
  ],
  ['__proto__ as a field', written({ mood: 'PLACE' }, '3,"__proto__":{"polluted":true}')],
  ['constructor.prototype as a field', written({ mood: 'PLACE' }, '3,"constructor":{"prototype":{"polluted":true}}')],
  ['__proto__ of the data', '{"data":{"__proto__":{"polluted":true},"entries":[]}}'],
  ['__proto__ of the body', '{"__proto__":{"data":{"entries":[]}}}'],
  ['NUL and half characters', written({ inputDay: 'PLACE' }, '"a\\u0000b\\ud800"')],
  ['a text of 1.9 MB without a space', body(entry({ inputDay: 'x'.repeat(1_900_000) }))],
  ['300,000 joined accents', body(entry({ inputDay: `a${'\u0301'.repeat(300_000)}` }))],
  ['JSON that ends in the middle', body(entry()).slice(0, -7)],
  ['no JSON', 'entry_id,day\n1,2'],
  ['more than a body may hold', body(entry({ inputDay: 'x'.repeat(3_000_000) }))],
];

describe.each(engines)('import files that are bombs, on $name', (engine) => {
  let server: TestServer;
  let browser: TestBrowser;
  let refused = 0;
  beforeAll(async () => {
    server = await startTestServer(engine, { config: { RATE_LIMIT: 'off' } });
    browser = new TestBrowser(server);
    await browser.register(server);
  });
  afterAll(() => server.close());
  const send = (payload: string | Buffer, headers: Record<string, string> = {}) =>
    server.app.inject({
      method: 'POST',
      url: '/call/importEntries',
      payload,
      headers: { 'content-type': 'application/json', ...headers },
      cookies: Object.fromEntries(browser.cookies),
    });

  test.each(BOMBS)('%s', async (_, payload) => {
    const { statusCode, json } = await send(payload);
    expect(statusCode).toBeGreaterThanOrEqual(400);
    expect(statusCode).toBeLessThan(500);
    expect(json().error.message).toMatch(/^\S.{8,300}$/);
    expect(({} as { polluted?: unknown }).polluted).toBeUndefined();
    refused += 1;
  });

  test('a zip bomb stays shut: bodies come as they are', async () => {
    const bomb = gzipSync(Buffer.alloc(50_000_000, 32));
    expect(bomb.length).toBeLessThan(100_000);
    const { statusCode } = await send(bomb, { 'content-encoding': 'gzip' });
    expect([400, 415]).toContain(statusCode);
    refused += 1;
  });

  test('after all of them a good file is taken, and nothing else is in the diary', async () => {
    const { statusCode, json } = await send(body(entry()));
    expect([statusCode, json().result]).toEqual([200, { num_imported: 1, num_known: 0 }]);
    expect((await browser.call('previewDeletion')).result).toEqual({ num_entries: 1 });
    figure(
      `import bombs that broke or entered anything, ${engine.name}`,
      `${BOMBS.length + 1 - refused} of ${BOMBS.length + 1}`,
      '0',
    );
  });
});
