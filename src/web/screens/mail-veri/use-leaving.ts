import { useState } from 'react';
import { useLogOut } from '#web/session-actions.ts';

/** Signing out on the way back to /login; what was written stays for whoever only logs in again. */
export function useLeaving() {
  const logOut = useLogOut();
  const [isLeaving, setLeaving] = useState(false);
  const [leaveError, setLeaveError] = useState<string>();
  const leave = (): void => {
    setLeaving(true);
    setLeaveError(undefined);
    logOut('keep').catch((error: Error) => {
      setLeaveError(error.message);
      setLeaving(false);
    });
  };
  return { isLeaving, leaveError, leave };
}
