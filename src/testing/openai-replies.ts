import type { ServerResponse } from 'node:http';
import type { Refusal } from '#testing/ai-wire.ts';
import type { OpenAiReply } from '#testing/openai-server.ts';
import { beginEvents, piecesOf, writeEvent } from '#testing/sse.ts';

const chunk = (delta: object, finish_reason: string | null = null) => ({
  id: 'chatcmpl-1',
  object: 'chat.completion.chunk',
  created: 1_790_000_000,
  model: 'a-model',
  choices: [{ index: 0, delta, finish_reason }],
});

/** Chunks with these deltas, then the reason and the end that every stream has. */
const streams =
  (deltas: readonly object[], reason: string | null): OpenAiReply =>
  (_, response) => {
    beginEvents(response);
    writeEvent(response, chunk({ role: 'assistant', content: '' }));
    for (const delta of deltas) writeEvent(response, chunk(delta));
    if (reason !== null) {
      writeEvent(response, chunk({}, reason));
      writeEvent(response, '[DONE]');
    }
    response.end();
  };

export const says = (said: string, reason: string | null = 'stop', size = 40): OpenAiReply =>
  streams(
    piecesOf(said, size).map((content) => ({ content })),
    reason,
  );

/** The model declines in the field that OpenAI has for it. */
export const declines = (refusal: string): OpenAiReply =>
  streams(
    piecesOf(refusal, 10).map((piece) => ({ refusal: piece })),
    'stop',
  );

/** The model calls a function that nobody has offered it. */
export const callsFunction = (): OpenAiReply =>
  streams(
    [{ tool_calls: [{ index: 0, id: 'call_1', type: 'function', function: { name: 'correct', arguments: '{}' } }] }],
    'tool_calls',
  );

/** A local model that thinks aloud in a field of its own before it answers. */
export const thinksFirst = (thoughts: string, said: string): OpenAiReply =>
  streams([{ reasoning_content: thoughts }, { content: said }], 'stop');

export const fails =
  (code: number, { status, message = 'See the documentation.', headers }: Refusal = {}): OpenAiReply =>
  (_, response) => {
    response.writeHead(code, { 'content-type': 'application/json', ...headers });
    response.end(JSON.stringify({ error: { message, type: 'error', param: null, code: status ?? null } }));
  };

/** A refusal in the words of another server: any JSON. */
export const refusesWith =
  (code: number, body: object): OpenAiReply =>
  (_, response) => {
    response.writeHead(code, { 'content-type': 'application/json' });
    response.end(JSON.stringify(body));
  };

export const failsMidway =
  (said: string, code: number): OpenAiReply =>
  (_, response) => {
    writeEvent(beginEvents(response), chunk({ content: said }));
    writeEvent(response, { error: { message: `Overloaded: ${said}`, type: 'server_error', code } });
    response.end();
  };

export const stallsAfter =
  (said?: string): OpenAiReply =>
  (_, response) => {
    beginEvents(response).flushHeaders();
    if (said !== undefined) writeEvent(response, chunk({ content: said }));
  };

export function goesOn(said: string, response: ServerResponse): void {
  writeEvent(response, chunk({ content: said }));
  writeEvent(response, chunk({}, 'stop'));
  response.end();
}

export const hangsUpAfter =
  (said: string): OpenAiReply =>
  (_, response) => {
    beginEvents(response).write(`data: ${JSON.stringify(chunk({ content: said }))}\r\n\r\n`, () => response.destroy());
  };
