import type { BotCheck } from '#server/ports/bot-check.ts';

/** BOT_CHECK=off: everybody passes, and there is nothing to prove. */
export const botCheckOff: BotCheck = {
  isOff: true,
  challenge: async () => undefined,
  verify: async () => undefined,
};
