import type { ServerResponse } from 'node:http';
import type { GeminiReply, GeminiRequest } from '#testing/gemini-server.ts';

/** What a well-formed answer holds: the schema that the corrector asks for. */
export type GeminiAnswer = {
  readonly lang: string;
  readonly correctedDay: string;
  readonly correctedWell: string;
  readonly correctedGrateful: string;
  readonly topMistakes: readonly { readonly mistake: string; readonly explanation: string }[];
};

const sse = (response: ServerResponse, data: unknown): boolean =>
  response.write(`data: ${JSON.stringify(data)}\r\n\r\n`);
const begin = (response: ServerResponse): ServerResponse =>
  response.writeHead(200, { 'content-type': 'text/event-stream' });
const candidate = (said: string, finishReason?: string) => ({
  candidates: [{ content: { role: 'model', parts: [{ text: said }] }, finishReason, index: 0 }],
  usageMetadata: { promptTokenCount: 900, candidatesTokenCount: 50, totalTokenCount: 950 },
});

/** The text in chunks of `size` UTF-16 units, then the reason; without a reason (null) it just ends, as a cut line does. */
export const says =
  (said: string, finishReason: string | null = 'STOP', size = 40): GeminiReply =>
  (_, response) => {
    begin(response);
    for (let at = 0; at < said.length; at += size) sse(response, candidate(said.slice(at, at + size)));
    if (finishReason !== null) sse(response, candidate('', finishReason));
    response.end();
  };

/** The prompt itself was refused: no candidates at all. */
export const blocks =
  (blockReason: string): GeminiReply =>
  (_, response) => {
    sse(begin(response), { promptFeedback: { blockReason }, usageMetadata: { promptTokenCount: 900 } });
    response.end();
  };

/** An error of the API in its own shape. */
export const fails =
  (code: number, status: string, message = 'See the documentation.'): GeminiReply =>
  (_, response) => {
    response.writeHead(code, { 'content-type': 'application/json' });
    response.end(JSON.stringify({ error: { code, message, status } }));
  };

/** An error in the middle of a stream that began well. */
export const failsMidway =
  (said: string, code: number, status: string): GeminiReply =>
  (_, response) => {
    sse(begin(response), candidate(said));
    sse(response, { error: { code, message: 'Overloaded.', status } });
    response.end();
  };

/** Any bytes with status 200. */
export const sends =
  (bytes: string, type = 'text/event-stream'): GeminiReply =>
  (_, response) => {
    response.writeHead(200, { 'content-type': type });
    response.end(bytes);
  };

/** Says the beginning, if any, and then nothing more; the line stays open. */
export const stallsAfter =
  (said?: string): GeminiReply =>
  (_, response) => {
    begin(response).flushHeaders();
    if (said !== undefined) sse(response, candidate(said));
  };

/** Says the rest of what stallsAfter began, and ends well. */
export function goesOn(said: string, response: ServerResponse): void {
  sse(response, candidate(said, 'STOP'));
  response.end();
}

/** Says the beginning and tears the connection down. */
export const hangsUpAfter =
  (said: string): GeminiReply =>
  (_, response) => {
    begin(response);
    response.write(`data: ${JSON.stringify(candidate(said))}\r\n\r\n`, () => response.destroy());
  };

/** The diary in a request, by the delimiters of the prompt. */
export function diaryIn(request: GeminiRequest): { Day: string; Well: string; Grateful: string } {
  const prompt = request.body.contents.at(-1)?.parts.at(-1)?.text ?? '';
  return JSON.parse(/<diary>\n(.*)\n<\/diary>/s.exec(prompt)?.[1] ?? '');
}

/** Reads the diary out of the request and answers with it, as `model` sees fit. */
export const corrects =
  (model: (diary: { Day: string; Well: string; Grateful: string }) => GeminiAnswer): GeminiReply =>
  (request, response) =>
    says(JSON.stringify(model(diaryIn(request))))(request, response);
