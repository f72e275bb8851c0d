import { PASSWORD_LENGTH } from '#domain/password.ts';
import { t } from '#web/languages/t.ts';
import type { useRegisterForm } from '#web/screens/register/use-register-form.ts';
import { Field } from '#web/ui/field.tsx';
import { LanguageField } from '#web/ui/language-field/language-field.tsx';
import { PasswordField } from '#web/ui/password-field.tsx';

type Props = { readonly form: ReturnType<typeof useRegisterForm>; readonly errorId: string };

/** Username, native language, e-mail and password (spec §2 /register). */
export function RegisterFields({ form, errorId }: Props) {
  const { given, change, language, chooseLanguage, isInvalid } = form;
  return (
    <>
      <Field
        label={t('Username')}
        autoComplete="nickname"
        value={given.username}
        onChange={(event) => change('username', event.target.value)}
        invalid={isInvalid('username')}
        errorId={errorId}
      />
      <LanguageField value={language} onChange={chooseLanguage} invalid={isInvalid('native_lang')} errorId={errorId} />
      <Field
        label={t('Email')}
        type="email"
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        value={given.email}
        onChange={(event) => change('email', event.target.value)}
        invalid={isInvalid('email')}
        errorId={errorId}
      />
      <PasswordField
        label={t('Password')}
        autoComplete="new-password"
        value={given.password}
        onChange={(event) => change('password', event.target.value)}
        invalid={isInvalid('password')}
        errorId={errorId}
        hint={t('At least {count} characters.', { count: PASSWORD_LENGTH.min })}
      />
    </>
  );
}
