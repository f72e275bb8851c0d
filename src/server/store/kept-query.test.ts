import { expect, test } from 'vitest';
import { inTransaction } from '#server/store/db.ts';
import { keptQuery } from '#server/store/kept-query.ts';
import { engines } from '#testing/engines.ts';

test.each(engines)(
  'a kept query on $name is put together once and answers for the values of each call',
  async (engine) => {
    const [one, two] = [await engine.create(), await engine.create()];
    let built = 0;
    const bucketsOf = keptQuery((sql, { bucket, most_ms }: { bucket: string; most_ms: number }) => {
      built += 1;
      return sql
        .selectFrom('rate_limit')
        .select('bucket')
        .where('tat_ms', '>', 0)
        .where((eb) => eb.or([eb('bucket', '=', bucket), eb('bucket', '=', 'always')]))
        .where('tat_ms', '<=', most_ms);
    });
    for (const { db } of [one, two])
      for (const bucket of ['a', 'b']) await db.kysely.insertInto('rate_limit').values({ bucket, tat_ms: 5 }).execute();
    const a = { bucket: 'a', most_ms: 5 };
    expect(await bucketsOf(one.db.kysely, a)).toEqual([{ bucket: 'a' }]);
    expect(await bucketsOf(one.db.kysely, { most_ms: 5, bucket: 'b' })).toEqual([{ bucket: 'b' }]);
    expect(await bucketsOf(one.db.kysely, { ...a, most_ms: 4 })).toEqual([]);
    expect(built).toBe(1);
    expect(await bucketsOf(two.db.kysely, a)).toEqual([{ bucket: 'a' }]);
    expect(built).toBe(2);
    await inTransaction(one.db, async (trx) => {
      await trx.insertInto('rate_limit').values({ bucket: 'always', tat_ms: 1 }).execute();
      expect(await bucketsOf(trx, { ...a, most_ms: 4 })).toEqual([{ bucket: 'always' }]);
    });
    await Promise.all([one.remove(), two.remove()]);
  },
);
