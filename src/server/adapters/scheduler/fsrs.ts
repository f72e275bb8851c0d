import { type CardInput, createEmptyCard, fsrs, Rating, State } from 'ts-fsrs';
import { addDays } from '#domain/day.ts';
import type { Grade, Memory } from '#domain/review.ts';
import type { Scheduler } from '#server/ports/scheduler.ts';

/** Nobody waits longer for a card of their own words. */
const MAX_DAYS = 365;

const RATINGS = { again: Rating.Again, good: Rating.Good, easy: Rating.Easy } as const satisfies Record<Grade, Rating>;

/** A day as a moment: cards come by the day, whatever the hour they were answered at. */
const noonOf = (day: string): Date => new Date(`${day}T12:00:00Z`);

/**
 * Schedules by FSRS (ts-fsrs), in whole days of the learner: no steps within a day, and no dice, so that the same answers
 * give the same days.
 */
export function createFsrsScheduler(): Scheduler {
  const scheduler = fsrs({ enable_fuzz: false, enable_short_term: false, maximum_interval: MAX_DAYS });
  return (memory, grade, today) => {
    // Whoever flew west may be a day behind the last answer.
    const on = memory && memory.last_day > today ? memory.last_day : today;
    const { card } = scheduler.next(memory ? cardOf(memory) : createEmptyCard(noonOf(on)), noonOf(on), RATINGS[grade]);
    const { stability, difficulty, reps, lapses, scheduled_days } = card;
    // The library lets what was easy wait a day longer than the longest.
    const due_day = addDays(on, Math.min(MAX_DAYS, scheduled_days));
    return { due_day, last_day: on, stability, difficulty, reps, lapses };
  };
}

const cardOf = ({ due_day, last_day, ...known }: Memory): CardInput => ({
  ...known,
  due: noonOf(due_day),
  last_review: noonOf(last_day),
  state: State.Review,
  // Of these only the library's older versions take notice.
  elapsed_days: 0,
  scheduled_days: 0,
  learning_steps: 0,
});
