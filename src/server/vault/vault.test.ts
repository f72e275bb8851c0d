import { createCipheriv } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { open } from '#server/vault/seal.ts';
import { createVault } from '#server/vault/vault.ts';

const OLD = 'an old secret of more than thirty-two characters';
const NEW = 'a new secret of more than thirty-two characters!';
const vault = createVault([NEW]);
const ann = vault.forUser('ann', vault.newKey('ann'));

test('what was sealed opens at its place, whatever was written', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      expect(ann.open(ann.seal(text, 'entry/1/inputDay'), 'entry/1/inputDay')).toBe(text);
    }),
  );
});

test('the same text is sealed differently each time and is not readable', () => {
  const [a, b] = [ann.seal('my secret day', 'x'), ann.seal('my secret day', 'x')];
  expect(a).not.toBe(b);
  expect(Buffer.from(a.slice(3), 'base64url').toString('latin1')).not.toContain('secret');
});

test('a sealed text moved to another row, column or user does not open', () => {
  const key = vault.newKey('ann');
  const sealed = vault.forUser('ann', key).seal('text', 'entry/1/inputDay');
  expect(() => vault.forUser('ann', key).open(sealed, 'entry/2/inputDay')).toThrow();
  expect(() => vault.forUser('ann', key).open(sealed, 'entry/1/inputWell')).toThrow();
  expect(() => vault.forUser('bob', key)).toThrow();
});

test('a fingerprint is the same for the same text and user only', () => {
  const bob = vault.forUser('bob', vault.newKey('bob'));
  expect(ann.fingerprint('text')).toBe(ann.fingerprint('text'));
  expect(ann.fingerprint('text')).not.toBe(ann.fingerprint('texts'));
  expect(ann.fingerprint('text')).not.toBe(bob.fingerprint('text'));
});

test('one changed bit is noticed', () => {
  const sealed = ann.seal('text', 'x');
  const body = Buffer.from(sealed.slice(3), 'base64url');
  body.writeUInt8(body.readUInt8(14) ^ 1, 14);
  expect(() => ann.open(`v1.${body.toString('base64url')}`, 'x')).toThrow();
});

test('a key wrapped before a rotation still opens while the previous secret is known', () => {
  const before = createVault([OLD]);
  const wrapped = before.newKey('ann');
  const sealed = before.forUser('ann', wrapped).seal('text', 'x');
  expect(createVault([NEW, OLD]).forUser('ann', wrapped).open(sealed, 'x')).toBe('text');
  expect(() => createVault([NEW]).forUser('ann', wrapped)).toThrow('APP_SECRET');
});

describe('a long text', () => {
  const long = 'I goed home and then I goed to bed. '.repeat(20);

  test('is sealed shorter than it is, and opens at its place only', () => {
    const sealed = ann.seal(long, 'entry/1/inputDay');
    expect(sealed.length).toBeLessThan(long.length / 2);
    expect(ann.open(sealed, 'entry/1/inputDay')).toBe(long);
    expect(() => ann.open(sealed, 'entry/2/inputDay')).toThrow();
  });

  test('of any letters opens as it was', () => {
    const texts = fc.string({ unit: 'binary', minLength: 200, maxLength: 2000 }).map((text) => text.toWellFormed());
    fc.assert(
      fc.property(texts, (text) => {
        expect(ann.open(ann.seal(text, 'x'), 'x')).toBe(text);
      }),
      { numRuns: 30 },
    );
  });

  test('does not open under another version, and no version is taken that we do not know', () => {
    const sealed = ann.seal(long, 'x');
    expect(sealed).toMatch(/^v2\./);
    expect(() => ann.open(sealed.replace('v2.', 'v1.'), 'x')).toThrow();
    expect(() => ann.open(ann.seal('text', 'x').replace('v1.', 'v2.'), 'x')).toThrow();
    for (const other of ['v3.', '', 'v2']) expect(() => ann.open(sealed.replace('v2.', other), 'x')).toThrow();
  });
});

test('a text that was sealed before texts were compressed still opens', () => {
  const key = Buffer.alloc(32, 7);
  const iv = Buffer.alloc(12, 1);
  const cipher = createCipheriv('aes-256-gcm', key, iv).setAAD(Buffer.from('entry/1/inputDay'));
  const body = Buffer.concat([iv, cipher.update('a day '.repeat(100)), cipher.final(), cipher.getAuthTag()]);
  expect(open(key, `v1.${body.toString('base64url')}`, 'entry/1/inputDay').toString()).toBe('a day '.repeat(100));
});

test('a user key rewrapped by the new secret opens what was sealed before, without the old secret', () => {
  const before = createVault([OLD]);
  const wrapped = before.newKey('ann');
  const sealed = before.forUser('ann', wrapped).seal('text', 'x');
  const rewrapped = createVault([NEW, OLD]).rewrap('ann', wrapped);
  expect(createVault([NEW]).forUser('ann', rewrapped).open(sealed, 'x')).toBe('text');
  expect(() => createVault([NEW, OLD]).rewrap('bob', wrapped)).toThrow();
});
