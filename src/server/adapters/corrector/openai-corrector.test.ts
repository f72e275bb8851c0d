import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { noFeedback } from '#domain/feedback.ts';
import { DEFAULT_OPENAI_MODEL } from '#server/adapters/corrector/ai-models.ts';
import { createOpenAiCorrector } from '#server/adapters/corrector/openai-corrector.ts';
import { ANSWER } from '#testing/ai-bench.ts';
import { describeAiProvider } from '#testing/ai-suite.ts';
import { eventsOf } from '#testing/corrector-suite.ts';
import * as replies from '#testing/openai-replies.ts';
import {
  OPENAI_KEY,
  type OpenAiBody,
  type OpenAiReply,
  type OpenAiServer,
  openLocalServer,
  openOpenAiServer,
} from '#testing/openai-server.ts';
import { OPENAI } from '#testing/openai-wire.ts';
import { expectSilence, failure, PATIENT, TEXTS } from '#testing/provider-suite.ts';

const create = (baseUrl: string, change = {}) =>
  createOpenAiCorrector({ apiKey: OPENAI_KEY, model: DEFAULT_OPENAI_MODEL, baseUrl, ...PATIENT, ...change });

describeAiProvider({
  name: 'openai-compatible',
  wire: OPENAI,
  create,
  full: 'length',
  reasons: [
    ['length', 'MAX_TOKENS'],
    ['content_filter', 'SAFETY'],
    ['tool_calls', 'MALFORMED_FUNCTION_CALL'],
    ['function_call', 'MALFORMED_FUNCTION_CALL'],
    // What no catalogue lists is 'An unknown error occurred.'
    ['insufficient_system_resource', 'insufficient_system_resource'],
  ],
});

describe('OpenAI’s wire format alone', () => {
  const servers: OpenAiServer[] = [];
  let server: OpenAiServer;
  beforeEach(async () => {
    server = await openOpenAiServer();
    servers.push(server);
  });
  afterAll(() => Promise.all(servers.map(({ close }) => close())));
  expectSilence();
  const asked = (change = {}) => eventsOf(create(server.baseUrl, change), TEXTS);
  const finished = (reason: string) => [{ type: 'done', feedback: noFeedback(reason, 'openai-compatible') }];

  test('the question holds the model, the schema, a low temperature and no wish to think', async () => {
    server.answerWith(replies.says(ANSWER));
    await asked();
    const { path, key, body } = server.requests[0] ?? {};
    expect([path, key]).toEqual(['/v1/chat/completions', OPENAI_KEY]);
    expect(body).toMatchObject({
      model: DEFAULT_OPENAI_MODEL,
      stream: true,
      temperature: 0.2,
      reasoning_effort: 'none',
    });
    expect(body?.response_format).toMatchObject({ type: 'json_schema', json_schema: { strict: true } });
    expect(body?.response_format?.json_schema?.schema.required).toEqual([
      'lang',
      'correctedDay',
      'correctedWell',
      'correctedGrateful',
      'mistakes',
    ]);
  });

  test('a model of another house is told nothing of thinking', async () => {
    server.answerWith(replies.says(ANSWER));
    await asked({ model: 'qwen3:4b' });
    expect(server.requests[0]?.body).not.toHaveProperty('reasoning_effort');
  });

  test('a server of one’s own needs no key', async () => {
    const local = await openLocalServer();
    servers.push(local);
    local.answerWith(replies.says(ANSWER));
    const events = await eventsOf(create(local.baseUrl, { apiKey: undefined }), TEXTS);
    expect([local.requests[0]?.key, events.at(-1)?.type]).toEqual([undefined, 'done']);
  });

  test('a refusal in its own field', async () => {
    server.answerWith(replies.declines('I am sorry, but I cannot help with that.'));
    expect(await asked()).toEqual(finished('SAFETY'));
  });

  test('a call of a function that nobody offered', async () => {
    server.answerWith(replies.callsFunction());
    expect(await asked()).toEqual(finished('MALFORMED_FUNCTION_CALL'));
  });

  test.each(['eos', 'eos_token', 'end_turn', 'stop_sequence'])('%s is a complete answer too', async (reason) => {
    server.answerWith(replies.says(ANSWER, reason));
    expect((await asked()).at(-1)).toMatchObject({ type: 'done', feedback: { finishReason: 'STOP' } });
  });

  test('what a model thinks aloud is no answer', async () => {
    server.answerWith(replies.thinksFirst('{"lang":"en","correctedDay":"Hm."', ANSWER));
    expect((await asked()).at(-1)).toMatchObject({ type: 'done', feedback: { correctedDay: 'I went home. 🏖️' } });
  });

  const refusedEntries: [string, string, OpenAiReply][] = [
    ['context too small', 'MAX_TOKENS', replies.fails(400, { status: 'context_length_exceeded' })],
    [
      'context too small, in the words of llama.cpp',
      'MAX_TOKENS',
      replies.refusesWith(400, { error: { code: 400, type: 'exceed_context_size_error', message: 'too long' } }),
    ],
    ['a filter before the model', 'SAFETY', replies.fails(400, { status: 'content_filter' })],
  ];
  test.each(refusedEntries)('a request refused for the entry: %s', async (_, reason, reply) => {
    server.answerWith(reply);
    expect(await asked()).toEqual(finished(reason));
    expect(server.requests).toHaveLength(1);
  });
});

describe('servers that take less than OpenAI’s own', () => {
  const servers: OpenAiServer[] = [];
  afterAll(() => Promise.all(servers.map(({ close }) => close())));
  expectSilence();
  const format = ({ response_format }: OpenAiBody) => response_format?.type ?? 'none';

  /** A server that refuses a request in its own words as long as `minds` does, and the formats it was asked for. */
  async function askPicky(minds: (body: OpenAiBody) => OpenAiReply | undefined, times = 1) {
    const server = await openOpenAiServer();
    servers.push(server);
    server.answerWith((request, response) => (minds(request.body) ?? replies.says(ANSWER))(request, response));
    const corrector = create(server.baseUrl);
    const ends: unknown[] = [];
    for (let i = 0; i < times; i += 1)
      ends.push(await eventsOf(corrector, TEXTS).then((events) => events.at(-1)?.type, String));
    return { ends, bodies: server.requests.map(({ body }) => body) };
  }

  const refusesFormats =
    (refused: readonly string[], reply: OpenAiReply) =>
    (body: OpenAiBody): OpenAiReply | undefined =>
      refused.includes(format(body)) ? reply : undefined;

  test('one without schemas is asked for any JSON, and from then on at once', async () => {
    const says = { error: "'response_format.type' must be 'json_object' or 'text'" };
    const { ends, bodies } = await askPicky(refusesFormats(['json_schema'], replies.refusesWith(400, says)), 2);
    expect(ends).toEqual(['done', 'done']);
    expect(bodies.map(format)).toEqual(['json_schema', 'json_object', 'json_object']);
  });

  test('one that fails over the format, and names it, counts as well', async () => {
    const says = { error: { code: 500, message: 'response_format type must be one of "text" or "json_object"' } };
    const { ends, bodies } = await askPicky(refusesFormats(['json_schema'], replies.refusesWith(500, says)));
    expect([ends, bodies.map(format)]).toEqual([['done'], ['json_schema', 'json_object']]);
  });

  test('one without any format is asked in words only', async () => {
    const refuse = replies.refusesWith(422, { detail: 'Extra inputs are not permitted' });
    const { ends, bodies } = await askPicky(refusesFormats(['json_schema', 'json_object'], refuse));
    expect([ends, bodies.map(format)]).toEqual([['done'], ['json_schema', 'json_object', 'none']]);
  });

  test('one that takes no temperature and no wish about thinking gets none', async () => {
    const { ends, bodies } = await askPicky(({ temperature, reasoning_effort }) => {
      if (temperature !== undefined)
        return replies.fails(400, {
          message: "Unsupported value: 'temperature' does not support 0.2 with this model.",
        });
      return reasoning_effort === undefined
        ? undefined
        : replies.fails(400, { message: 'Unrecognized request argument supplied: reasoning_effort' });
    });
    expect(ends).toEqual(['done']);
    expect(bodies.map(format)).toEqual(['json_schema', 'json_schema', 'json_schema']);
    expect(bodies.at(-1)).not.toHaveProperty('temperature');
    expect(bodies.at(-1)).not.toHaveProperty('reasoning_effort');
  });

  test('one that refuses whatever the format is down, and the next entry begins with the schema again', async () => {
    const { ends, bodies } = await askPicky(() => replies.fails(400, { message: 'model not found' }), 2);
    expect(ends).toEqual(Array(2).fill('CallError: The AI provider is not available right now (HTTP 400).'));
    const all = ['json_schema', 'json_object', 'none'];
    expect(bodies.map(format)).toEqual([...all, ...all]);
  });

  test('one that is overloaded is asked once', async () => {
    const { bodies } = await askPicky(() => replies.fails(503));
    expect(bodies).toHaveLength(1);
  });
});

test('a key that the server does not know is no secret of the error', async () => {
  const server = await openOpenAiServer();
  const error = await failure(eventsOf(create(server.baseUrl, { apiKey: 'wrong-key' }), TEXTS));
  await server.close();
  expect(error).toMatchObject({ status: 'UNAVAILABLE', message: expect.stringContaining('HTTP 401') });
  expect(JSON.stringify(error, Object.getOwnPropertyNames(error))).not.toMatch(/wrong-key/);
});
