import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

/** Starting tsx and loading two languages takes its time on a busy machine. */
const timeout = 120_000;

const CLI = fileURLToPath(new URL('./cli.ts', import.meta.url));

/** Runs the command with lines on its standard input. */
function run(args: string[], input: string): Promise<{ code: number; out: string; err: string }> {
  return new Promise((resolve) => {
    const child = execFile(process.execPath, ['--import', 'tsx', CLI, ...args], (error, out, err) =>
      resolve({ code: error ? Number(error.code) : 0, out, err }),
    );
    child.stdin?.end(input);
  });
}

test('prints a correction a line, in order, and nothing else', { timeout }, async () => {
  const { code, out } = await run(['--lang', 'de'], 'Ich habe ein Katze.\n\nIch weiß, daß er kommt.\n');
  expect(out).toBe('Ich habe eine Katze.\n\nIch weiß, dass er kommt.\n');
  expect(code).toBe(0);
});

test('finds the language of each line without --lang', { timeout }, async () => {
  const input =
    'Ayer voy al cine con mis amigos y mi hermana.\nIch weiß, daß meine Schwester heute nach Berlin kommt.\n';
  expect((await run([], input)).out).toBe(
    'Ayer fui al cine con mis amigos y mi hermana.\nIch weiß, dass meine Schwester heute nach Berlin kommt.\n',
  );
});

test('refuses what is no language code with one sentence', { timeout }, async () => {
  const { code, out, err } = await run(['--lang', 'german'], 'Hallo\n');
  expect(code).toBe(1);
  expect(out).toBe('');
  expect(err).toBe('--lang takes a two-letter language code such as en, not “german”.\n');
});
