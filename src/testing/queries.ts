import { setImmediate as turn } from 'node:timers/promises';
import type { KyselyPlugin } from 'kysely';
import type { Db } from '#server/store/db.ts';

/**
 * The same database, and `answered`: resolves once nothing that was asked through it waits, what was asked next because of
 * an answer included. For tests whose clock stands still while a real database answers in its own time.
 */
export function watchQueries(db: Db): { readonly db: Db; readonly answered: () => Promise<void> } {
  let waiting = 0;
  const counting: KyselyPlugin = {
    transformQuery: ({ node }) => {
      waiting += 1;
      return node;
    },
    transformResult: async ({ result }) => {
      waiting -= 1;
      return result;
    },
  };
  const answered = async () => {
    // An answer is heard within one turn of the loop; what asks on has done so after it.
    do await turn();
    while (waiting > 0);
    await turn();
    if (waiting > 0) await answered();
  };
  return { db: { ...db, kysely: db.kysely.withPlugin(counting) }, answered };
}
