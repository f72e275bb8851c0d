import type { Contract } from '#contract';
import type { Context } from '#server/context.ts';
import { operatorText } from '#server/legal/operator-text.ts';
import { processorsOf } from '#server/legal/processors.ts';

/** What a legal page says of this installation, and who runs it. */
export const readLegalText = async (
  { page }: Contract['readLegalText']['input'],
  { config }: Context,
): Promise<Contract['readLegalText']['output']> => ({
  blocks: (await operatorText(config.DATA_DIR, page)) ?? null,
  operator: { name: config.OPERATOR_NAME, address: config.OPERATOR_ADDRESS, email: config.OPERATOR_EMAIL },
  processors: processorsOf(config),
});
