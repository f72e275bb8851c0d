import type { ServerResponse } from 'node:http';
import type { Refusal } from '#testing/ai-wire.ts';
import type { GeminiReply } from '#testing/gemini-server.ts';
import { beginEvents, piecesOf, writeEvent } from '#testing/sse.ts';

const candidate = (said: string, finishReason?: string) => ({
  candidates: [{ content: { role: 'model', parts: [{ text: said }] }, finishReason, index: 0 }],
  usageMetadata: { promptTokenCount: 900, candidatesTokenCount: 50, totalTokenCount: 950 },
});

export const says =
  (said: string, finishReason: string | null = 'STOP', size = 40): GeminiReply =>
  (_, response) => {
    beginEvents(response);
    for (const piece of piecesOf(said, size)) writeEvent(response, candidate(piece));
    if (finishReason !== null) writeEvent(response, candidate('', finishReason));
    response.end();
  };

/** The prompt itself was refused: no candidates at all. */
export const blocks =
  (blockReason: string): GeminiReply =>
  (_, response) => {
    writeEvent(beginEvents(response), { promptFeedback: { blockReason }, usageMetadata: { promptTokenCount: 900 } });
    response.end();
  };

/** An error of the API in its own shape. */
export const fails =
  (code: number, { status = 'INTERNAL', message = 'See the documentation.', headers }: Refusal = {}): GeminiReply =>
  (_, response) => {
    response.writeHead(code, { 'content-type': 'application/json', ...headers });
    response.end(JSON.stringify({ error: { code, message, status } }));
  };

/** Too many requests, and in the body how long to wait, as Google tells it. */
export const asksToWait =
  (retryDelay: string): GeminiReply =>
  (_, response) => {
    const details = [{ '@type': 'type.googleapis.com/google.rpc.RetryInfo', retryDelay }];
    response.writeHead(429, { 'content-type': 'application/json' });
    response.end(JSON.stringify({ error: { code: 429, message: 'Quota.', status: 'RESOURCE_EXHAUSTED', details } }));
  };

export const failsMidway =
  (said: string, code: number): GeminiReply =>
  (_, response) => {
    writeEvent(beginEvents(response), candidate(said));
    writeEvent(response, { error: { code, message: 'Overloaded.', status: 'UNAVAILABLE' } });
    response.end();
  };

export const stallsAfter =
  (said?: string): GeminiReply =>
  (_, response) => {
    beginEvents(response).flushHeaders();
    if (said !== undefined) writeEvent(response, candidate(said));
  };

export function goesOn(said: string, response: ServerResponse): void {
  writeEvent(response, candidate(said, 'STOP'));
  response.end();
}

export const hangsUpAfter =
  (said: string): GeminiReply =>
  (_, response) => {
    beginEvents(response).write(`data: ${JSON.stringify(candidate(said))}\r\n\r\n`, () => response.destroy());
  };
