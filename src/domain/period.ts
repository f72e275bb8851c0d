/** The two periods of the progress page: their length in days (spec §9) and their tab (spec §2). */
export const PERIODS = {
  week: { days: 7, tab: 'Week' },
  month: { days: 30, tab: 'Month' },
} as const;
export type Period = keyof typeof PERIODS;
