import type { ServerResponse } from 'node:http';
import type { Refusal } from '#testing/ai-wire.ts';
import type { AnthropicReply } from '#testing/anthropic-server.ts';
import { beginEvents, piecesOf, writeEvent } from '#testing/sse.ts';

type Event = { readonly type: string } & Readonly<Record<string, unknown>>;

const write = (response: ServerResponse, event: Event): boolean => writeEvent(response, event, event.type);
const textDelta = (text: string): Event => ({
  type: 'content_block_delta',
  index: 0,
  delta: { type: 'text_delta', text },
});
const startOf = (content_block: object): Event => ({ type: 'content_block_start', index: 0, content_block });

function begin(response: ServerResponse): ServerResponse {
  const usage = { input_tokens: 900, output_tokens: 1 };
  const message = { id: 'msg_1', type: 'message', role: 'assistant', model: 'a-model', content: [], usage };
  write(beginEvents(response), { type: 'message_start', message: { ...message, stop_reason: null } });
  return response;
}

const beginText = (response: ServerResponse): ServerResponse => {
  write(begin(response), startOf({ type: 'text', text: '' }));
  return response;
};

function end(response: ServerResponse, stop_reason: string): void {
  write(response, { type: 'content_block_stop', index: 0 });
  write(response, {
    type: 'message_delta',
    delta: { stop_reason, stop_sequence: null },
    usage: { output_tokens: 50 },
  });
  write(response, { type: 'message_stop' });
  response.end();
}

export const says =
  (said: string, reason: string | null = 'end_turn', size = 40): AnthropicReply =>
  (_, response) => {
    beginText(response);
    for (const piece of piecesOf(said, size)) write(response, textDelta(piece));
    if (reason === null) response.end();
    else end(response, reason);
  };

/** Answers by a call of the function that stands for a schema with models that know none. */
export const callsFunction =
  (name: string, input: object): AnthropicReply =>
  (_, response) => {
    write(begin(response), startOf({ type: 'tool_use', id: 'toolu_1', name, input: {} }));
    const delta = { type: 'input_json_delta', partial_json: JSON.stringify(input) };
    write(response, { type: 'content_block_delta', index: 0, delta });
    end(response, 'tool_use');
  };

export const fails =
  (code: number, { status = 'api_error', message = 'See the documentation.', headers }: Refusal = {}): AnthropicReply =>
  (_, response) => {
    response.writeHead(code, { 'content-type': 'application/json', ...headers });
    response.end(JSON.stringify({ type: 'error', error: { type: status, message } }));
  };

/** Status 200, and then an error before anything else, as the API does when it is overloaded. */
export const failsAtOnce =
  (status: string): AnthropicReply =>
  (_, response) => {
    write(beginEvents(response), { type: 'error', error: { type: status, message: 'Overloaded.' } });
    response.end();
  };

export const failsMidway =
  (said: string, _code: number): AnthropicReply =>
  (_, response) => {
    write(beginText(response), textDelta(said));
    write(response, { type: 'error', error: { type: 'overloaded_error', message: `Overloaded: ${said}` } });
    response.end();
  };

export const stallsAfter =
  (said?: string): AnthropicReply =>
  (_, response) => {
    beginText(response);
    if (said !== undefined) write(response, textDelta(said));
  };

export function goesOn(said: string, response: ServerResponse): void {
  write(response, textDelta(said));
  end(response, 'end_turn');
}

export const hangsUpAfter =
  (said: string): AnthropicReply =>
  (_, response) => {
    const event = textDelta(said);
    beginText(response).write(`event: ${event.type}\ndata: ${JSON.stringify(event)}\n\n`, () => response.destroy());
  };
