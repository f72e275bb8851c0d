import type { Contract } from '#contract';
import { addDays } from '#domain/day.ts';
import { type CommonMistake, commonMistakes, improvements } from '#domain/ledger.ts';
import { learnersZone, todayOf } from '#server/calls/today.ts';
import type { SignedInContext } from '#server/context.ts';
import { learnersVault } from '#server/correction/learners-vault.ts';
import { type DatedMistake, readMistakes } from '#server/ledger/read-mistakes.ts';
import { readRecoveries } from '#server/ledger/read-recoveries.ts';
import { findWords } from '#server/store/mistakes.ts';
import { createTimeSlice } from '#server/time-slice.ts';
import type { UserVault } from '#server/vault/vault.ts';

type Answer = Contract['fetchMistakes']['output'];

/**
 * What the learner gets wrong over the last days and what they got better at, against as many days before. The words are
 * sealed with each mistake, and only those that are shown are opened.
 */
export async function fetchMistakes(input: Contract['fetchMistakes']['input'], c: SignedInContext): Promise<Answer> {
  const today = todayOf(c, await learnersZone(c, input.time_zone));
  const fromDay = addDays(today, 1 - input.hist_period_days);
  const since = addDays(fromDay, -input.hist_period_days);
  const vault = await learnersVault(c);
  const { entries, mistakes } = await readMistakes(c, since);
  const stretch = (isIn: (day: string) => boolean) => ({
    mistakes: mistakes.filter(({ day }) => isIn(day)),
    num_words: entries.filter(({ day }) => isIn(day)).reduce((sum, { num_words }) => sum + num_words, 0),
  });
  const now = stretch((day) => day >= fromDay);
  const before = stretch((day) => day < fromDay);
  const giveWay = createTimeSlice();
  const common = [];
  for (const kind of commonMistakes(now, before)) {
    common.push(await withExamples(c, vault, kind));
    await giveWay();
  }
  return {
    num_words: now.num_words,
    common,
    better: improvements(now, before),
    recoveries: await readRecoveries(c, vault, mistakes, since),
  };
}

async function withExamples(c: SignedInContext, vault: UserVault, common: CommonMistake<DatedMistake>) {
  const examples = [];
  for (const mistake of common.examples) {
    const words = await findWords(c.db.kysely, vault, c.user.user_id, mistake);
    if (!words) continue;
    const { entry_id, day } = mistake;
    const { wrong, right, sentence } = words;
    examples.push({ entry_id, day, wrong, right, sentence });
  }
  return { ...common, examples };
}
