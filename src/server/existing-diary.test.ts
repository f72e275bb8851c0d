import { existsSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { configOfExisting } from '#server/existing-diary.ts';

test('a program for operators begins no diary where the settings of the server are missing', () => {
  const DATA_DIR = mkdtempSync(join(tmpdir(), 'dayglot-existing-'));
  expect(() => configOfExisting({ DATA_DIR })).toThrow(`There is no diary in ${DATA_DIR}: run this with the settings`);
  expect(existsSync(join(DATA_DIR, 'diary.db'))).toBe(false);
  writeFileSync(join(DATA_DIR, 'diary.db'), '');
  expect(configOfExisting({ DATA_DIR })).toMatchObject({ DATA_DIR });
  expect(configOfExisting({ DATABASE_URL: 'postgres://localhost/diary' }).DATABASE_URL).toBeDefined();
});
