import { known, t } from '#web/languages/t.ts';
import { adviceOf, authCodeOf } from '#web/lib/auth-message.ts';

/** What is known of a reset link: 'unreachable' means that nobody could say. */
export type LinkState = 'asking' | 'good' | 'bad' | 'unreachable';

const EXPIRED = 'auth/expired-action-code';
const INVALID = 'auth/invalid-action-code';

/** Whether an error is about the link itself. */
export const isBadLink = (error: unknown): boolean => [EXPIRED, INVALID].includes(authCodeOf(error) ?? '');

export const linkStateOf = (error: unknown): LinkState => (isBadLink(error) ? 'bad' : 'unreachable');

type Words = { readonly title: string; readonly lead: string };

const CHOOSE = 'Choose a new password';

/** What the screen says of a link. */
export function wordsFor(state: LinkState, error: Error | null | undefined): Words {
  if (state === 'asking') return { title: t(CHOOSE), lead: t('One moment, we look up your link.') };
  if (state === 'good')
    return { title: t(CHOOSE), lead: t('Use it to log in from now on. Your other devices will be logged out.') };
  const title = authCodeOf(error) === EXPIRED ? t('This link has expired') : t('This link does not work');
  if (state === 'bad') return { title, lead: known(adviceOf(error) ?? '') };
  return { title: t(CHOOSE), lead: known(adviceOf(error) ?? error?.message ?? '') };
}
