import { useState } from 'react';
import { CallError } from '#domain/errors.ts';
import type { Refusal } from '#web/lib/refusal.ts';

type Sending = {
  /** What the form itself finds wrong; then nothing is sent. */
  readonly problem: string | undefined;
  readonly send: () => Promise<void>;
  /** How the form shows that sending failed. */
  readonly refuse: (error: unknown) => Refusal;
};

/** Sending a form: one at a time, and what it was refused for until the next try. */
export function useSending() {
  const [isBusy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<Refusal>();

  const trySending = async ({ problem, send, refuse }: Sending): Promise<void> => {
    if (isBusy) return;
    setRefusal(undefined);
    if (problem !== undefined) {
      // Gone for a moment, so that the same words are told again.
      await Promise.resolve();
      setRefusal({ message: problem });
      return;
    }
    setBusy(true);
    try {
      await send();
    } catch (error) {
      // Anything but the answer of a call is a bug: the browser logs it as one.
      if (!(error instanceof CallError)) reportError(error);
      setRefusal(refuse(error));
    } finally {
      setBusy(false);
    }
  };
  /** A field was changed: what stands there now was not refused, while the message stays until the next try. */
  const forgive = (field: string): void => {
    if (refusal?.field === field) setRefusal({ ...refusal, field: undefined });
  };
  return { isBusy, refusal, trySending, forgive };
}
