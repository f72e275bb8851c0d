import { costDay } from '#server/correction/budget.ts';
import type { Tokens } from '#server/ports/observer.ts';
import type { Services } from '#server/services.ts';
import { addUsage } from '#server/store/ai-usage.ts';

/** USD for a million tokens, which is millionths of a dollar for one. */
export type TokenPrice = { readonly input: number; readonly output: number };

/** Writes down what a provider's answers cost; never throws, for the answer is there. */
export const spendingOf =
  ({ db, log, observer, now_ms }: Pick<Services, 'db' | 'log' | 'observer' | 'now_ms'>) =>
  (corrector: string, price: TokenPrice) =>
  async (tokens: Tokens): Promise<void> => {
    const micro_usd = Math.ceil(tokens.tokens_in * price.input + tokens.tokens_out * price.output);
    const usage = { corrector, ...tokens, micro_usd };
    observer.usage(usage);
    await addUsage(db.kysely, costDay(now_ms()), usage).catch(() =>
      log.warn({ corrector }, 'the cost of an answer was not written down'),
    );
  };
