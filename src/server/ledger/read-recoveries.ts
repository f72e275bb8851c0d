import { bestFirst, type Pattern, type Recovery, recoveryOf, repeated, type Uses } from '#domain/recoveries.ts';
import type { SignedInContext } from '#server/context.ts';
import type { DatedMistake } from '#server/ledger/read-mistakes.ts';
import { listHistory, type Place } from '#server/store/history.ts';
import { findWords } from '#server/store/mistakes.ts';
import { createTimeSlice } from '#server/time-slice.ts';
import type { UserVault } from '#server/vault/vault.ts';

/** How many of the newest entries are looked through for words written right, and how many at a time. */
const MAX_ENTRIES = 300;
const BATCH = 25;
const MAX_SEALED_CHARS = 2_000_000;

/** How the learner fares with what they got wrong more than once. Mistakes oldest first, all of `fromDay` or later. */
export async function readRecoveries(
  c: SignedInContext,
  vault: UserVault,
  mistakes: readonly DatedMistake[],
  fromDay: string,
): Promise<Recovery[]> {
  const patterns = await patternsIn(c, vault, mistakes);
  if (patterns.length === 0) return [];
  const entries = await usesIn(
    c,
    vault,
    patterns.map(({ right }) => right),
    fromDay,
  );
  const recoveries = patterns.flatMap((pattern, n) => {
    const uses = entries.map(({ entry_id, counts }): Uses => ({ entry_id, num_right: counts[n] ?? 0 }));
    return recoveryOf(pattern, uses) ?? [];
  });
  return bestFirst(recoveries);
}

async function patternsIn(c: SignedInContext, vault: UserVault, mistakes: readonly DatedMistake[]): Promise<Pattern[]> {
  const giveWay = createTimeSlice();
  const patterns: Pattern[] = [];
  for (const made of repeated(mistakes)) {
    await giveWay();
    const words = made[0] && (await findWords(c.db.kysely, vault, c.user.user_id, made[0]));
    if (!words) continue;
    const counts = new Map<string, number>();
    for (const { entry_id, num } of made) counts.set(entry_id, (counts.get(entry_id) ?? 0) + num);
    patterns.push({ wrong: words.wrong, right: words.right, made: counts });
  }
  return patterns;
}

type Counted = { readonly entry_id: string; readonly counts: readonly number[] };

/** How often each phrase occurs in each of the newest entries from a day on; entries oldest first. */
async function usesIn(c: SignedInContext, vault: UserVault, phrases: readonly string[], fromDay: string) {
  const { user_id } = c.user;
  const counted: Counted[] = [];
  let chars = 0;
  let after: Place | undefined;
  while (counted.length < MAX_ENTRIES && chars < MAX_SEALED_CHARS) {
    c.gone.throwIfAborted();
    const listed = await listHistory(c.db.kysely, user_id, { filter: {}, after, limit: BATCH });
    const entries = listed.filter(({ day }) => day >= fromDay);
    const counts = await c.tasks.run(user_id, 'countRightUses', { vault: vault.portable, entries, phrases });
    for (const [n, { id, sealed }] of entries.entries()) {
      counted.push({ entry_id: id, counts: counts[n] ?? [] });
      chars += sealed.inputDay.length + sealed.inputWell.length + sealed.inputGrateful.length;
    }
    after = entries.at(-1);
    if (entries.length < BATCH) break;
  }
  return counted.reverse();
}
