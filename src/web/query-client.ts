import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { CallError } from '#domain/errors.ts';
import { SESSION_KEY } from '#web/session-query.ts';

/** A failure that may be gone in a moment: the server is down, busy or slow. */
export const isPassing = (error: unknown): boolean =>
  error instanceof CallError && (error.status === 'UNAVAILABLE' || error.status === 'DEADLINE_EXCEEDED');

/** A failure that says that somebody else, or nobody, is signed in here than this window shows. */
export const isAboutSession = (error: unknown): boolean =>
  error instanceof CallError &&
  (error.status === 'UNAUTHENTICATED' ||
    error.status === 'PERMISSION_DENIED' ||
    error.details?.reason === 'other-user');

/** How long to wait before trying again, in ms: 1 s, 2 s, … 15 s, each shortened by up to half (dice: 0 to 1) so that not all ask at once. */
export const backoff = (failures: number, dice: number): number =>
  Math.min(15_000, 1000 * 2 ** failures) * (1 - dice / 2);
const retryDelay = (failures: number): number => backoff(failures, Math.random());

/** The cache of what the server answered. A call that says «not signed in» has the session read anew. */
export function createQueryClient(): QueryClient {
  const onError = (error: unknown) => {
    if (isAboutSession(error)) {
      void client.invalidateQueries({ queryKey: SESSION_KEY });
    }
  };
  const client = new QueryClient({
    queryCache: new QueryCache({ onError }),
    mutationCache: new MutationCache({ onError }),
    defaultOptions: {
      // The server may be on this very machine: being offline says nothing about reaching it.
      queries: {
        networkMode: 'always',
        retry: (count, error) => isPassing(error) && count < 3,
        retryDelay,
        // What failed because the server was away comes by itself when it is back.
        refetchInterval: ({ state }) => (isPassing(state.error) ? backoff(4, Math.random()) : false),
      },
      mutations: { networkMode: 'always' },
    },
  });
  return client;
}
