import { expect, test } from 'vitest';
import { createDeviceSigner } from '#server/auth/known-devices.ts';

const [OLD, NEW] = ['an old secret of many characters', 'a new secret of many characters'] as const;
const devices = createDeviceSigner([NEW]);
const ANN = 'ann@example.org';

test('a browser keeps its id at an account, has another at each, and forgets the oldest of six', () => {
  let value: string | undefined;
  const emails = ['a', 'b', 'c', 'd', 'e', 'f'].map((name) => `${name}@example.org`);
  for (const email of emails) value = devices.withAccount(value, email);
  const ids = emails.map((email) => devices.idFor(value, email));
  expect(ids[0]).toBeUndefined();
  expect(new Set(ids.slice(1)).size).toBe(5);
  expect(devices.newestId(value)).toBe(ids[5]);
  const again = devices.withAccount(value, 'c@example.org');
  expect(devices.idFor(again, ' C@Example.org')).toBe(ids[2]);
  expect(devices.newestId(again)).toBe(ids[2]);
  expect(again.split('~')).toHaveLength(5);
});

test('two browsers have two ids at one account, and neither cookie names the address', () => {
  const [one, other] = [devices.withAccount(undefined, ANN), devices.withAccount(undefined, ANN)];
  expect(devices.idFor(one, ANN)).not.toBe(devices.idFor(other, ANN));
  expect(one).not.toContain('ann');
});

test.each([
  ['no cookie', () => undefined],
  ['an empty one', () => ''],
  [
    'the entry of another account',
    (value: string) => value.replace(/^[^.]+/, devices.withAccount('', 'bob@example.org').split('.')[0] ?? ''),
  ],
  ['another id', (value: string) => value.replace(/\.[^.]+\./, '.AAAAAAAAAAAAAAAAAAAAAA.')],
  ['a cut signature', (value: string) => value.slice(0, -1)],
  ['a fourth part', (value: string) => `${value}.x`],
  ['one of another secret', () => createDeviceSigner([OLD]).withAccount('', ANN)],
])('%s makes no device known', (_, bend) => {
  const value = bend(devices.withAccount(undefined, ANN));
  expect([devices.idFor(value, ANN), devices.newestId(value)]).toEqual([undefined, undefined]);
});

test('a device stays known while a secret is rotated', () => {
  const value = createDeviceSigner([OLD]).withAccount(undefined, ANN);
  expect(createDeviceSigner([NEW, OLD]).idFor(value, ANN)).toBe(createDeviceSigner([OLD]).idFor(value, ANN));
});
