import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { FINISH_MESSAGES, finishMessage, noFeedback } from '#domain/feedback.ts';
import { DEFAULT_GEMINI_MODEL } from '#server/adapters/corrector/ai-models.ts';
import { createGeminiCorrector } from '#server/adapters/corrector/gemini-corrector.ts';
import { ANSWER } from '#testing/ai-bench.ts';
import { describeAiProvider } from '#testing/ai-suite.ts';
import { eventsOf, feedbackOf } from '#testing/corrector-suite.ts';
import * as replies from '#testing/gemini-replies.ts';
import { GEMINI_KEY, type GeminiServer, openGeminiServer } from '#testing/gemini-server.ts';
import { GEMINI } from '#testing/gemini-wire.ts';
import { expectSilence, failure, PATIENT, TEXTS } from '#testing/provider-suite.ts';

const create = (baseUrl: string, change = {}) =>
  createGeminiCorrector({ apiKey: GEMINI_KEY, model: DEFAULT_GEMINI_MODEL, baseUrl, ...PATIENT, ...change });

const CATALOGUE = [...Object.keys(FINISH_MESSAGES), 'LANGUAGE', 'IMAGE_SAFETY'];
describeAiProvider({
  name: 'gemini',
  wire: GEMINI,
  create,
  full: 'MAX_TOKENS',
  // An answer that could not be continued is too long.
  reasons: [...CATALOGUE.map((reason) => [reason, reason] as const), ['CONTINUATION', 'MAX_TOKENS']],
});

describe('Gemini alone', () => {
  let server: GeminiServer;
  beforeAll(async () => {
    server = await openGeminiServer();
  });
  afterAll(() => server.close());
  expectSilence();
  const asked = (change = {}) => eventsOf(create(server.baseUrl, change), TEXTS);

  test('the question goes to the model’s streaming address, with the key in a header', async () => {
    server.answerWith(replies.says(ANSWER));
    await asked();
    const { path, key } = server.requests.at(-1) ?? {};
    expect([path, key]).toEqual([`/v1beta/models/${DEFAULT_GEMINI_MODEL}:streamGenerateContent?alt=sse`, GEMINI_KEY]);
  });

  test('it wants JSON of our shape at a low temperature, with little thinking', async () => {
    server.answerWith(replies.says(ANSWER));
    await asked();
    const { responseMimeType, responseSchema, temperature, thinkingConfig } =
      server.requests.at(-1)?.body.generationConfig ?? {};
    expect([responseMimeType, temperature]).toEqual(['application/json', 0.2]);
    expect(thinkingConfig).toEqual({ thinkingLevel: 'low' });
    expect(responseSchema).toMatchObject({
      required: ['lang', 'correctedDay', 'correctedWell', 'correctedGrateful', 'mistakes'],
    });
  });

  test('asked for edits, it wants JSON of that shape', async () => {
    server.answerWith(replies.says('{"lang":"en","edits":[]}'));
    await asked({ mode: 'edits' });
    expect(server.requests.at(-1)?.body.generationConfig.responseSchema).toMatchObject({ required: ['lang', 'edits'] });
  });

  test.each(['SAFETY', 'BLOCKLIST', 'PROHIBITED_CONTENT', 'OTHER', 'MODEL_ARMOR'])(
    'a prompt blocked for %s',
    async (reason) => {
      server.answerWith(replies.blocks(reason));
      expect(await asked()).toEqual([{ type: 'done', feedback: noFeedback(reason, 'gemini') }]);
    },
  );

  test('a reason outside the catalogue goes through as it is', async () => {
    server.answerWith(replies.blocks('JAILBREAK'));
    const { finishReason } = await feedbackOf(create(server.baseUrl), TEXTS);
    expect([finishReason, finishMessage(finishReason)]).toEqual(['JAILBREAK', 'An unknown error occurred.']);
  });

  test('how long to wait is read from the body, where Google tells it', async () => {
    server.answerWith(replies.asksToWait('301.5s'));
    expect(await failure(asked())).toMatchObject({ status: 'UNAVAILABLE', details: { retry_after_s: 302 } });
  });

  test('an entry beyond the model’s room is too long', async () => {
    const message = 'The input token count (70000) exceeds the maximum number of tokens allowed (32768).';
    server.answerWith(replies.fails(400, { status: 'INVALID_ARGUMENT', message }));
    expect(await asked()).toEqual([{ type: 'done', feedback: noFeedback('MAX_TOKENS', 'gemini') }]);
  });

  test('a key that it does not know is no secret of the error', async () => {
    const error = await failure(asked({ apiKey: 'wrong-key' }));
    expect(error).toMatchObject({ status: 'UNAVAILABLE', message: expect.stringContaining('HTTP 400') });
    expect(JSON.stringify(error, Object.getOwnPropertyNames(error))).not.toMatch(/wrong-key/);
  });
});
