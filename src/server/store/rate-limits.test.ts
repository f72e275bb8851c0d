import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { deleteEmptyBuckets, giveTurnBack, takeTurn } from '#server/store/rate-limits.ts';
import { engines, type TestDb } from '#testing/engines.ts';

const RATE = { burst: 3, every_ms: 1000 };
const NOW = 1_800_000_000_000;

describe.each(engines)('a bucket on $name', (engine) => {
  let own: TestDb;
  beforeAll(async () => {
    own = await engine.create();
  });
  afterAll(() => own.remove());
  const take = (bucket: string, now_ms: number, rate = RATE) => takeTurn(own.db.kysely, bucket, rate, now_ms);

  test('grants its burst at once, then tells how long to wait for the next', async () => {
    const waits = [];
    for (const at of [0, 0, 0, 0, 400, 1000, 1000, 5000]) waits.push(await take('a', NOW + at));
    expect(waits).toEqual([0, 0, 0, 1000, 600, 0, 1000, 0]);
  });

  test('one does not use up another', async () => {
    for (let n = 0; n < 3; n += 1) await take('b', NOW);
    expect(await take('c', NOW)).toBe(0);
  });

  test('of many asking at the same moment only its burst is granted', async () => {
    const waits = await Promise.all(Array.from({ length: 20 }, () => take('d', NOW)));
    expect(waits.filter((wait) => wait === 0)).toHaveLength(RATE.burst);
  });

  test('in any stretch of time it grants no more than burst + time / every', async () => {
    let bucket = 0;
    await fc.assert(
      fc.asyncProperty(fc.array(fc.integer({ min: 0, max: 3000 }), { maxLength: 30 }), async (gaps) => {
        bucket += 1;
        let now_ms = NOW;
        let granted = 0;
        for (const gap of gaps) {
          now_ms += gap;
          const wait = await take(`property ${bucket}`, now_ms);
          if (wait === 0) granted += 1;
          else expect(await take(`property ${bucket}`, now_ms + wait - 1)).toBeGreaterThan(0);
        }
        expect(granted).toBeLessThanOrEqual(RATE.burst + Math.floor((now_ms - NOW) / RATE.every_ms));
      }),
      { numRuns: 30 },
    );
  });

  test('what was filled before the clock was set back an hour keeps nobody out, and fills anew', async () => {
    for (let n = 0; n < 3; n += 1) await take('f', NOW);
    const waits = [];
    for (let n = 0; n < 4; n += 1) waits.push(await take('f', NOW - 3_600_000));
    expect(waits).toEqual([0, 0, 0, 1000]);
  });

  test('a turn given back can be taken again, and more than were taken cannot be given back', async () => {
    const giveBack = () => giveTurnBack(own.db.kysely, 'g', RATE, NOW);
    for (let n = 0; n < 3; n += 1) await take('g', NOW);
    await giveBack();
    expect([await take('g', NOW), await take('g', NOW)]).toEqual([0, 1000]);
    for (let n = 0; n < 9; n += 1) await giveBack();
    const waits = [];
    for (let n = 0; n < 4; n += 1) waits.push(await take('g', NOW));
    expect(waits).toEqual([0, 0, 0, 1000]);
  });

  test('buckets that are empty again are cleared away', async () => {
    await take('e', NOW);
    await deleteEmptyBuckets(own.db.kysely, NOW + 100_000);
    expect(await own.db.kysely.selectFrom('rate_limit').select('bucket').execute()).toEqual([]);
  });
});
