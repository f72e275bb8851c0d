import { type SubmitEvent, useId } from 'react';
import { t } from '#web/languages/t.ts';
import { useAddressForm } from '#web/screens/mail-veri/use-address-form.ts';
import { Advice } from '#web/ui/advice.tsx';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { FormMessage } from '#web/ui/form-message.tsx';
import { PasswordField } from '#web/ui/password-field.tsx';

/** The address as it should have been, and the password, so that nobody else moves the account. */
export function AddressForm({ onChanged }: { readonly onChanged: (email: string) => void }) {
  const errorId = useId();
  const { given, change, refusal, isBusy, isInvalid, submit } = useAddressForm(onChanged);
  const send = (event: SubmitEvent) => {
    event.preventDefault();
    void submit();
  };
  return (
    <form noValidate onSubmit={send}>
      <Field
        label={t('Correct email')}
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
        label={t('Your password')}
        autoComplete="current-password"
        value={given.password}
        onChange={(event) => change('password', event.target.value)}
        invalid={isInvalid('password')}
        errorId={errorId}
      />
      <FormMessage id={errorId} kind="error" text={refusal?.message} />
      <Advice text={refusal?.advice} />
      <Button type="submit" kind="quiet" busy={isBusy}>
        {t('Send to this address')}
      </Button>
    </form>
  );
}
