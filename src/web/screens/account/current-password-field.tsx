import { adviceFor } from '#domain/auth-codes.ts';
import { t } from '#web/languages/t.ts';
import { Problem } from '#web/screens/account/problem.tsx';
import type { RecentSignIn } from '#web/screens/account/use-recent-sign-in.ts';
import { PasswordField } from '#web/ui/password-field.tsx';

const WHY = adviceFor('auth/requires-recent-login');

/** Asks for the current password, where the server wants to see it again; nothing while it does not. */
export function CurrentPasswordField({ recent }: { readonly recent: RecentSignIn }) {
  if (!recent.isAsked) return null;
  return (
    <PasswordField
      ref={focus}
      label={t('Current password')}
      autoComplete="current-password"
      value={recent.password}
      onChange={(event) => recent.type(event.target.value)}
      invalid={recent.problem !== undefined}
      hint={recent.problem ? <Problem text={recent.problem} isAlert /> : WHY}
    />
  );
}

const focus = (input: HTMLInputElement | null): void => input?.focus();
