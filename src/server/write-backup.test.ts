import { mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openSqlite } from '#server/adapters/db/sqlite.ts';
import { writeBackup } from '#server/write-backup.ts';
import { engines } from '#testing/engines.ts';
import { startTestServer, TestBrowser } from '#testing/server.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'dayglot-backup-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const [sqlite, postgres] = engines;

test('a copy that was made beside a server at work is a whole database, and its texts open', async () => {
  if (!sqlite) throw new Error('There is always SQLite.');
  const server = await startTestServer(sqlite);
  const ann = new TestBrowser(server);
  await ann.register(server);
  await ann.call('callCorrectorDiary', { inputDay: 'I goed home.', inputWell: '', inputGrateful: '', mood: 3 });
  mkdirSync(join(folder, 'restored'));
  const path = join(folder, 'restored', 'diary.db');
  expect(writeBackup(server.services.db, path)).toContain('The secret is not in it');
  expect(statSync(path).mode & 0o777).toBe(0o600);
  await ann.call('updateUsername', { username: 'Later' });

  const db = openSqlite(join(folder, 'restored'));
  const restored = await startTestServer(sqlite, { testDb: { db, reopen: () => db, remove: async () => undefined } });
  const again = new TestBrowser(restored);
  for (const [name, value] of ann.cookies) again.cookies.set(name, value);
  const { diaryEntries } = (await again.call('fetchLastDiaryEntries', { hist_period_days: 7 })).result;
  expect(diaryEntries).toHaveLength(1);
  expect((await again.call('readProfile')).result.username).toBe('Ann');
  await restored.close();
  await db.kysely.destroy();
  await server.close();
});

test('no backup is written over another one, and half a one is taken away', async () => {
  if (!sqlite) throw new Error('There is always SQLite.');
  const { db, remove } = await sqlite.create();
  const path = join(folder, 'diary.db');
  writeFileSync(path, 'the backup of yesterday');
  expect(() => writeBackup(db, path)).toThrow('is there already');
  expect(readFileSync(path, 'utf8')).toBe('the backup of yesterday');
  expect(() => writeBackup(db, undefined)).toThrow('Say where to');
  const failing = {
    ...db,
    copyTo: () => {
      throw new Error('disk full');
    },
  };
  expect(() => writeBackup(failing, join(folder, 'other.db'))).toThrow('disk full');
  expect(() => statSync(join(folder, 'other.db'))).toThrow('ENOENT');
  const nowhere = join(folder, 'no', 'such', 'folder.db');
  expect(() => writeBackup(db, nowhere)).toThrow(`The backup cannot be written to ${nowhere} (ENOENT)`);
  expect(() => writeBackup(db, join(path, 'within-a-file.db'))).toThrow('(ENOTDIR)');
  await remove();
});

test.runIf(postgres)('PostgreSQL has a program of its own for that', async () => {
  const made = await postgres?.create();
  if (made) expect(() => writeBackup(made.db, join(folder, 'diary.db'))).toThrow('pg_dump');
  await made?.remove();
});
