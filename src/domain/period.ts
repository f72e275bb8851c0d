/** The two periods of the progress page: their length in days (spec §9) and their word in titles (spec §2). */
export const PERIODS = {
  week: { days: 7, tab: 'Week', title: 'Weekly' },
  month: { days: 30, tab: 'Month', title: 'Monthly' },
} as const;
export type Period = keyof typeof PERIODS;
