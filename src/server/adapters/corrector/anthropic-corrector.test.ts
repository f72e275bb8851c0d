import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { DEFAULT_ANTHROPIC_MODEL } from '#server/adapters/corrector/ai-models.ts';
import { createAnthropicCorrector } from '#server/adapters/corrector/anthropic-corrector.ts';
import { ANSWER } from '#testing/ai-bench.ts';
import { describeAiProvider } from '#testing/ai-suite.ts';
import * as replies from '#testing/anthropic-replies.ts';
import { ANTHROPIC_KEY, type AnthropicServer, openAnthropicServer } from '#testing/anthropic-server.ts';
import { ANTHROPIC } from '#testing/anthropic-wire.ts';
import { eventsOf } from '#testing/corrector-suite.ts';
import { expectSilence, failure, PATIENT, TEXTS } from '#testing/provider-suite.ts';

const create = (baseUrl: string, change = {}) =>
  createAnthropicCorrector({ apiKey: ANTHROPIC_KEY, model: DEFAULT_ANTHROPIC_MODEL, baseUrl, ...PATIENT, ...change });

describeAiProvider({
  name: 'anthropic',
  wire: ANTHROPIC,
  create,
  full: 'max_tokens',
  reasons: [
    ['max_tokens', 'MAX_TOKENS'],
    ['model_context_window_exceeded', 'MAX_TOKENS'],
    ['refusal', 'SAFETY'],
    ['tool_use', 'MALFORMED_FUNCTION_CALL'],
    // What no catalogue lists is 'An unknown error occurred.'
    ['compaction', 'compaction'],
  ],
});

describe('Anthropic alone', () => {
  let server: AnthropicServer;
  beforeAll(async () => {
    server = await openAnthropicServer();
  });
  afterAll(() => server.close());
  expectSilence();
  const bodyFor = async (change = {}) => {
    server.answerWith(replies.says(ANSWER));
    await eventsOf(create(server.baseUrl, change), TEXTS);
    return server.requests.at(-1)?.body;
  };

  test('the question holds the schema, no thinking, and a system prompt that may be cached', async () => {
    const body = await bodyFor();
    expect(body).toMatchObject({ model: DEFAULT_ANTHROPIC_MODEL, thinking: { type: 'disabled' } });
    expect(body?.output_config).toMatchObject({ effort: 'low', format: { type: 'json_schema' } });
    expect(body?.output_config?.format?.schema.required).toContain('mistakes');
    expect(body?.system.map((text) => text.cache_control)).toEqual([{ type: 'ephemeral' }]);
    // This model takes no temperature.
    expect(body).not.toHaveProperty('temperature');
  });

  test('an older model gets a low temperature and hears nothing of effort', async () => {
    const body = await bodyFor({ model: 'claude-haiku-4-5' });
    expect(body?.temperature).toBe(0.2);
    expect(body?.output_config).not.toHaveProperty('effort');
  });

  test('a model that knows no schemas answers by a function that stands for one', async () => {
    server.answerWith(replies.callsFunction('json', JSON.parse(ANSWER)));
    const events = await eventsOf(create(server.baseUrl, { model: 'claude-3-haiku-20240307' }), TEXTS);
    expect(server.requests.at(-1)?.body.tools?.map(({ name }) => name)).toEqual(['json']);
    expect(events.at(-1)).toMatchObject({ type: 'done', feedback: { correctedDay: 'I went home. 🏖️' } });
  });

  test('overloaded at once, with status 200, is a provider that is down', async () => {
    server.answerWith(replies.failsAtOnce('overloaded_error'));
    expect(await failure(eventsOf(create(server.baseUrl), TEXTS))).toMatchObject({
      status: 'UNAVAILABLE',
      message: 'The AI provider is not available right now (HTTP 529).',
    });
  });

  test('a key that it does not know is no secret of the error', async () => {
    const error = await failure(eventsOf(create(server.baseUrl, { apiKey: 'wrong-key' }), TEXTS));
    expect(error).toMatchObject({ status: 'UNAVAILABLE', message: expect.stringContaining('HTTP 401') });
    expect(JSON.stringify(error, Object.getOwnPropertyNames(error))).not.toMatch(/wrong-key/);
  });
});
