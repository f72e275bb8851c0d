import { useState } from 'react';
import { authCodeOf } from '#web/lib/auth-message.ts';
import { problemOf, reportBug } from '#web/screens/account/failure.ts';
import { useCall } from '#web/use-call.ts';

const EMPTY = 'Please enter your current password.';

/**
 * What needs a sign-in of the last minutes: where the server answers auth/requires-recent-login, the current password is
 * asked for in place, shown to the server, and then what was wanted is done.
 */
export function useRecentSignIn() {
  const call = useCall();
  const [isAsked, setAsked] = useState(false);
  const [password, setPassword] = useState('');
  const [problem, setProblem] = useState<string>();

  const type = (typed: string) => {
    setPassword(typed);
    setProblem(undefined);
  };
  const confirm = async (): Promise<boolean> => {
    const given = password.trim();
    if (!given) {
      setProblem(EMPTY);
      return false;
    }
    try {
      await call('reauthenticate', { password: given });
    } catch (error) {
      reportBug(error);
      setProblem(problemOf(error));
      return false;
    }
    type('');
    setAsked(false);
    return true;
  };
  /** Resolves with whether the action was done; if not, the current password is asked for. Throws what the action throws. */
  const attempt = async (action: () => Promise<unknown>): Promise<boolean> => {
    if (isAsked && !(await confirm())) return false;
    try {
      await action();
      return true;
    } catch (error) {
      if (authCodeOf(error) !== 'auth/requires-recent-login') throw error;
      setAsked(true);
      return false;
    }
  };
  return { attempt, isAsked, password, type, problem };
}

export type RecentSignIn = ReturnType<typeof useRecentSignIn>;
