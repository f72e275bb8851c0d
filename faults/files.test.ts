import { randomUUID } from 'node:crypto';
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Sqlite from 'libsql';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { figure } from '#testing/figures.ts';
import { freePort, httpBrowser, type ServerProcess, spawnServer, untilReady } from '#testing/process.ts';
import { REGISTRATION } from '#testing/server.ts';
import { expectSentence } from './sentence.ts';

let folder: string;
let running: ServerProcess[];
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'dayglot-files-'));
  running = [];
});
afterEach(async () => {
  for (const server of running) server.child.kill('SIGKILL');
  await Promise.all(running.map(({ ended }) => ended));
  rmSync(folder, { recursive: true, force: true });
});

async function start(DATA_DIR: string): Promise<ServerProcess> {
  const PORT = String(await freePort());
  const server = spawnServer({
    DATA_DIR,
    PORT,
    CORRECTOR: 'scripted',
    LOG_LEVEL: 'warn',
    BOT_CHECK: 'off',
    RATE_LIMIT: 'off',
  });
  running.push(server);
  return server;
}

async function learner(server: ServerProcess) {
  const call = httpBrowser(server.url);
  await call('registerUser', REGISTRATION);
  await call('signIn', { email: REGISTRATION.email });
  await call('sendVerificationEmail');
  const mails = async () => (await (await fetch(`${server.url}/dev/mailbox.json`)).json()) as { links: string[] }[];
  let links: string[] = [];
  while (links.length === 0) links = (await mails())[0]?.links ?? [];
  await call('confirmEmail', { token: new URL(links[0] ?? '').hash.replace('#token=', '') });
  return call;
}

const entryOf = (entry_id: string) => ({
  entry_id,
  inputDay: 'I goed home.',
  inputWell: '',
  inputGrateful: '',
  mood: 4,
});
const isWhole = (path: string): boolean =>
  (new Sqlite(path).prepare('pragma integrity_check').get() as { integrity_check: string }).integrity_check === 'ok';

describe('what a machine that lost its power leaves behind', () => {
  test('a write-ahead log cut off anywhere: the server starts, the database is whole, and only what was cut is missing', async () => {
    const first = await untilReady(await start(folder));
    const call = await learner(first);
    const ids = Array.from({ length: 8 }, () => randomUUID());
    for (const id of ids) expect((await call('callCorrectorDiary', entryOf(id))).result).toBeDefined();
    first.child.kill('SIGKILL');
    await first.ended;
    const wal = readFileSync(join(folder, 'diary.db-wal'));
    expect(wal.length).toBeGreaterThan(20_000);

    let kept: number[] = [];
    for (const share of [0, 0.1, 0.5, 0.95, 1]) {
      const copy = join(folder, `cut-${share}`);
      mkdirSync(copy);
      for (const file of ['diary.db', 'diary.db-wal', 'app-secret'])
        if (existsSync(join(folder, file))) copyFileSync(join(folder, file), join(copy, file));
      truncateSync(join(copy, 'diary.db-wal'), Math.floor(wal.length * share));
      const server = await untilReady(await start(copy));
      const again = httpBrowser(server.url);
      // Whoever lost even the account registers anew.
      const login = await again('loginUser', { email: REGISTRATION.email, password: REGISTRATION.password });
      const { error } = login.error ? await again('registerUser', REGISTRATION) : login;
      expect(error).toBeUndefined();
      server.child.kill('SIGTERM');
      expect(await server.ended).toBe(0);
      expect(isWhole(join(copy, 'diary.db'))).toBe(true);
      kept = [
        ...kept,
        Number(
          new Sqlite(join(copy, 'diary.db'))
            .prepare("select count(*) as n from entry where state = 'done'")
            .all()
            .map((row) => (row as { n: number }).n)[0],
        ),
      ];
    }
    expect(kept.at(-1)).toBe(ids.length);
    expect(kept).toEqual([...kept].sort((a, b) => a - b));
    figure(
      'write-ahead log cut at 5 places: starts / whole / entries kept',
      `5 / 5 / ${kept.join(', ')} of ${ids.length}`,
      '5 / 5',
    );
  });
});

describe('files that are no database of ours: one sentence, and the end', () => {
  test.each([
    [
      'a diary.db that is something else',
      'diary.db',
      'This is a letter to my aunt, and no database at all.'.repeat(100),
    ],
    ['a diary.db that is a folder', 'diary.db', undefined],
  ])('%s', async (_, file, content) => {
    if (content === undefined) mkdirSync(join(folder, file));
    else writeFileSync(join(folder, file), content);
    const server = await start(folder);
    expect(await server.ended).toBe(1);
    const [said = ''] = server.output().trim().split('\n').slice(-1);
    expectSentence(said);
    expect(said).toContain('DATA_DIR');
    if (content !== undefined) expect(readFileSync(join(folder, file), 'utf8')).toBe(content);
  });
});
