import { type FakeReply, type FakeRequest, type FakeServer, openFakeServer } from '#testing/fake-server.ts';
import { fails } from '#testing/openai-replies.ts';

export type OpenAiBody = {
  readonly model: string;
  readonly messages: readonly { readonly role: string; readonly content: string }[];
  readonly stream: boolean;
  readonly temperature?: number;
  readonly reasoning_effort?: string;
  readonly response_format?: {
    readonly type: string;
    readonly json_schema?: { readonly schema: { readonly required: readonly string[] }; readonly strict: boolean };
  };
};
export type OpenAiRequest = FakeRequest<OpenAiBody>;
export type OpenAiReply = FakeReply<OpenAiBody>;
export type OpenAiServer = FakeServer<OpenAiBody>;

export const OPENAI_KEY = 'sk-a-key-for-tests';

const open = (key: string | undefined): Promise<OpenAiServer> =>
  openFakeServer<OpenAiBody>({
    root: '/v1',
    path: /^\/v1\/chat\/completions$/,
    read: (body) => JSON.parse(body),
    keyOf: ({ authorization }) => authorization?.replace(/^Bearer /, ''),
    key,
    refuse: (why, given) => {
      if (why === 'path') return fails(404, { message: 'Unknown request URL.' });
      if (why === 'key') return fails(401, { status: 'invalid_api_key', message: `Incorrect API key: ${given}` });
      return fails(500, { message: 'The test has not said how to answer.' });
    },
  });

/** A local server that speaks OpenAI's streaming chat completions. */
export const openOpenAiServer = (): Promise<OpenAiServer> => open(OPENAI_KEY);

/** The same without a key, as Ollama and llama.cpp are. */
export const openLocalServer = (): Promise<OpenAiServer> => open(undefined);
