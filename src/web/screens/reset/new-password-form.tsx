import { type SubmitEvent, useId } from 'react';
import { PASSWORD_LENGTH } from '#domain/password.ts';
import { t } from '#web/languages/t.ts';
import { useNewPassword } from '#web/screens/reset/use-new-password.ts';
import { Advice } from '#web/ui/advice.tsx';
import { Button } from '#web/ui/button.tsx';
import { FormMessage } from '#web/ui/form-message.tsx';
import { PasswordField } from '#web/ui/password-field.tsx';
import styles from './new-password-form.module.css';

type Props = {
  readonly token: string;
  /** Nobody knows yet whether the link works: the form keeps its room, unseen. */
  readonly isWaiting: boolean;
  /** The link stopped working while the password was typed. */
  readonly onBadLink: (error: Error) => void;
};

/** The new password, chosen by the link of a reset mail. */
export function NewPasswordForm({ token, isWaiting, onBadLink }: Props) {
  const errorId = useId();
  const { password, change, refusal, isBusy, isInvalid, submit } = useNewPassword(token, onBadLink);
  const send = (event: SubmitEvent) => {
    event.preventDefault();
    void submit();
  };
  return (
    <form noValidate onSubmit={send} className={isWaiting ? styles.waiting : undefined}>
      <PasswordField
        label={t('New password')}
        name="new-password"
        autoComplete="new-password"
        hint={t('At least {count} characters.', { count: PASSWORD_LENGTH.min })}
        value={password}
        onChange={(event) => change(event.target.value)}
        invalid={isInvalid}
        errorId={errorId}
      />
      <FormMessage id={errorId} kind="error" text={refusal?.message} />
      <Advice text={refusal?.advice} />
      <Button type="submit" busy={isBusy}>
        {t('Save new password')}
      </Button>
    </form>
  );
}
