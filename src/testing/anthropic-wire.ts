import type { AiWire } from '#testing/ai-wire.ts';
import * as replies from '#testing/anthropic-replies.ts';
import { type AnthropicBody, openAnthropicServer } from '#testing/anthropic-server.ts';

export const ANTHROPIC: AiWire<AnthropicBody> = {
  open: openAnthropicServer,
  stop: 'end_turn',
  says: replies.says,
  fails: replies.fails,
  failsMidway: replies.failsMidway,
  stallsAfter: replies.stallsAfter,
  goesOn: replies.goesOn,
  hangsUpAfter: replies.hangsUpAfter,
  systemIn: (body) => body.system.map(({ text }) => text).join(''),
  promptIn: (body) => body.messages.at(-1)?.content.at(-1)?.text ?? '',
};
