import type { Grade, Memory } from '#domain/review.ts';

/** What becomes of a card that was answered on a learner's day (YYYY-MM-DD); `memory` is undefined when it was new. */
export type Scheduler = (memory: Memory | undefined, grade: Grade, today: string) => Memory;
