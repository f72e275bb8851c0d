import type { SignedInContext } from '#server/context.ts';
import { dismissedMarks } from '#server/store/dismissals.ts';
import { type CountedEntry, countedEntries } from '#server/store/entries.ts';
import { type CountedMistake, mistakesIn } from '#server/store/mistakes.ts';
import { createTimeSlice } from '#server/time-slice.ts';

/** More entries than anybody writes in two months, and entries whose mistakes are read at a time. */
const MAX_ENTRIES = 2000;
const BATCH = 20;
/** Mistakes that are counted, the newest. */
const MAX_MISTAKES = 20_000;

export type DatedMistake = CountedMistake & { readonly day: string };

/** The corrected entries from a day on and their mistakes but those that the learner meant, oldest first. */
export async function readMistakes({ db, user }: SignedInContext, fromDay: string) {
  const entries = await countedEntries(db.kysely, user.user_id, fromDay, MAX_ENTRIES);
  const meant = new Set((await dismissedMarks(db.kysely, user.user_id).execute()).map((row) => row.change_mark));
  const giveWay = createTimeSlice();
  const newestFirst: DatedMistake[] = [];
  for (let at = 0; at < entries.length && newestFirst.length < MAX_MISTAKES; at += BATCH) {
    const some = entries.slice(at, at + BATCH);
    const found = await mistakesIn(
      db.kysely,
      user.user_id,
      some.map(({ id }) => id),
    );
    newestFirst.push(...inOrder(some, found).filter(({ change_mark }) => !meant.has(change_mark)));
    await giveWay();
  }
  return { entries: entries.toReversed(), mistakes: newestFirst.reverse() };
}

/** The mistakes of some entries, the newest entry first and the last mistake of each first. */
function inOrder(entries: readonly CountedEntry[], mistakes: readonly CountedMistake[]): DatedMistake[] {
  const byEntry = new Map<string, DatedMistake[]>(entries.map(({ id }) => [id, []]));
  const days = new Map(entries.map(({ id, day }) => [id, day]));
  for (const mistake of mistakes.toReversed())
    byEntry.get(mistake.entry_id)?.push({ ...mistake, day: days.get(mistake.entry_id) ?? '' });
  return [...byEntry.values()].flat();
}
