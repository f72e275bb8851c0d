import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import type { CallName, Contract } from '#contract';
import { call } from '#web/api.ts';
import { isAboutSession } from '#web/query-client.ts';
import { SESSION_KEY } from '#web/session-query.ts';

/** Makes a call of the contract and throws its CallError. */
export type MakeCall = <K extends CallName>(name: K, data: Contract[K]['input']) => Promise<Contract[K]['output']>;

/** Calls on behalf of whoever is signed in: where the server says that nobody is, the session is read anew. */
export function useCall(): MakeCall {
  const client = useQueryClient();
  return useCallback(
    async (name, data) => {
      try {
        return await call(name, data);
      } catch (error) {
        if (isAboutSession(error)) void client.invalidateQueries({ queryKey: SESSION_KEY });
        throw error;
      }
    },
    [client],
  );
}
