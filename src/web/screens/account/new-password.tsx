import { useState } from 'react';
import { PASSWORD_LENGTH } from '#domain/password.ts';
import { t } from '#web/languages/t.ts';
import { CurrentPasswordField } from '#web/screens/account/current-password-field.tsx';
import { Problem } from '#web/screens/account/problem.tsx';
import type { useProfileForm } from '#web/screens/account/use-profile-form.ts';
import { Button } from '#web/ui/button.tsx';
import { PasswordField } from '#web/ui/password-field.tsx';
import styles from './profile-form.module.css';

/** The Change Password button, and the input that it reveals (spec §4 «Account»). */
export function NewPassword({ form }: { readonly form: ReturnType<typeof useProfileForm> }) {
  const [isShown, setShown] = useState(false);
  const { typed, change, problems, recent } = form;
  if (!isShown)
    return (
      <Button kind="quiet" className={styles.change} onClick={() => setShown(true)}>
        {t('Change Password')}
      </Button>
    );
  return (
    <>
      <PasswordField
        ref={focus}
        label={t('New password')}
        autoComplete="new-password"
        value={typed.password}
        onChange={(event) => change({ password: event.target.value }, 'password')}
        invalid={problems.password !== undefined}
        hint={
          problems.password ? (
            <Problem text={problems.password} />
          ) : (
            t('At least {count} characters. Your other devices are signed out.', { count: PASSWORD_LENGTH.min })
          )
        }
      />
      <CurrentPasswordField recent={recent} />
    </>
  );
}

const focus = (input: HTMLInputElement | null): void => input?.focus();
