import type { AiWire } from '#testing/ai-wire.ts';
import * as replies from '#testing/gemini-replies.ts';
import { type GeminiBody, openGeminiServer } from '#testing/gemini-server.ts';

export const GEMINI: AiWire<GeminiBody> = {
  open: openGeminiServer,
  stop: 'STOP',
  says: replies.says,
  fails: replies.fails,
  failsMidway: replies.failsMidway,
  stallsAfter: replies.stallsAfter,
  goesOn: replies.goesOn,
  hangsUpAfter: replies.hangsUpAfter,
  systemIn: (body) => body.systemInstruction?.parts[0]?.text ?? '',
  promptIn: (body) => body.contents.at(-1)?.parts.at(-1)?.text ?? '',
};
