import { readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';
import { expect, test } from 'vitest';
import { readConfig, SETTING_NAMES } from '#server/config.ts';

const example = parseEnv(readFileSync(new URL('../../.env.example', import.meta.url), 'utf8')) as Record<
  string,
  string
>;

test('.env.example lists every setting and no other', () => {
  expect(Object.keys(example).sort()).toEqual([...SETTING_NAMES].sort());
});

test('.env.example as it stands gives the defaults', () => {
  expect(readConfig(example)).toEqual(readConfig({}));
});
