import { type SubmitEvent, useId } from 'react';
import { Link } from 'react-router';
import { t } from '#web/languages/t.ts';
import { useBotToken } from '#web/lib/use-bot-token.ts';
import { Consents } from '#web/screens/register/consents.tsx';
import { RegisterFields } from '#web/screens/register/register-fields.tsx';
import { useRegisterForm } from '#web/screens/register/use-register-form.ts';
import { Advice } from '#web/ui/advice.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { FormMessage } from '#web/ui/form-message.tsx';

/** The register screen (spec §2 /register). */
export function RegisterScreen() {
  const errorId = useId();
  const form = useRegisterForm();
  useBotToken();
  const send = (event: SubmitEvent) => {
    event.preventDefault();
    void form.submit();
  };
  return (
    <Card title={t('Register')} lead={t('A few lines a day are enough. Your diary stays yours.')} foot={<Foot />}>
      <form noValidate onSubmit={send}>
        <RegisterFields form={form} errorId={errorId} />
        <Consents form={form} errorId={errorId} />
        <FormMessage id={errorId} kind="error" text={form.refusal?.message} />
        <Advice text={form.refusal?.advice} />
        <Button type="submit" busy={form.isBusy}>
          {t('Register')}
        </Button>
      </form>
    </Card>
  );
}

const Foot = () => (
  <>
    {t('Have an account already?')} <Link to="/login">{t('Log in')}</Link>
  </>
);
