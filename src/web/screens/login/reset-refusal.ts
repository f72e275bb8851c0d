import { t } from '#web/languages/t.ts';
import { authCodeOf } from '#web/lib/auth-message.ts';
import { type Refusal, refusalOf } from '#web/lib/refusal.ts';

/**
 * A reset mail that could not be asked for: 'Error: {code}' or 'Error: internal' (spec §8 «Password reset»). What
 * 'internal' was, the server's own sentence says below.
 */
export function resetRefusal(error: unknown): Refusal {
  const { message, field, advice } = refusalOf(error, '');
  if (authCodeOf(error)) return { message, field, advice };
  return { message: t('Error: internal'), field, advice: advice ?? message };
}
