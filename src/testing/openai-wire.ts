import type { AiWire } from '#testing/ai-wire.ts';
import * as replies from '#testing/openai-replies.ts';
import { type OpenAiBody, openOpenAiServer } from '#testing/openai-server.ts';

const saidBy = (role: string, { messages }: OpenAiBody): string =>
  messages.find((message) => message.role === role)?.content ?? '';

export const OPENAI: AiWire<OpenAiBody> = {
  open: openOpenAiServer,
  stop: 'stop',
  says: replies.says,
  fails: replies.fails,
  failsMidway: replies.failsMidway,
  stallsAfter: replies.stallsAfter,
  goesOn: replies.goesOn,
  hangsUpAfter: replies.hangsUpAfter,
  systemIn: (body) => saidBy('system', body),
  promptIn: (body) => saidBy('user', body),
};
