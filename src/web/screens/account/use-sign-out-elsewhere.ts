import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { t, tn } from '#web/languages/t.ts';
import { DEVICES_KEY } from '#web/screens/account/devices-query.ts';
import { problemOf, reportBug, statusOf } from '#web/screens/account/failure.ts';
import { useTell } from '#web/status.tsx';
import { useCall } from '#web/use-call.ts';

/** Ends every session but this one, and tells how many there were. */
export function useSignOutElsewhere() {
  const call = useCall();
  const client = useQueryClient();
  const tell = useTell();
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const signOut = async (): Promise<void> => {
    setBusy(true);
    setProblem(undefined);
    try {
      const { num_ended } = await call('signOutElsewhere', {});
      tell('success', endedText(num_ended));
      await client.invalidateQueries({ queryKey: DEVICES_KEY });
    } catch (error) {
      reportBug(error);
      setProblem(problemOf(error));
      tell('error', statusOf(t('Error signing out'), error));
    }
    setBusy(false);
  };
  return { isBusy, problem, signOut: () => void signOut() };
}

const endedText = (count: number): string =>
  count === 0
    ? t('No other device was signed in.')
    : tn(count, 'Signed out on 1 other device.', 'Signed out on {count} other devices.');
