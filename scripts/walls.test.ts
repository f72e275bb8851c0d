import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';

/* The import rules are only worth something while they see every file and catch what they forbid. */

const root = fileURLToPath(new URL('..', import.meta.url));
type Report = {
  summary: { violations: { from: string; rule: { name: string } }[] };
  modules: { source: string }[];
};

/** A copy of the sources, so that nothing is ever planted in the real ones. */
function copyOfSources(): string {
  const copy = mkdtempSync(join(tmpdir(), 'dayglot-walls-'));
  for (const path of [
    'src',
    'package.json',
    'tsconfig.json',
    'tsconfig.base.json',
    'vitest.config.ts',
    '.dependency-cruiser.cjs',
  ])
    cpSync(join(root, path), join(copy, path), { recursive: true });
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'));
  return copy;
}

function cruise(folder: string): Report {
  const done = spawnSync(join(root, 'node_modules/.bin/depcruise'), ['src', '--output-type', 'json'], {
    cwd: folder,
    encoding: 'utf8',
    maxBuffer: 1 << 28,
  });
  return JSON.parse(done.stdout) as Report;
}

const PLANTED = {
  'src/domain/planted-zod.ts': "import { z } from 'zod';\nexport const planted = z;\n",
  'src/domain/planted-node.ts': "import { readFileSync } from 'node:fs';\nexport const planted = readFileSync;\n",
  'src/web/planted-server.ts':
    "import type { Services } from '#server/services.ts';\nexport type Planted = Services;\n",
  'src/web/planted-contract.ts': "import { contract } from '#contract';\nexport const planted = contract;\n",
  'src/web/planted-node.ts': "import { join } from 'node:path';\nexport const planted = join;\n",
  'src/web/ui/planted-screen.ts': "export * from '#web/screens/diary/diary-screen.tsx';\n",
  'src/web/screens/planted/planted.ts': "export * from '#web/screens/diary/diary-screen.tsx';\n",
  'src/server/planted-web.ts': "export const planted = () => import('#web/api.ts');\n",
  'src/server/calls/planted-adapter.ts': "export * from '#server/adapters/db/sqlite.ts';\n",
  'src/server/calls/planted-vendor.ts': "import pg from 'pg';\nexport const planted = pg;\n",
  'src/server/planted-sql.ts': "import { sql } from 'kysely';\nexport const planted = sql;\n",
  'src/server/planted-test.ts': "export * from '#testing/engines.ts';\n",
  'src/server/planted-missing.ts': "export * from '#server/nowhere.ts';\n",
};

let report: Report;
let folder: string;
beforeAll(() => {
  folder = copyOfSources();
  for (const [path, text] of Object.entries(PLANTED)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  report = cruise(folder);
}, 120_000);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('every source file is seen', () => {
  const listed = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', 'src'], { cwd: root });
  const files = listed
    .toString()
    .split('\n')
    .filter((file) => /\.tsx?$/.test(file));
  const seen = new Set(report.modules.map(({ source }) => source));
  expect(files.filter((file) => !seen.has(file))).toEqual([]);
});

test.each(Object.keys(PLANTED))('%s is caught', (path) => {
  expect(report.summary.violations.map(({ from }) => from)).toContain(path);
});

test('nothing but what was planted is caught', () => {
  const found = report.summary.violations.filter(({ from }) => !(from in PLANTED));
  expect(found.map(({ from, rule }) => `${rule.name}: ${from}`)).toEqual([]);
});
