import { chmodSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openSqlite } from '#server/adapters/db/sqlite.ts';
import { makeDataFolder } from '#server/data-folder.ts';
import { migrate } from '#server/store/migrations/migrate.ts';

let parent: string;
let umask: number;
beforeEach(() => {
  // The loosest that a machine may have: what is closed here is closed everywhere.
  umask = process.umask(0);
  parent = mkdtempSync(join(tmpdir(), 'dayglot-data-'));
});
afterEach(() => {
  process.umask(umask);
  vi.restoreAllMocks();
  rmSync(parent, { recursive: true, force: true });
});

const rights = (path: string) => (statSync(path).mode & 0o777).toString(8);

async function writeDiary(folder: string): Promise<void> {
  const db = openSqlite(folder);
  await migrate(db);
  expect(readdirSync(folder).sort()).toEqual(['diary.db', 'diary.db-shm', 'diary.db-wal']);
  for (const name of readdirSync(folder)) expect([name, rights(join(folder, name))]).toEqual([name, '600']);
  await db.kysely.destroy();
}

test('a new database lies in files and a folder that only their owner opens', async () => {
  const folder = join(parent, 'a', 'data');
  await writeDiary(folder);
  expect([rights(folder), rights(join(parent, 'a'))]).toEqual(['700', '700']);
});

test('an existing database is closed to others at the start, with its folder', async () => {
  const folder = join(parent, 'data');
  mkdirSync(folder);
  await writeDiary(folder);
  chmodSync(folder, 0o755);
  chmodSync(join(folder, 'diary.db'), 0o644);
  await writeDiary(folder);
  expect(rights(folder)).toBe('700');
});

test('a folder that holds other things as well keeps its rights, the database in it does not', async () => {
  mkdirSync(join(parent, 'data'), { mode: 0o777 });
  writeFileSync(join(parent, 'data', 'notes.txt'), 'of another program');
  openSqlite(join(parent, 'data')).kysely.destroy();
  expect(rights(join(parent, 'data'))).toBe('777');
  expect(rights(join(parent, 'data', 'diary.db'))).toBe('600');
  expect(rights(join(parent, 'data', 'notes.txt'))).toBe('666');
});

test('what belongs to another user stays as it is, and is no reason to fail', () => {
  const folder = join(parent, 'data');
  mkdirSync(folder, { mode: 0o755 });
  writeFileSync(join(folder, 'diary.db'), '', { mode: 0o644 });
  vi.spyOn(process, 'getuid').mockReturnValue(statSync(folder).uid + 1);
  makeDataFolder(folder);
  expect([rights(folder), rights(join(folder, 'diary.db'))]).toEqual(['755', '644']);
});

test('a path that cannot exist fails with a code that the start explains', () => {
  writeFileSync(join(parent, 'file'), '');
  expect(() => makeDataFolder(join(parent, 'file', 'data'))).toThrow('ENOTDIR');
  expect(existsSync(join(parent, 'file', 'data'))).toBe(false);
});
