import { type SubmitEvent, useId } from 'react';
import { Link } from 'react-router';
import { PASSWORD_LENGTH } from '#domain/validation.ts';
import { LanguageField } from '#web/screens/register/language-field.tsx';
import { useRegisterForm } from '#web/screens/register/use-register-form.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { Field } from '#web/ui/field.tsx';
import { FormMessage } from '#web/ui/form-message.tsx';
import styles from './register-screen.module.css';

type Form = ReturnType<typeof useRegisterForm>;

/** The register screen (spec §2 /register). */
export function RegisterScreen() {
  const errorId = useId();
  const form = useRegisterForm();
  const send = (event: SubmitEvent) => {
    event.preventDefault();
    void form.submit();
  };
  return (
    <Card title="Register" lead="A few lines a day are enough. Your diary stays yours." foot={<Foot />}>
      <form noValidate onSubmit={send}>
        <Texts form={form} errorId={errorId} />
        <Consents form={form} errorId={errorId} />
        <FormMessage id={errorId} kind="error" text={form.message} />
        <Button type="submit" busy={form.isBusy}>
          Register
        </Button>
      </form>
    </Card>
  );
}

type PartProps = { readonly form: Form; readonly errorId: string };

function Texts({ form, errorId }: PartProps) {
  const { given, change, language, setLanguage, isInvalid, adviceFor } = form;
  return (
    <>
      <Field
        label="Username"
        autoComplete="nickname"
        value={given.username}
        onChange={(event) => change({ username: event.target.value })}
        invalid={isInvalid('username')}
        errorId={errorId}
      />
      <LanguageField value={language} onChange={setLanguage} invalid={isInvalid('native_lang')} errorId={errorId} />
      <Field
        label="Email"
        type="email"
        inputMode="email"
        autoComplete="email"
        value={given.email}
        onChange={(event) => change({ email: event.target.value })}
        invalid={isInvalid('email')}
        errorId={errorId}
        hint={adviceFor('email')}
      />
      <Field
        label="Password"
        type="password"
        autoComplete="new-password"
        value={given.password}
        onChange={(event) => change({ password: event.target.value })}
        invalid={isInvalid('password')}
        errorId={errorId}
        hint={adviceFor('password') ?? `At least ${PASSWORD_LENGTH.min} characters.`}
      />
    </>
  );
}

function Consents({ form: { given, change, isInvalid }, errorId }: PartProps) {
  return (
    <div className={styles.consents}>
      <Checkbox
        checked={given.acceptedTerms}
        onChange={(event) => change({ acceptedTerms: event.target.checked })}
        invalid={isInvalid('acceptedTerms')}
        errorId={errorId}
      >
        I accept the{' '}
        <Link to="/terms" target="_blank">
          Terms of Service
        </Link>
      </Checkbox>
      <Checkbox
        checked={given.acceptedPrivacy}
        onChange={(event) => change({ acceptedPrivacy: event.target.checked })}
        invalid={isInvalid('acceptedPrivacy')}
        errorId={errorId}
      >
        I acknowledge the{' '}
        <Link to="/data-protection" target="_blank">
          Privacy Policy
        </Link>
      </Checkbox>
    </div>
  );
}

const Foot = () => (
  <>
    Have an account already? <Link to="/login">Log in</Link>
  </>
);
