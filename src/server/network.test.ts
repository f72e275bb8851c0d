import { expect, test } from 'vitest';
import { isLoopback, networksOf } from '#server/network.ts';

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['unknown', 'unknown'],
])('%s counts as one address', (address, name) => {
  expect(networksOf(address)).toEqual([{ name, times: 1 }]);
});

test.each([
  ['2001:db8:1:2345:3:4:5:6', '2001:db8:1:2345/64', '2001:db8:1:2300/56', '2001:db8:1:0/48'],
  ['2001:0db8:0001:0002::9', '2001:db8:1:2/64', '2001:db8:1:0/56', '2001:db8:1:0/48'],
  ['2001:db8::1', '2001:db8:0:0/64', '2001:db8:0:0/56', '2001:db8:0:0/48'],
  ['::1', '0:0:0:0/64', '0:0:0:0/56', '0:0:0:0/48'],
  ['fe80::1%eth0', 'fe80:0:0:0/64', 'fe80:0:0:0/56', 'fe80:0:0:0/48'],
  ['1:2:3:4:5:6:7::', '1:2:3:4/64', '1:2:3:0/56', '1:2:3:0/48'],
  ['1:2:3:ffff:5:6:1.2.3.4', '1:2:3:ffff/64', '1:2:3:ff00/56', '1:2:3:0/48'],
  ['64:ff9b::1.2.3.4', '64:ff9b:0:0/64', '64:ff9b:0:0/56', '64:ff9b:0:0/48'],
])('%s counts under its /64, /56 and /48', (address, ...names) => {
  expect(networksOf(address).map(({ name }) => name)).toEqual(names);
  expect(networksOf(address).map(({ times }) => times)).toEqual([1, 2, 4]);
});

test.each([
  ['127.0.0.1', true],
  ['127.255.0.9', true],
  ['::1', true],
  ['::ffff:127.0.0.1', true],
  ['::ffff:10.0.0.1', false],
  ['10.127.0.1', false],
  ['::', false],
  ['0.0.0.0', false],
  ['', false],
])('%s is this machine: %s', (address, isOwn) => {
  expect(isLoopback(address)).toBe(isOwn);
});
