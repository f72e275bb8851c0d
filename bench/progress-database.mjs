// The database under bench/progress.mjs, opened beside the server: other learners and their entries come in by sets of rows.
import { join } from 'node:path';
import { startPostgres } from '../scripts/lib/postgres.mjs';

const PER_USER = 1000;
const DAY_MS = 86_400_000;
const SET = 100_000;

/** Rows n from `from` to `to`, as a table `row(n)`, in each engine's own way. */
const ROWS = {
  postgres: (from, to) => `row AS (SELECT generate_series(${from}, ${to - 1}) AS n)`,
  sqlite: (from, to) => `RECURSIVE row(n) AS (SELECT ${from} UNION ALL SELECT n + 1 FROM row WHERE n < ${to - 1})`,
};

const user = "'other-' || (n / 1000)";
const WITHOUT_TEXTS = `'done', 1, 1790000000000 - (n % ${PER_USER}) * CAST(${DAY_MS} AS bigint), '2026-01-01', 'UTC', 3, 'mark', '', '', '', 80, 4, 1`;
const COLUMNS =
  '"user_id", "id", "state", "revision", "date_ms", "day", "time_zone", "mood", "texts_mark", "inputDay", "inputWell", "inputGrateful", "num_words", "num_word_diffs", "word_count_version"';

export async function databaseOf(engine) {
  const server = engine === 'postgres' ? await startPostgres() : undefined;
  let run;
  let end;
  const rows = (from, to, sql) => run(`WITH ${ROWS[engine](from, to)} ${sql}`);
  return {
    env: server ? { DATABASE_URL: server.url } : {},
    open: async (folder) => {
      ({ run, end } = server ? await postgres(server.url) : await sqlite(join(folder, 'diary.db')));
    },
    run: (sql) => run(sql),
    verify: (id) => run(`UPDATE auth_user SET is_verified = 1 WHERE id = '${id}'`),
    /** One entry a day, the last one today. */
    spread: async (id) => {
      const found = await run(`SELECT id FROM entry WHERE user_id = '${id}' ORDER BY date_ms`);
      for (const [n, { id: entry }] of found.entries()) {
        const ms = Date.now() - (found.length - 1 - n) * DAY_MS;
        const day = new Date(ms).toISOString().slice(0, 10);
        await run(`UPDATE entry SET day = '${day}', date_ms = ${ms} WHERE user_id = '${id}' AND id = '${entry}'`);
      }
    },
    fill: async (from, to) => {
      if (from >= to) return;
      const of = (n) => Math.ceil(n / PER_USER);
      await rows(
        of(from),
        of(to),
        `INSERT INTO auth_user (id, email, is_verified, created_ms) SELECT 'other-' || n, 'other-' || n || '@example.org', 1, 0 FROM row WHERE true`,
      );
      for (let at = from; at < to; at += SET)
        await rows(
          at,
          Math.min(to, at + SET),
          `INSERT INTO entry (${COLUMNS}) SELECT ${user}, 'entry-' || n, ${WITHOUT_TEXTS} FROM row WHERE true`,
        );
      // PostgreSQL does so by itself in a while; SQLite never does, and the server does not ask for it.
      if (server) await run('ANALYZE');
      if (server) await run('CHECKPOINT');
    },
    close: async () => {
      await end();
      await server?.stop();
    },
  };
}

async function postgres(url) {
  const { default: pg } = await import('pg');
  const client = new pg.Client(url);
  await client.connect();
  return { run: async (sql) => (await client.query(sql)).rows, end: () => client.end() };
}

async function sqlite(file) {
  const { default: Database } = await import('libsql');
  const db = new Database(file);
  db.pragma('busy_timeout = 60000');
  db.pragma('foreign_keys = on');
  const run = (sql) => {
    const statement = db.prepare(sql);
    return statement.reader ? statement.all() : void statement.run();
  };
  return { run: async (sql) => run(sql), end: async () => void db.close() };
}
