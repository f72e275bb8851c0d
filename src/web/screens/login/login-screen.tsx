import { type SubmitEvent, useId, useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { loginProblem } from '#domain/validation.ts';
import { adviceFor, authCodeOf, authMessage } from '#web/lib/auth-message.ts';
import { useLogIn } from '#web/session.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { Field } from '#web/ui/field.tsx';
import { FormMessage } from '#web/ui/form-message.tsx';

/** How long 'Login successful!' stays before the page moves on, in ms. */
const SUCCESS_MS = 700;

type Outcome = { readonly error?: string; readonly advice?: string | undefined; readonly success?: string };

/** The login screen (spec §2 /login, messages of §5 and §8). */
export function LoginScreen() {
  const errorId = useId();
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const [isTried, setTried] = useState(false);
  const { outcome, isBusy, submit } = useLoginForm();
  const send = (event: SubmitEvent) => {
    event.preventDefault();
    setTried(true);
    void submit(email.trim(), password.trim());
  };
  return (
    <Card title="Login" lead="Good to see you again." foot={<Foot />}>
      <form noValidate onSubmit={send}>
        <Field
          label="Email"
          type="email"
          autoComplete="username"
          inputMode="email"
          value={email}
          onChange={(event) => setEmail(event.target.value)}
          invalid={isTried && email.trim() === ''}
          errorId={errorId}
        />
        <Field
          label="Password"
          type="password"
          autoComplete="current-password"
          value={password}
          onChange={(event) => setPassword(event.target.value)}
          invalid={isTried && password.trim() === ''}
          errorId={errorId}
          hint={outcome.advice}
        />
        <FormMessage id={errorId} kind="error" text={outcome.error} />
        <FormMessage kind="success" text={outcome.success} />
        <Button type="submit" busy={isBusy}>
          Login
        </Button>
      </form>
    </Card>
  );
}

const Foot = () => (
  <>
    New here? <Link to="/register">Register</Link>
  </>
);

/** Sends the credentials and goes on: verified to /progress, unverified to /mail-veri (spec §2). */
function useLoginForm() {
  const logIn = useLogIn();
  const navigate = useNavigate();
  const [outcome, setOutcome] = useState<Outcome>({});
  const [isBusy, setBusy] = useState(false);
  const submit = async (email: string, password: string): Promise<void> => {
    const problem = loginProblem(email, password);
    setOutcome(problem ? { error: problem } : {});
    if (problem || isBusy) return;
    setBusy(true);
    try {
      const user = await logIn({ email, password });
      if (user.is_verified) {
        setOutcome({ success: 'Login successful!' });
        await new Promise((resolve) => setTimeout(resolve, SUCCESS_MS));
      }
      await navigate(user.is_verified ? '/progress' : '/mail-veri');
    } catch (error) {
      setOutcome({ error: authMessage(error, 'Login failed'), advice: adviceFor(authCodeOf(error)) });
    } finally {
      setBusy(false);
    }
  };
  return { outcome, isBusy, submit };
}
