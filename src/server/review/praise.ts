import { addDays } from '#domain/day.ts';
import { type EntryTexts, inputOf, PARTS } from '#domain/entry.ts';
import type { Praise } from '#domain/review.ts';
import { type LaterEntry, praiseFor, praiseWords } from '#domain/review-praise.ts';
import type { SignedInContext } from '#server/context.ts';
import type { SittingCard } from '#server/review/sitting.ts';
import { diaryEntries } from '#server/store/export.ts';
import { changeMarkOf } from '#server/store/mistakes.ts';
import type { UserVault } from '#server/vault/vault.ts';

/** How far back entries are looked through for what was got right since. */
const DAYS = 30;

/** For each card the newest entry, since it was last answered, in which the learner wrote it right by themselves. */
export async function praiseOf(
  c: SignedInContext,
  vault: UserVault,
  today: string,
  cards: readonly SittingCard[],
): Promise<ReadonlyMap<string, Praise>> {
  const seen = cards.flatMap(({ last_day }) => last_day ?? []);
  if (seen.length === 0) return new Map();
  const first = seen.reduce((a, b) => (a < b ? a : b));
  const entries = await laterEntries(c, vault, [first, addDays(today, -DAYS)].sort().at(-1) ?? today);
  const found = cards.flatMap((card) => {
    if (card.last_day === undefined) return [];
    const since = card.last_day;
    const praise = praiseFor(
      card,
      entries.filter(({ day, marks }) => day > since && !marks.has(card.card)),
    );
    return praise ? [[card.card, praise] as const] : [];
  });
  return new Map(found);
}

type Read = LaterEntry & { readonly marks: ReadonlySet<string> };

async function laterEntries(c: SignedInContext, vault: UserVault, fromDay: string): Promise<Read[]> {
  const entries: Read[] = [];
  for await (const { feedback, entry_id, day, ...texts } of diaryEntries(c.db.kysely, vault, c.user.user_id, fromDay)) {
    if (!feedback) continue;
    entries.push({
      ...{ entry_id, day },
      written: wordsIn(texts, feedback.lang),
      corrected: PARTS.flatMap((part) => praiseWords(feedback[`corrected${part}`], feedback.lang)),
      marks: new Set((feedback.edits ?? []).map((edit) => changeMarkOf(vault, edit))),
    });
  }
  return entries;
}

const wordsIn = (texts: EntryTexts, lang: string | undefined): string[] =>
  PARTS.flatMap((part) => praiseWords(inputOf(texts, part), lang));
