import { type SubmitEvent, useEffect, useId } from 'react';
import { t } from '#web/languages/t.ts';
import { focusHeading } from '#web/lib/focus-heading.ts';
import { useBotToken } from '#web/lib/use-bot-token.ts';
import { useSignIn } from '#web/screens/diary/use-sign-in.ts';
import { Advice } from '#web/ui/advice.tsx';
import { Button } from '#web/ui/button.tsx';
import { closeDialogOf, Dialog } from '#web/ui/dialog.tsx';
import { EmailField } from '#web/ui/email-field.tsx';
import { FormMessage } from '#web/ui/form-message.tsx';
import { PasswordField } from '#web/ui/password-field.tsx';
import styles from './sign-in-dialog.module.css';

export type SignInDialogProps = {
  /** Whose draft is open. */
  readonly owner: string;
  /** Their address, where it is known. */
  readonly email: string;
  /** The entry goes out right after. */
  readonly isQueued: boolean;
  readonly onClose: () => void;
};

/** Logs in over the diary, so that whoever was signed out goes on where they were. */
export function SignInDialog({ owner, email: known, isQueued, onClose }: SignInDialogProps) {
  const errorId = useId();
  const { email, password, change, isBusy, refusal, submit } = useSignIn(owner, known);
  useBotToken();
  // Logged in, the dialog goes, and the focus with it.
  useEffect(() => () => void (document.activeElement === document.body && focusHeading()), []);
  const send = (event: SubmitEvent) => {
    event.preventDefault();
    void submit();
  };
  const text = isQueued
    ? t('You were signed out. Your words are kept, and the feedback comes right after you log in.')
    : t('You were signed out. Your words are kept.');
  return (
    <Dialog title={t('Log in to go on')} text={text} busy={isBusy} onClose={onClose}>
      <form noValidate onSubmit={send} className={styles.form}>
        <EmailField
          value={email}
          onChange={(event) => change('email', event.target.value)}
          invalid={refusal?.field === 'email'}
          errorId={errorId}
        />
        <PasswordField
          label={t('Password')}
          name="password"
          autoComplete="current-password"
          value={password}
          onChange={(event) => change('password', event.target.value)}
          invalid={refusal?.field === 'password'}
          errorId={errorId}
        />
        <FormMessage id={errorId} kind="error" text={refusal?.message} />
        <Advice text={refusal?.advice} />
        <div className={styles.answers}>
          <Button kind="quiet" busy={isBusy} onClick={(event) => closeDialogOf(event.currentTarget)}>
            {t('Not now')}
          </Button>
          <Button type="submit" busy={isBusy}>
            {t('Login')}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
