import { type FakeReply, type FakeRequest, type FakeServer, openFakeServer } from '#testing/fake-server.ts';
import { fails } from '#testing/gemini-replies.ts';

type Content = { readonly parts: readonly { readonly text: string }[] };
export type GeminiBody = {
  readonly systemInstruction?: Content;
  readonly contents: readonly Content[];
  readonly generationConfig: Record<string, unknown>;
};
export type GeminiRequest = FakeRequest<GeminiBody>;
export type GeminiReply = FakeReply<GeminiBody>;
export type GeminiServer = FakeServer<GeminiBody>;

export const GEMINI_KEY = 'AIza-a-key-for-tests';

/** A local server that speaks the streaming part of the Gemini API. */
export const openGeminiServer = (): Promise<GeminiServer> =>
  openFakeServer<GeminiBody>({
    root: '/v1beta',
    path: /^\/v1beta\/models\/[\w.-]+:streamGenerateContent\?alt=sse$/,
    read: (body) => JSON.parse(body),
    keyOf: (headers) => String(headers['x-goog-api-key']),
    key: GEMINI_KEY,
    refuse: (why, key) => {
      if (why === 'path') return fails(404, { status: 'NOT_FOUND' });
      if (why === 'key') return fails(400, { status: 'INVALID_ARGUMENT', message: `API key not valid: ${key}` });
      return fails(500, { message: 'The test has not said how to answer.' });
    },
  });
