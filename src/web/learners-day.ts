import { useSyncExternalStore } from 'react';
import type { Profile } from '#contract';
import { DAY_START_HOUR, dayOf } from '#domain/day.ts';

/** How often the clock is looked at, and the browser asked where it is, in ms. */
const LOOK_MS = 20_000;

let zone = '';
let asked_ms = 0;

/**
 * The visitor's IANA time zone, such as Europe/Berlin. A phone takes a millisecond to tell it, and each drawing of the page
 * wants to know several times, so the answer holds until the clock is looked at again.
 */
export function timeZone(): string {
  if (Math.abs(Date.now() - asked_ms) >= LOOK_MS) {
    zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
    asked_ms = Date.now();
  }
  return zone;
}

type Settings = Partial<Pick<Profile, 'time_zone' | 'is_time_zone_own' | 'day_start_hour'>>;
let noted: Settings = {};

/** Notes when the learner's day begins, and where, as their profile says. */
export const noteDay = (settings: Settings): void => {
  noted = { ...noted, ...settings };
};

/** The learner's IANA zone, and the hour at which their day begins there. */
export const learnersZone = () =>
  [(noted.is_time_zone_own && noted.time_zone) || timeZone(), noted.day_start_hour ?? DAY_START_HOUR] as const;

/** The learner's day, YYYY-MM-DD, at a moment, as the server will see it; now unless said otherwise. */
export const learnersDay = (ms: number = Date.now()): string => dayOf(ms, ...learnersZone());

/** Looks at the clock until the answer is called. */
export function watchClock(look: () => void): () => void {
  const timer = setInterval(look, LOOK_MS);
  return () => clearInterval(timer);
}

/** The learner's day now, and the next one as soon as it begins. */
export const useLearnersDay = (): string => useSyncExternalStore(watchClock, learnersDay);
