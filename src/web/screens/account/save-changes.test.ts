import { expect, it, vi } from 'vitest';
import { authError } from '#domain/auth-codes.ts';
import { CallError } from '#domain/errors.ts';
import { saveChanges } from '#web/screens/account/save-changes.ts';

const ALL = { username: 'Bea', lang_native: 'fr', password: 'a long password' };

function means() {
  const told: string[] = [];
  const send = {
    username: vi.fn(async (_: string) => true),
    lang_native: vi.fn(async (_: string) => true),
    password: vi.fn(async (_: string) => true),
  };
  return { told, send, tell: (kind: string, text: string) => void told.push(`${kind} ${text}`) };
}

it('saves each part and tells of each', async () => {
  const m = means();
  expect(await saveChanges(ALL, m)).toEqual({ saved: ALL, problems: {} });
  expect(m.told).toEqual([
    'success Username updated successfully!',
    'success Native language updated!',
    'success Password updated!',
  ]);
});

it('sends only what is given', async () => {
  const m = means();
  expect(await saveChanges({ lang_native: 'fr' }, m)).toEqual({ saved: { lang_native: 'fr' }, problems: {} });
  expect(m.send.username).not.toHaveBeenCalled();
  expect(m.send.password).not.toHaveBeenCalled();
});

it('goes on after a part that failed, and says why', async () => {
  const m = means();
  m.send.username.mockRejectedValue(new CallError('INVALID_ARGUMENT', 'Use at most 80 characters.'));
  m.send.password.mockRejectedValue(authError('auth/weak-password'));
  const { saved, problems } = await saveChanges(ALL, m);
  expect(saved).toEqual({ lang_native: 'fr' });
  expect(problems).toEqual({ username: 'Use at most 80 characters.', password: expect.stringContaining('8 to 128') });
  expect(m.told).toEqual([
    'error Error updating username: Use at most 80 characters.',
    'success Native language updated!',
    'error Error: auth/weak-password',
  ]);
});

it('tells nothing of a part that waits for the current password', async () => {
  const m = means();
  m.send.password.mockResolvedValue(false);
  const { saved, problems } = await saveChanges(ALL, m);
  expect(saved).toEqual({ username: 'Bea', lang_native: 'fr' });
  expect(problems).toEqual({});
  expect(m.told).toHaveLength(2);
});
