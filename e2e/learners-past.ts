import type { Mood } from '#domain/mood.ts';
import type { Services } from '#server/services.ts';
import { findKey } from '#server/store/accounts.ts';
import { savePending, storeFeedback } from '#server/store/entries.ts';

/** A corrected entry of a learner's past. */
export type PastEntry = {
  /** The learner's day, YYYY-MM-DD. */
  readonly day: string;
  /** When it was written, in ISO 8601 with its offset. */
  readonly at: string;
  readonly mood?: Mood | undefined;
  readonly num_words: number;
  readonly num_word_diffs: number;
  readonly lang?: string;
};

/** Puts corrected entries into a server's store, as the server itself would have, on the days that they say. */
export async function storePast(services: Services, user_id: string, entries: readonly PastEntry[]): Promise<void> {
  const key = await findKey(services.db.kysely, user_id);
  if (!key) throw new Error('The learner has no key.');
  const vault = services.vault.forUser(user_id, key);
  for (const { day, at, mood, num_words, num_word_diffs, lang = 'en' } of entries) {
    const [id, date_ms] = [services.newId(), Date.parse(at)];
    const texts = { inputDay: `What I wrote on ${day}.`, inputWell: '', inputGrateful: '' };
    await savePending(services.db.kysely, vault, {
      user_id,
      id,
      date_ms,
      day,
      time_zone: 'Europe/Berlin',
      mood,
      ...texts,
    });
    const { inputDay: correctedDay } = texts;
    const feedback = { finishReason: 'STOP', correctedDay, correctedWell: '', correctedGrateful: '', topMistakes: [] };
    const correction = {
      feedback: { ...feedback, finishReason: 'STOP' as const, lang, checked_by: 'basic' },
      counts: { num_words, num_word_diffs, word_count_version: 1 },
      mistakes: [],
    };
    await storeFeedback(services.db, vault, { user_id, id, revision: 1 }, correction, date_ms);
  }
}
