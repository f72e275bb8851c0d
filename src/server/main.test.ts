import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { freePort, httpBrowser, type ServerProcess, spawnServer, untilReady } from '#testing/process.ts';
import { REGISTRATION } from '#testing/server.ts';

let folder: string;
let running: ServerProcess[];
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'dayglot-main-'));
  running = [];
});
afterEach(async () => {
  for (const server of running) server.child.kill('SIGKILL');
  await Promise.all(running.map(({ ended }) => ended));
  rmSync(folder, { recursive: true, force: true });
});

async function start(env: Record<string, string> = {}): Promise<ServerProcess> {
  const defaults = {
    DATA_DIR: folder,
    PORT: String(await freePort()),
    CORRECTOR: 'scripted',
    LOG_LEVEL: 'warn',
    BOT_CHECK: 'off',
  };
  const server = spawnServer({ ...defaults, ...env });
  running.push(server);
  return server;
}

async function register(server: ServerProcess) {
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

/** Resolves once the server has saved an entry, which its owner sees as a day written. */
async function untilSaved(call: ReturnType<typeof httpBrowser>): Promise<void> {
  let streak = 0;
  while (streak === 0) streak = (await call('readProfile')).result.cur_streak;
}

describe('a server that cannot start says why in one sentence and ends with 1', () => {
  const problem = async (env: Record<string, string>) => {
    const server = await start(env);
    expect(await server.ended).toBe(1);
    return server.output();
  };

  test('wrong settings, all at once', async () => {
    const said = await problem({ PORT: 'abc', CORRECTOR: 'magic' });
    expect(said).toContain('2 settings are wrong');
    expect(said).toContain('PORT is «abc»');
  });

  test('a port in use', async () => {
    const other = createServer().listen(0, 'localhost');
    await once(other, 'listening');
    const { port } = other.address() as { port: number };
    expect(await problem({ PORT: String(port) })).toContain(`Port ${port} is in use`);
    other.close();
  });

  test('a database that cannot be reached', async () => {
    const said = await problem({ DATABASE_URL: `postgres://nobody:secret@127.0.0.1:${await freePort()}/diary` });
    expect(said).toContain('The database cannot be reached (ECONNREFUSED): check DATABASE_URL');
    expect(said).not.toContain('secret');
  });

  test('a DATA_DIR that cannot be written', async () => {
    const file = join(folder, 'a-file');
    writeFileSync(file, '');
    expect(await problem({ DATA_DIR: join(file, 'data') })).toContain('DATA_DIR cannot be written');
  });
});

test('two servers that start at once on a new database both start', async () => {
  const servers = await Promise.all([start(), start()]);
  await Promise.all(servers.map(untilReady));
});

test('killed between save and feedback, then asked again: one entry, one feedback', async () => {
  const first = await untilReady(await start());
  const port = new URL(first.url).port;
  const call = await register(first);
  const entry_id = randomUUID();
  const entry = { entry_id, inputDay: 'I goed home.', inputWell: '', inputGrateful: '', mood: 5 };
  // What takes so long is not answered before the end, however slow the machine is.
  const long = { inputDay: 'I goed home. [SLOW] [STREAM]', inputWell: 'A song.', inputGrateful: 'A song.' };
  const cutOff = call('callCorrectorDiary', { ...entry, ...long }).catch(() => 'cut off');
  await untilSaved(call);
  first.child.kill('SIGKILL');
  await first.ended;
  expect(await cutOff).toBe('cut off');

  await untilReady(await start({ PORT: port }));
  const saved = await call('fetchLastDiaryEntries', { hist_period_days: 7 });
  expect(saved.result).toMatchObject({ diaryEntries: [], cur_streak: 1 });
  const again = await call('callCorrectorDiary', entry);
  expect(JSON.parse(again.result.text).correctedDay).toBe('I went home.');
  const done = await call('fetchLastDiaryEntries', { hist_period_days: 7 });
  expect(done.result).toMatchObject({ diaryEntries: [{ mood: 5, num_words: 3 }], cur_streak: 1 });
});

test('a server that says that it is ready can be asked to stop in the same moment', async () => {
  const server = await untilReady(await start());
  server.child.kill('SIGTERM');
  expect(await server.ended).toBe(0);
});

test('asked to stop, a server finishes the correction it is at and ends with 0', async () => {
  const server = await untilReady(await start());
  const call = await register(server);
  const entry = { inputDay: 'I goed home. [SLOW]', inputWell: '', inputGrateful: '', mood: -1 };
  const answering = call('callCorrectorDiary', entry);
  await untilSaved(call);
  server.child.kill('SIGTERM');
  expect(JSON.parse((await answering).result.text).finishReason).toBe('STOP');
  expect(await server.ended).toBe(0);
});
