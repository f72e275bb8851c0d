import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { fails } from '#testing/gemini-replies.ts';

/** A request as the Gemini API sees it. */
export type GeminiRequest = {
  readonly path: string;
  readonly key: string | undefined;
  readonly body: {
    readonly systemInstruction?: { readonly parts: readonly { readonly text: string }[] };
    readonly contents: readonly { readonly parts: readonly { readonly text: string }[] }[];
    readonly generationConfig: Record<string, unknown>;
  };
  /** Settles when the client has hung up or the answer is out. */
  readonly closed: Promise<'hung up' | 'answered'>;
};

/** How the server answers a request. */
export type GeminiReply = (request: GeminiRequest, response: ServerResponse) => void;

export type GeminiServer = {
  readonly baseUrl: string;
  /** Oldest first. */
  readonly requests: GeminiRequest[];
  /** From now on the server answers so. */
  readonly answerWith: (reply: GeminiReply) => void;
  readonly close: () => Promise<void>;
};

export const GEMINI_KEY = 'AIza-a-key-for-tests';

const PATH = /^\/v1beta\/models\/[\w.-]+:streamGenerateContent\?alt=sse$/;

/** A local server that speaks the streaming part of the Gemini API. It knows one key, as the real one knows its own. */
export async function openGeminiServer(): Promise<GeminiServer> {
  const requests: GeminiRequest[] = [];
  let reply: GeminiReply = fails(500, 'INTERNAL', 'The test has not said how to answer.');
  const server = createServer(async (incoming, response) => {
    const closed = new Promise<'hung up' | 'answered'>((resolve) => {
      response.on('close', () => resolve(response.writableFinished ? 'answered' : 'hung up'));
    });
    const path = incoming.url ?? '';
    const key = incoming.headers['x-goog-api-key'];
    const request = { path, key: String(key), body: JSON.parse(await text(incoming)), closed };
    requests.push(request);
    if (incoming.method !== 'POST' || !PATH.test(path)) fails(404, 'NOT_FOUND')(request, response);
    else if (key !== GEMINI_KEY) fails(400, 'INVALID_ARGUMENT', `API key not valid: ${key}`)(request, response);
    else reply(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const close = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    });
  const answerWith = (next: GeminiReply) => {
    reply = next;
  };
  const { port } = server.address() as AddressInfo;
  return { baseUrl: `http://127.0.0.1:${port}/v1beta`, requests, answerWith, close };
}
