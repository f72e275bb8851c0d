import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays, daysBetween } from '#domain/day.ts';
import { GRADES, type Grade, type Memory } from '#domain/review.ts';
import { createFsrsScheduler } from '#server/adapters/scheduler/fsrs.ts';

const schedule = createFsrsScheduler();
const DAY = '2026-11-21';

/** How many days each card of a row of answers waits, answered on the very day it comes. */
function waits(grades: readonly Grade[]): number[] {
  let memory: Memory | undefined;
  return grades.map((grade) => {
    const on = memory?.due_day ?? DAY;
    memory = schedule(memory, grade, on);
    return daysBetween(on, memory.due_day);
  });
}

describe('the scheduler', () => {
  test.each<[Grade[], number[]]>([
    [['again'], [1]],
    [['good'], [3]],
    [['easy'], [8]],
    [
      ['good', 'good', 'good', 'again', 'good', 'good'],
      [3, 14, 57, 3, 8, 19],
    ],
    [
      ['again', 'again', 'good'],
      [1, 1, 3],
    ],
    [
      ['easy', 'easy', 'easy', 'easy'],
      [8, 66, 365, 365],
    ],
  ])('after %j waits %j days', (grades, days) => {
    expect(waits(grades)).toEqual(days);
  });

  test('counts answers and lapses', () => {
    const first = schedule(undefined, 'again', DAY);
    expect(first).toMatchObject({ reps: 1, lapses: 0, last_day: DAY, due_day: '2026-11-22' });
    const second = schedule(first, 'again', '2026-11-22');
    expect(second).toMatchObject({ reps: 2, lapses: 1, last_day: '2026-11-22', due_day: '2026-11-23' });
  });

  test('of a learner who flew west to yesterday goes on from the day of the last answer', () => {
    const memory = schedule(undefined, 'good', DAY);
    expect(schedule(memory, 'good', '2026-11-20')).toEqual(schedule(memory, 'good', DAY));
  });

  const history = fc.array(fc.record({ grade: fc.constantFrom(...GRADES), late: fc.nat(500) }), { maxLength: 20 });
  test('always looks forward, at most a year; the better it was known, the longer; and the same gives the same', () => {
    fc.assert(
      fc.property(history, (answers) => {
        let memory: Memory | undefined;
        for (const { grade, late } of answers) {
          const on: string = memory ? addDays(memory.due_day, late) : DAY;
          const [again, good, easy] = GRADES.map((each) => schedule(memory, each, on).due_day);
          expect([again, good, easy]).toEqual([again, good, easy].sort());
          const next = schedule(memory, grade, on);
          expect(schedule(memory, grade, on)).toEqual(next);
          expect(daysBetween(on, next.due_day)).toBeGreaterThanOrEqual(1);
          expect(daysBetween(on, next.due_day)).toBeLessThanOrEqual(365);
          expect(next.reps).toBe((memory?.reps ?? 0) + 1);
          // As it is stored and read again.
          memory = JSON.parse(JSON.stringify(next)) as Memory;
        }
      }),
    );
  });
});
