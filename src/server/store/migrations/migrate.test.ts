import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { migrate } from '#server/store/migrations/migrate.ts';
import { engines } from '#testing/engines.ts';

describe.each(engines)('migrations on $name', (engine) => {
  test('a database of a newer version is refused in words, and left as it is', async () => {
    const { db, remove } = await engine.create();
    const newer = sql`insert into kysely_migration (name, timestamp) values ('9999-later', '2030-01-01T00:00:00Z')`;
    await newer.execute(db.kysely);
    await expect(migrate(db)).rejects.toThrow(
      'The database was changed by a newer version (9999-later): start that version or a later one,',
    );
    await sql`delete from kysely_migration where name = '9999-later'`.execute(db.kysely);
    await migrate(db);
    await remove();
  });

  test('one that fails leaves nothing behind, so that the next start begins anew', async () => {
    const { db, remove } = await engine.createEmpty();
    // In the way of what comes after other tables were made.
    await sql`create table credential (something text)`.execute(db.kysely);
    await expect(migrate(db)).rejects.toThrow();
    const tables = (await db.kysely.introspection.getTables()).map(({ name }) => name);
    expect(tables).not.toContain('auth_user');
    await sql`drop table credential`.execute(db.kysely);
    await migrate(db);
    expect(await db.kysely.selectFrom('ai_usage').selectAll().execute()).toEqual([]);
    await remove();
  });
});

// SQLite is one file of one machine: there it is two processes that start at once (main.test.ts).
test.each(engines.filter(({ name }) => name !== 'SQLite'))(
  'four servers that start at once on $name all start',
  async (engine) => {
    const { db, reopen, remove } = await engine.createEmpty();
    const others = [reopen(), reopen(), reopen()];
    await Promise.all([db, ...others].map(migrate));
    const { rows } = await sql<{ num: number }>`select count(distinct name) as num from kysely_migration`.execute(
      db.kysely,
    );
    const { rows: all } = await sql<{ num: number }>`select count(*) as num from kysely_migration`.execute(db.kysely);
    expect(rows).toEqual(all);
    await Promise.all(others.map(({ kysely }) => kysely.destroy()));
    await remove();
  },
);
