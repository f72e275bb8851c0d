import { addDays } from '#domain/day.ts';
import type { EditKind } from '#domain/edits.ts';
import { fadedKinds } from '#domain/reminder-week.ts';
import type { Sql } from '#server/store/db.ts';
import { hasWritten, weekOf } from '#server/store/reminders.ts';

type Days = { readonly from: string; readonly to: string };

/** The week that ends on this Sunday, and the one before. */
export const daysOfWeek = (sunday: string): { readonly now: Days; readonly before: Days } => ({
  now: { from: addDays(sunday, -6), to: sunday },
  before: { from: addDays(sunday, -13), to: addDays(sunday, -7) },
});

/** What the weekly mail tells: figures, and nothing of what was written. */
export type WeekSummary = {
  readonly days: number;
  readonly num_words: number;
  readonly faded: readonly EditKind[];
  /** Nothing is written on the Sunday itself yet. */
  readonly isTodayOpen: boolean;
};

export async function summaryOf(sql: Sql, user_id: string, sunday: string): Promise<WeekSummary> {
  const { now, before } = daysOfWeek(sunday);
  const week = await weekOf(sql, user_id, now.from, now.to);
  const faded = fadedKinds(week, await weekOf(sql, user_id, before.from, before.to));
  return { days: week.days, num_words: week.num_words, faded, isTodayOpen: !(await hasWritten(sql, user_id, sunday)) };
}
