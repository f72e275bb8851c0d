import { type SubmitEvent, useId, useState } from 'react';
import { t } from '#web/languages/t.ts';
import styles from '#web/screens/login/login-form.module.css';
import { useLoginForm } from '#web/screens/login/use-login-form.ts';
import { Advice } from '#web/ui/advice.tsx';
import { Button } from '#web/ui/button.tsx';
import { EmailField } from '#web/ui/email-field.tsx';
import { FormMessage } from '#web/ui/form-message.tsx';
import { PasswordField } from '#web/ui/password-field.tsx';

type Props = {
  readonly email: string;
  readonly onEmail: (email: string) => void;
  readonly onForgot: () => void;
};

/** E-mail, password and Login (spec §2 /login, messages of §5 and §8). */
export function LoginForm({ email, onEmail, onForgot }: Props) {
  const errorId = useId();
  const [password, setPassword] = useState('');
  const { refusal, isBusy, isInvalid, forgive, submit } = useLoginForm({ email, password });
  const send = (event: SubmitEvent) => {
    event.preventDefault();
    void submit();
  };
  const change = (field: 'email' | 'password', value: string) => {
    forgive(field);
    if (field === 'email') onEmail(value);
    else setPassword(value);
  };
  return (
    <form noValidate onSubmit={send}>
      <EmailField
        value={email}
        onChange={(event) => change('email', event.target.value)}
        invalid={isInvalid('email')}
        errorId={errorId}
      />
      <PasswordField
        label={t('Password')}
        name="password"
        autoComplete="current-password"
        value={password}
        onChange={(event) => change('password', event.target.value)}
        invalid={isInvalid('password')}
        errorId={errorId}
      />
      <FormMessage id={errorId} kind="error" text={refusal?.message} />
      <Advice text={refusal?.advice} />
      <Button type="submit" busy={isBusy}>
        {t('Login')}
      </Button>
      <button type="button" className={styles.toggle} onClick={onForgot}>
        {t('Forgot password?')}
      </button>
    </form>
  );
}
