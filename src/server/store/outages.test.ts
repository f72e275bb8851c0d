import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Db } from '#server/store/db.ts';
import { beat, deleteOldOutages, listOutages, MOST_OUTAGES } from '#server/store/outages.ts';
import { engines, type TestDb } from '#testing/engines.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const START_MS = Date.parse('2026-11-21T12:00:00Z');

describe.each(engines)('the outage ledger on $name', (engine) => {
  let own: TestDb;
  let db: Db;
  beforeEach(async () => {
    own = await engine.create();
    db = own.db;
  });
  afterEach(() => own.remove());

  /** Beats at so many minutes after the start, one after the other. */
  const beats = async (...minutes: number[]) => {
    for (const minute of minutes) await beat(db, START_MS + minute * MINUTE_MS);
  };
  /** The outages in minutes after the start. */
  const outages = async () =>
    (await listOutages(db.kysely)).map((one) => [one.start_ms, one.end_ms].map((ms) => (ms - START_MS) / MINUTE_MS));

  test('a new service has none, one at work has none, and a restart is none', async () => {
    await beats(0, 1, 2, 12, 13);
    expect(await outages()).toEqual([]);
  });

  test('a silence of more than ten minutes is one, from the last beat to the next', async () => {
    await beats(0, 1, 12, 13);
    expect(await outages()).toEqual([[1, 12]]);
  });

  test('two servers tell of it once, and one that lives keeps the service alive', async () => {
    await beats(0);
    await Promise.all([beat(db, START_MS + 20 * MINUTE_MS), beat(db, START_MS + 20 * MINUTE_MS + 5)]);
    expect(await outages()).toEqual([[0, 20]]);
    // The other one is down from here on.
    await beats(21, 30, 39, 48);
    expect(await outages()).toHaveLength(1);
  });

  test('what is up for less than an hour between two outages is one outage', async () => {
    await beats(0, 100, 130, 200, 209, 218, 227, 236, 245, 254, 263, 300);
    expect(await outages()).toEqual([
      [0, 200],
      [263, 300],
    ]);
  });

  test('a clock that was wrong for a while leaves nothing behind', async () => {
    await beats(0, 60 * 24 * 365, 1, 2);
    expect(await outages()).toEqual([]);
    // Another server’s clock that is a little ahead does not matter.
    await beats(5, 3, 4, 6);
    expect(await outages()).toEqual([]);
  });

  test('of too many the oldest are forgotten', async () => {
    const rows = Array.from({ length: MOST_OUTAGES + 5 }, (_, n) => ({
      start_ms: START_MS + n * 2 * HOUR_MS,
      end_ms: START_MS + n * 2 * HOUR_MS + HOUR_MS,
    }));
    await db.kysely.insertInto('outage').values(rows).execute();
    await deleteOldOutages(db.kysely);
    const left = await listOutages(db.kysely);
    expect(left).toEqual(rows.slice(5));
    await deleteOldOutages(db.kysely);
    expect(await listOutages(db.kysely)).toHaveLength(MOST_OUTAGES);
  });
});
