import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { LegalBlock, LegalPageName } from '#domain/legal.ts';
import { markdownBlocks } from '#server/legal/markdown-blocks.ts';

/** Longer than any legal text; what stands behind it is not shown. */
const MAX_CHARS = 200_000;

/**
 * The operator's own text of a page, from `DATA_DIR/legal/<page>.md`; undefined where they left none. It is read each time,
 * so that a change shows without a restart.
 */
export async function operatorText(dataDir: string, page: LegalPageName): Promise<LegalBlock[] | undefined> {
  const markdown = await readFile(join(dataDir, 'legal', `${page}.md`), 'utf8').catch(() => undefined);
  const blocks = markdownBlocks(markdown?.slice(0, MAX_CHARS) ?? '');
  return blocks.length > 0 ? blocks : undefined;
}
