import { useSyncExternalStore } from 'react';
import { isYesterdayOpen } from '#domain/yesterday.ts';
import { learnersZone, watchClock } from '#web/learners-day.ts';

/** Whether the learner may fill in yesterday at a moment; now unless said otherwise. */
export const isLearnersYesterdayOpen = (ms: number = Date.now()): boolean => isYesterdayOpen(ms, ...learnersZone());

/** The same now, and false as soon as it is noon. */
export const useYesterdayOpen = (): boolean => useSyncExternalStore(watchClock, isLearnersYesterdayOpen);
