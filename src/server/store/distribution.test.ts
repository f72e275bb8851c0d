import { readdirSync, readFileSync } from 'node:fs';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { engines, type TestDb } from '#testing/engines.ts';

/*
 * What would keep the tables off a database that spreads over many machines (docs/scale.md): CockroachDB, YugabyteDB and
 * Citus, which all place rows by a key. The few exceptions stand here by name, so that a new one is a decision.
 */

/** Rows of nobody: counters, what comes in before anybody is known, and the installation itself. */
const OF_NOBODY = [
  'admin_action',
  'ai_usage',
  'daily_count',
  'heartbeat',
  'outage',
  'rate_limit',
  'reset_request',
  'retired_key',
  'used_proof',
  'wrapping_key',
];
/** Looked into by jobs, over all learners: on Citus each shard is asked. */
const OVER_ALL = [
  'deleted_entry(deleted_ms)',
  'outbox(next_ms)',
  'push_subscription(id)',
  'sent_reminder(day)',
  'users(next_remind_ms)',
];
/** Unique without the key by which rows are placed: Citus needs a table of addresses for it. */
const UNIQUE_OVER_ALL = ['auth_user(email)'];

type Column = { name: string; type: string; pk: number };
type Index = { name: string; unique: number; origin: string };
type Table = {
  readonly name: string;
  readonly columns: Column[];
  readonly key: string[];
  readonly indexes: (Index & { readonly of: string[] })[];
  readonly references: { id: number; table: string; from: string; to: string }[];
};

let made: TestDb;
let tables: Table[];
beforeAll(async () => {
  // The tables are the same on every engine; SQLite tells about them in the fewest words.
  made = await (engines[0] as (typeof engines)[number]).create();
  const { kysely } = made.db;
  const names = (await kysely.introspection.getTables()).map(({ name }) => name);
  tables = await Promise.all(
    names.map(async (name) => {
      const columns = (await sql<Column>`select * from pragma_table_info(${name})`.execute(kysely)).rows;
      const list = (await sql<Index>`select * from pragma_index_list(${name})`.execute(kysely)).rows;
      const indexes = await Promise.all(list.map(async (index) => ({ ...index, of: await columnsOf(index.name) })));
      const references = await sql<Table['references'][number]>`select * from pragma_foreign_key_list(${name})`.execute(
        kysely,
      );
      const key = columns.filter(({ pk }) => pk > 0).sort((a, b) => a.pk - b.pk);
      return { name, columns, indexes, references: references.rows, key: key.map((column) => column.name) };
    }),
  );
});
afterAll(() => made.remove());

const columnsOf = async (index: string): Promise<string[]> =>
  (await sql<Column>`select name from pragma_index_info(${index})`.execute(made.db.kysely)).rows.map(
    ({ name }) => name,
  );
const isOfUser = ({ columns }: Table) => columns.some(({ name }) => name === 'user_id');
const spelled = ({ name }: Table, of: readonly string[]) => `${name}(${of.join(',')})`;

test('every row of a learner is found by their id first', () => {
  expect(tables.filter((table) => !isOfUser(table) && table.name !== 'auth_user').map(({ name }) => name)).toEqual(
    OF_NOBODY,
  );
  for (const table of tables.filter(isOfUser)) expect(table.key[0], table.name).toBe('user_id');
});

test('what refers to another row of a learner says whose it is', () => {
  for (const { name, references } of tables)
    for (const id of new Set(references.map((reference) => reference.id))) {
      const pairs = references.filter((reference) => reference.id === id);
      const to = pairs.map((pair) => `${pair.from} → ${pair.table === 'auth_user' ? 'auth_user.' : ''}${pair.to}`);
      expect([to.includes('user_id → user_id'), to.includes('user_id → auth_user.id')], name).toContain(true);
    }
});

test('indexes lead with the learner, but for those of jobs', () => {
  const others = tables
    .filter(isOfUser)
    .flatMap((table) => table.indexes.filter(({ of }) => of[0] !== 'user_id').map(({ of }) => spelled(table, of)));
  expect(others.sort()).toEqual(OVER_ALL);
});

test('nothing is unique over all learners but what must be', () => {
  const unique = tables
    .filter((table) => isOfUser(table) || table.name === 'auth_user')
    .flatMap((table) =>
      table.indexes.filter((index) => index.unique && index.origin !== 'pk').map(({ of }) => [table, of] as const),
    )
    .filter(([, of]) => of[0] !== 'user_id');
  expect(unique.map(([table, of]) => spelled(table, of))).toEqual(UNIQUE_OVER_ALL);
});

test('the columns are of types that every engine has, and none counts up by itself', () => {
  const types = new Set(tables.flatMap(({ columns }) => columns.map(({ type }) => type.toLowerCase())));
  expect([...types].sort()).toEqual(['bigint', 'double precision', 'integer', 'text']);
});

const files = (folder: string): string[] =>
  readdirSync(new URL(folder, import.meta.url), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
    .map((name) => `${folder}${name}`);
const NOT_EVERYWHERE =
  /sql`|sql\.raw|\.(forUpdate|forShare|skipLocked|noWait|with|withRecursive|distinctOn|mergeInto|lateral\w*)\(|createTrigger|createType|autoIncrement|serial|identity\(/;

test('no statement is of a kind that one of them lacks, or that changes two tables at once', () => {
  const said = files('./').filter((file) => NOT_EVERYWHERE.test(readFileSync(new URL(file, import.meta.url), 'utf8')));
  expect(said).toEqual([]);
  // The check sees what it looks for.
  for (const planted of ['trx.selectFrom("a").forUpdate()', 'sql`listen x`', "addColumn('id', 'serial')"])
    expect(planted).toMatch(NOT_EVERYWHERE);
});

test('a row is chosen by another statement inside its update or deletion in two places only', () => {
  const inside = /updateTable\([^;]*?\beb\s*\n?\s*\.selectFrom|deleteFrom\([^;]*?\beb\s*\n?\s*\.selectFrom/;
  const said = files('./').filter((file) => inside.test(readFileSync(new URL(file, import.meta.url), 'utf8')));
  // Over all learners, which Citus does in two statements only; in a table without user_id.
  expect(said.sort()).toEqual(['./outbox.ts', './password-resets.ts']);
});
