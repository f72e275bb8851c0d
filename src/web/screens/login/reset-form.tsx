import { type SubmitEvent, useId } from 'react';
import { t } from '#web/languages/t.ts';
import styles from '#web/screens/login/login-form.module.css';
import { useResetForm } from '#web/screens/login/use-reset-form.ts';
import { Advice } from '#web/ui/advice.tsx';
import { Button } from '#web/ui/button.tsx';
import { EmailField } from '#web/ui/email-field.tsx';
import { FormMessage } from '#web/ui/form-message.tsx';

type Props = {
  readonly email: string;
  readonly onEmail: (email: string) => void;
  readonly onBack: () => void;
};

/** Asks for the mail with which a new password is chosen (spec §2 /login, messages of §5 and §8 «Password reset»). */
export function ResetForm({ email, onEmail, onBack }: Props) {
  const errorId = useId();
  const { refusal, success, isBusy, isInvalid, forgive, submit } = useResetForm(email);
  const send = (event: SubmitEvent) => {
    event.preventDefault();
    void submit();
  };
  return (
    <form noValidate onSubmit={send}>
      <EmailField
        value={email}
        onChange={(event) => {
          forgive('email');
          onEmail(event.target.value);
        }}
        invalid={isInvalid}
        errorId={errorId}
      />
      <FormMessage id={errorId} kind="error" text={refusal?.message} />
      <FormMessage kind="success" text={success?.message} />
      <Advice text={refusal?.advice ?? success?.advice} />
      <Button type="submit" busy={isBusy}>
        {t('Reset password')}
      </Button>
      <button type="button" className={styles.toggle} onClick={onBack}>
        {t('Back to login')}
      </button>
    </form>
  );
}
