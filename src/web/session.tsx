import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
import type { Contract, User } from '#contract';
import { type AuthState, authStateOf } from '#domain/access.ts';
import { call } from '#web/api.ts';
import { wipeDraft } from '#web/drafts.ts';
import { SESSION_KEY, sessionQuery } from '#web/session-query.ts';

export type Session = {
  /** 'loading' until the server has said who is signed in for the first time. */
  readonly state: 'loading' | AuthState;
  readonly user: User | undefined;
  /** The last try to ask failed; the next one is on its way. */
  readonly isUnreachable: boolean;
};

/** The session as last known. While the server cannot be reached, nobody becomes signed out. */
export function useSession(): Session {
  const { data, failureCount } = useQuery(sessionQuery);
  const state = data === undefined ? 'loading' : authStateOf(data);
  return { state, user: data ?? undefined, isUnreachable: failureCount > 0 };
}

/** Asks again every so many ms who is signed in, while the tab is seen; undefined: not. */
export function useSessionPolling(interval_ms: number | undefined): void {
  useQuery({ ...sessionQuery, refetchInterval: interval_ms ?? false, refetchIntervalInBackground: false });
}

/** The signed-in learner's profile; read when the authentication state changes (spec §7). */
export function useProfile() {
  const { user } = useSession();
  return useQuery({
    queryKey: ['profile', user?.user_id, user?.is_verified],
    queryFn: ({ signal }) => call('readProfile', {}, { signal }),
    enabled: user !== undefined,
  });
}

/** The visitor's IANA time zone, such as Europe/Berlin. */
export const timeZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;

/** Only the session stays: nothing of one learner is shown to the next. */
function enter(client: QueryClient, user: User | null): void {
  client.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== SESSION_KEY[0] });
  client.setQueryData(SESSION_KEY, user);
}

/** Signs in with the ticket that registerUser or loginUser left. */
async function signIn(client: QueryClient, email: string): Promise<User> {
  const user = await call('signIn', { email });
  await client.cancelQueries({ queryKey: SESSION_KEY });
  enter(client, user);
  return user;
}

type Registration = Omit<Contract['registerUser']['input'], 'time_zone'>;

/** Creates the account, signs in and has the verification mail sent (spec §2 /register). Throws CallError. */
export function useRegister(): (registration: Registration) => Promise<User> {
  const client = useQueryClient();
  return async (registration) => {
    await call('registerUser', { ...registration, time_zone: timeZone() });
    const user = await signIn(client, registration.email);
    // The account stands whether or not the mail goes out; the next page sends another.
    await call('sendVerificationEmail', {}).catch(() => undefined);
    return user;
  };
}

/** Checks the password and signs in (spec §7 loginUser). Throws CallError. */
export function useLogIn(): (credentials: Contract['loginUser']['input']) => Promise<User> {
  const client = useQueryClient();
  return async ({ email, password }) => {
    await call('loginUser', { email, password });
    return signIn(client, email);
  };
}

/**
 * Signs out and opens /login anew, so that nothing that was read stays in this browser. What was typed and not sent yet is
 * wiped for whoever leaves the device, and kept for whoever only goes back to log in. Throws CallError when the server
 * cannot be reached.
 */
export function useLogOut(): (draft: 'wipe' | 'keep') => Promise<void> {
  const client = useQueryClient();
  return async (draft) => {
    const user = client.getQueryData(sessionQuery.queryKey);
    await call('signOut', {});
    // Wiping fails where storage is forbidden, and then there is nothing to wipe.
    if (user && draft === 'wipe') await wipeDraft(user.user_id).catch(() => undefined);
    window.location.assign('/login');
  };
}
