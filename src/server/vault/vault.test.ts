import fc from 'fast-check';
import { expect, test } from 'vitest';
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
