import type { Profile } from '#contract';
import { dayOf } from '#domain/day.ts';

/** The visitor's IANA time zone, such as Europe/Berlin. */
export const timeZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;

type Settings = Partial<Pick<Profile, 'time_zone' | 'is_time_zone_own' | 'day_start_hour'>>;
let noted: Settings = {};

/** Notes when the learner's day begins, and where, as their profile says. */
export const noteDay = (settings: Settings): void => {
  noted = { ...noted, ...settings };
};

/** The learner's day, YYYY-MM-DD, at a moment, as the server will see it; now unless said otherwise. */
export const learnersDay = (ms: number = Date.now()): string =>
  dayOf(ms, (noted.is_time_zone_own && noted.time_zone) || timeZone(), noted.day_start_hour);
