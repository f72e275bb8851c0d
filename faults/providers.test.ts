import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createOpenAiCorrector } from '#server/adapters/corrector/openai-corrector.ts';
import { ANSWER } from '#testing/ai-bench.ts';
import { engines } from '#testing/engines.ts';
import { figure } from '#testing/figures.ts';
import * as replies from '#testing/openai-replies.ts';
import { OPENAI_KEY, type OpenAiReply, type OpenAiServer, openOpenAiServer } from '#testing/openai-server.ts';
import { TEXTS } from '#testing/provider-suite.ts';
import { startTestServer, TestBrowser, type TestServer } from '#testing/server.ts';
import { sends } from '#testing/sse.ts';
import { expectSentence } from './sentence.ts';

const BAD_DAYS: Readonly<Record<string, OpenAiReply>> = {
  'answers 500': replies.fails(500),
  'answers 503 with a wait': replies.fails(503, { headers: { 'retry-after': '120' } }),
  'has had too many requests': replies.fails(429, { headers: { 'retry-after': '60' } }),
  'refuses the key': replies.fails(401, { message: `Incorrect API key: ${OPENAI_KEY}` }),
  'hangs up at once': (_, response) => response.destroy(),
  'hangs up in the middle': replies.hangsUpAfter(ANSWER.slice(0, 60)),
  'fails in the middle': replies.failsMidway(ANSWER.slice(0, 60), 503),
  'never begins': replies.stallsAfter(),
  'stops in the middle': replies.stallsAfter(ANSWER.slice(0, 60)),
  'talks of something else': replies.says('I am a banana. 🍌'),
  'says nothing': replies.says(''),
  'answers with a web page': sends('<!doctype html><h1>Sign in to the hotel</h1>', 'text/html'),
  'answers with bytes': sends('\u0000\u0001\u00ff'.repeat(1000), 'application/octet-stream'),
  'answers a JSON of another shape': replies.says('{"correctedDay":{"deep":[1,2,3]},"mistakes":"none"}'),
};

describe.each(engines)('a provider on a bad day, on $name', (engine) => {
  let server: TestServer;
  let model: OpenAiServer;
  let browser: TestBrowser;
  beforeAll(async () => {
    model = await openOpenAiServer();
    const limits = { firstTokenMs: 300, totalMs: 600 };
    const own = { baseUrl: model.baseUrl, apiKey: OPENAI_KEY, model: 'a-model', mode: 'full' } as const;
    const corrector = createOpenAiCorrector({ ...own, ...limits });
    const config = { RATE_LIMIT: 'off', CORRECTIONS_PER_DAY: 100_000 } as const;
    server = await startTestServer(engine, { corrector, config });
    browser = new TestBrowser(server);
    await browser.register(server);
  });
  afterAll(async () => {
    await server.close();
    await model.close();
  });

  /** Asks on the bad day and then again on a good one, under the same id; answers how often the provider was asked. */
  async function survive(reply: OpenAiReply): Promise<number> {
    const entry = { ...TEXTS, mood: 4, entry_id: randomUUID() };
    const before = model.requests.length;
    model.answerWith(reply);
    const { status, error, result } = await browser.call('callCorrectorDiary', entry);
    const asked = model.requests.length - before;
    if (status === 200) expect(isGood(result.text)).toBe(false);
    else {
      expect([503, 504]).toContain(status);
      expectSentence(error?.message);
      expect(error?.message).not.toContain(OPENAI_KEY);
    }
    expect((await browser.call('readEntry', { entry_id: entry.entry_id })).result).toMatchObject({
      state: 'pending',
      inputDay: TEXTS.inputDay,
    });
    model.answerWith(replies.says(ANSWER));
    const again = await browser.call('callCorrectorDiary', entry);
    expect(isGood(again.result?.text)).toBe(true);
    return asked;
  }
  const isGood = (text = ''): boolean => {
    try {
      return JSON.parse(text).finishReason === 'STOP';
    } catch {
      return false;
    }
  };

  test.each(Object.entries(BAD_DAYS))(
    'that %s: a sentence, nothing lost, and the same entry is corrected later',
    async (_, reply) => {
      expect(await survive(reply)).toBeLessThanOrEqual(2);
    },
  );

  test('whose answer is cut at any byte', async () => {
    const cuts = Array.from({ length: ANSWER.length - 1 }, (_, at) => ANSWER.slice(0, at + 1)).filter(
      (_, at) => at % 5 === 0,
    );
    for (const cut of cuts) expect(await survive(replies.says(cut))).toBeLessThanOrEqual(2);
    const { entries } = (
      await server.app.inject({ url: '/export/entries.json', cookies: Object.fromEntries(browser.cookies) })
    ).json();
    const days = Object.keys(BAD_DAYS).length + cuts.length;
    expect(entries).toHaveLength(days);
    expect(entries.every(({ state }: { state: string }) => state === 'done')).toBe(true);
    expect(server.logLines.join('\n')).not.toMatch(/goed|frend|sk-a-key/);
    figure(`bad days of a provider / entries lost or doubled, ${engine.name}`, `${days} / 0`, 'n / 0');
  });
});
