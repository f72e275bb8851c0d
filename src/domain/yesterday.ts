import { dayOf } from '#domain/day.ts';

/** Yesterday may be filled in until this hour. */
const NOON = 12;

/**
 * Whether the day before the learner's today may be filled in: until noon by the wall clock of their IANA zone. Then a day that
 * began at noon would still be that one. In the small hours before a day begins, the noon after the one before has passed.
 */
export const isYesterdayOpen = (ms: number, timeZone: string, startHour: number): boolean =>
  dayOf(ms, timeZone, startHour) !== dayOf(ms, timeZone, NOON);
