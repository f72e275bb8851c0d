import { useState } from 'react';
import { Link } from 'react-router';
import { t } from '#web/languages/t.ts';
import { useBotToken } from '#web/lib/use-bot-token.ts';
import { LoginForm } from '#web/screens/login/login-form.tsx';
import { ResetForm } from '#web/screens/login/reset-form.tsx';
import { useMode } from '#web/screens/login/use-mode.ts';
import { Card } from '#web/ui/card.tsx';

const LEADS = {
  login: 'Good to see you again.',
  reset: 'Tell us your email, and we send you a link to a new password.',
} as const;

/** The login screen with its two modes (spec §2 /login, §4 «Login screen»); the e-mail survives going between them. */
export function LoginScreen() {
  const [email, setEmail] = useState('');
  const { mode, switchTo, ref } = useMode();
  useBotToken();
  return (
    <Card title={t('Login')} lead={<span role="status">{t(LEADS[mode])}</span>} foot={<Foot />}>
      <div ref={ref}>
        {mode === 'login' ? (
          <LoginForm email={email} onEmail={setEmail} onForgot={() => switchTo('reset')} />
        ) : (
          <ResetForm email={email} onEmail={setEmail} onBack={() => switchTo('login')} />
        )}
      </div>
    </Card>
  );
}

const Foot = () => (
  <>
    {t('New here?')} <Link to="/register">{t('Register')}</Link>
  </>
);
