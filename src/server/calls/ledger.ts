import type { Contract } from '#contract';
import { addDays } from '#domain/day.ts';
import { commonMistakes, improvements, type LedgerMistake, recoveries, type Stretch } from '#domain/ledger.ts';
import { type CorrectedEntry, mistakesIn, wordsIn } from '#domain/ledger-mistakes.ts';
import { learnersZone, todayOf } from '#server/calls/today.ts';
import type { SignedInContext } from '#server/context.ts';
import { learnersVault } from '#server/correction/learners-vault.ts';
import { isSame } from '#server/correction/teach.ts';
import { listDismissals } from '#server/store/dismissals.ts';
import { diaryEntries } from '#server/store/export.ts';

type Answer = Contract['fetchMistakes']['output'];

type Read = CorrectedEntry & { readonly num_words: number };

/**
 * What the learner gets wrong over the last days and what they got better at, against as many days before. The words lie
 * sealed in the feedback that they came from, and are opened for this answer alone.
 */
export async function fetchMistakes(input: Contract['fetchMistakes']['input'], c: SignedInContext): Promise<Answer> {
  const today = todayOf(c, await learnersZone(c, input.time_zone));
  const fromDay = addDays(today, 1 - input.hist_period_days);
  const vault = await learnersVault(c);
  const meant = await listDismissals(c.db.kysely, vault, c.user.user_id);
  const entries: Read[] = [];
  const since = addDays(fromDay, -input.hist_period_days);
  for await (const { feedback, ...entry } of diaryEntries(c.db.kysely, vault, c.user.user_id, since))
    if (feedback) entries.push({ ...entry, num_words: entry.num_words ?? 0, feedback });
  const mistakesOf = (entry: Read) => mistakesIn(entry, (edit) => meant.some((other) => isSame(edit, other)));
  const stretch = (some: readonly Read[]): Stretch => ({
    mistakes: some.flatMap(mistakesOf),
    num_words: some.reduce((sum, { num_words }) => sum + num_words, 0),
  });
  const now = stretch(entries.filter(({ day }) => day >= fromDay));
  const before = stretch(entries.filter(({ day }) => day < fromDay));
  return {
    num_words: now.num_words,
    common: commonMistakes(now, before).map(({ examples, ...rest }) => ({ ...rest, examples: examples.map(shown) })),
    better: improvements(now, before),
    recoveries: recoveries(
      [...before.mistakes, ...now.mistakes],
      entries.map((entry) => ({ entry_id: entry.entry_id, words: wordsIn(entry) })),
    ),
  };
}

const shown = ({ entry_id, day, wrong, right, sentence }: LedgerMistake) => ({ entry_id, day, wrong, right, sentence });
