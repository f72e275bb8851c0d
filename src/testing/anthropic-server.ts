import { fails } from '#testing/anthropic-replies.ts';
import { type FakeReply, type FakeRequest, type FakeServer, openFakeServer } from '#testing/fake-server.ts';

type Text = { readonly type: string; readonly text: string; readonly cache_control?: unknown };
export type AnthropicBody = {
  readonly model: string;
  readonly system: readonly Text[];
  readonly messages: readonly { readonly role: string; readonly content: readonly Text[] }[];
  readonly max_tokens: number;
  readonly temperature?: number;
  readonly thinking?: { readonly type: string };
  readonly output_config?: {
    readonly effort?: string;
    readonly format?: { readonly type: string; readonly schema: { readonly required: readonly string[] } };
  };
  readonly tools?: readonly { readonly name: string }[];
};
export type AnthropicRequest = FakeRequest<AnthropicBody>;
export type AnthropicReply = FakeReply<AnthropicBody>;
export type AnthropicServer = FakeServer<AnthropicBody>;

export const ANTHROPIC_KEY = 'sk-ant-a-key-for-tests';

/** A local server that speaks the streaming part of Anthropic's messages API. */
export const openAnthropicServer = (): Promise<AnthropicServer> =>
  openFakeServer<AnthropicBody>({
    root: '/v1',
    path: /^\/v1\/messages$/,
    read: (body) => JSON.parse(body),
    keyOf: (headers) => String(headers['x-api-key']),
    key: ANTHROPIC_KEY,
    refuse: (why, key) => {
      if (why === 'path') return fails(404, { status: 'not_found_error' });
      if (why === 'key') return fails(401, { status: 'authentication_error', message: `invalid x-api-key: ${key}` });
      return fails(500, { message: 'The test has not said how to answer.' });
    },
  });
