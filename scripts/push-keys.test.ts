import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { parseEnv } from 'node:util';
import { expect, test } from 'vitest';
import { readConfig } from '#server/config.ts';

test('npm run push-keys prints two lines for .env, and other ones each time', () => {
  const printed = [0, 1].map(() =>
    execFileSync(process.execPath, [fileURLToPath(new URL('push-keys.mjs', import.meta.url))], { encoding: 'utf8' }),
  );
  for (const lines of printed) {
    const env = parseEnv(lines) as Record<string, string>;
    expect(Object.keys(env).sort()).toEqual(['VAPID_PRIVATE_KEY', 'VAPID_PUBLIC_KEY']);
    expect(readConfig(env)).toMatchObject(env);
  }
  expect(printed[0]).not.toBe(printed[1]);
});
