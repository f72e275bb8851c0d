import type { Period } from '#domain/period.ts';

/** What the progress page says of a period: its titles (spec §2), and how it went against the one before. */
export const PERIOD_WORDS = {
  week: {
    own: 'Your week',
    moods: 'Weekly Mood Overview',
    words: 'Weekly Correct & Total Words',
    better: '{kind}: {now} per 100 words, {before} the week before',
    up: 'more often than the week before',
    down: 'less often than the week before',
    equal: 'as often as the week before',
  },
  month: {
    own: 'Your month',
    moods: 'Monthly Mood Overview',
    words: 'Monthly Correct & Total Words',
    better: '{kind}: {now} per 100 words, {before} the month before',
    up: 'more often than the month before',
    down: 'less often than the month before',
    equal: 'as often as the month before',
  },
} as const satisfies Record<Period, Record<string, string>>;
