/** The mood scale, 1 to 5 (spec §9). */
export const MOODS = [1, 2, 3, 4, 5] as const;
export type Mood = (typeof MOODS)[number];

/** How an unset mood is sent; it is stored and answered as no mood at all (spec §3). */
export const MOOD_UNSET = -1;

/** The labels of the scale (spec §2 /diary). */
export const MOOD_LABELS = {
  1: 'Very Bad',
  2: 'Bad',
  3: 'Okay',
  4: 'Good',
  5: 'Very Good',
} as const satisfies Record<Mood, string>;

export const isMood = (value: unknown): value is Mood => (MOODS as readonly unknown[]).includes(value);

/** An average of moods as a step of the scale: rounded and clamped to 1-5 (spec §9). */
export function moodStep(average: number): Mood {
  return Math.min(5, Math.max(1, Math.round(average))) as Mood;
}
