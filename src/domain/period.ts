/**
 * The two periods of the progress page: their length in days (spec §9), their word in titles (spec §2) and what they are
 * compared with.
 */
export const PERIODS = {
  week: { days: 7, tab: 'Week', title: 'Weekly', before: 'the week before' },
  month: { days: 30, tab: 'Month', title: 'Monthly', before: 'the month before' },
} as const;
export type Period = keyof typeof PERIODS;
