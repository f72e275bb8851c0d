import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import type { Contract, Profile, User } from '#contract';
import { call } from '#web/api.ts';
import { believe } from '#web/believed-user.ts';
import { noteUser } from '#web/device-user.ts';
import { wipeDraft } from '#web/drafts/draft-storage.ts';
import { noteDay, timeZone } from '#web/learners-day.ts';
import { chooseOnDevice } from '#web/lib/device-choice.ts';
import { pushAgain } from '#web/push/push-again.ts';
import { SESSION_KEY, sessionQuery } from '#web/session-query.ts';

/* What begins, changes and ends a session. It stands apart from session.tsx, which every first visit loads. */

/** Only the session stays: nothing of one learner is shown to the next. */
export function enter(client: QueryClient, user: User | null): void {
  client.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== SESSION_KEY[0] });
  show(client, user);
}

/** From here on this window shows this user, and speaks for nobody else. */
function show(client: QueryClient, user: User | null): void {
  believe(user?.user_id);
  noteUser(user);
  client.setQueryData(SESSION_KEY, user);
}

/** Signs in with the ticket that registerUser or loginUser left. */
async function signIn(client: QueryClient, email: string): Promise<User> {
  const user = await call('signIn', { email });
  await begin(client, user);
  return user;
}

/** This window is theirs from here on. */
async function begin(client: QueryClient, user: User): Promise<void> {
  await client.cancelQueries({ queryKey: SESSION_KEY });
  enter(client, user);
  void pushAgain(client, user.user_id);
}

type Registration = Omit<Contract['registerUser']['input'], 'time_zone' | 'lang_page'>;

/**
 * Creates the account, signs in and has the verification mail sent (spec §2 /register). Answers whether that mail is on its
 * way: the account stands without. Throws CallError.
 */
export function useRegister(): (registration: Registration) => Promise<{ readonly isMailSent: boolean }> {
  const client = useQueryClient();
  return async (registration) => {
    const { lang } = document.documentElement;
    // Mails are English unless told otherwise; a server of the version before takes no such word.
    const told = lang !== 'en' && { lang_page: lang };
    await call('registerUser', { ...registration, time_zone: timeZone(), ...told });
    await signIn(client, registration.email);
    const sending = call('sendVerificationEmail', {});
    return {
      isMailSent: await sending.then(
        () => true,
        () => false,
      ),
    };
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
    noteUser(null);
    chooseOnDevice('push', '');
    // Wiping fails where storage is forbidden, and then there is nothing to wipe.
    if (user && draft === 'wipe') await wipeDraft(user.user_id).catch(() => undefined);
    window.location.assign('/login');
  };
}

/** Asks who is signed in here, after a call that may have changed it. */
async function readAnew(client: QueryClient): Promise<void> {
  await client.cancelQueries({ queryKey: SESSION_KEY });
  try {
    show(client, await call('reloadUser', {}));
  } catch {
    // That call has its outcome all the same; the session is asked for until the server answers.
    void client.invalidateQueries({ queryKey: SESSION_KEY });
  }
}

/**
 * Sets a password by the link of a reset mail, which ends every other session of the account and signs this browser in.
 * Answers whether it did: a server of the version before does not. Throws CallError.
 */
export function useConfirmPasswordReset(): (input: Contract['confirmPasswordReset']['input']) => Promise<boolean> {
  const client = useQueryClient();
  return async (input) => {
    const { user } = await call('confirmPasswordReset', input);
    if (user) await begin(client, user);
    else await readAnew(client);
    return user !== undefined;
  };
}

/** Confirms the address that a verification link was mailed to. Throws CallError. */
export function useConfirmEmail(): (token: string) => Promise<void> {
  const client = useQueryClient();
  return async (token) => {
    await call('confirmEmail', { token });
    await readAnew(client);
  };
}

/** Moves an unverified account to another address, to which a new link is mailed. Throws CallError. */
export function useChangeEmail(): (input: Contract['changeEmail']['input']) => Promise<User> {
  const client = useQueryClient();
  return async (input) => {
    const user = await call('changeEmail', input);
    // An answer that is still on its way has the old address.
    await client.cancelQueries({ queryKey: SESSION_KEY });
    show(client, user);
    return user;
  };
}

/** Asks again every so many ms who is signed in, while the tab is seen; undefined: not. */
export function useSessionPolling(interval_ms: number | undefined): void {
  useQuery({ ...sessionQuery, refetchInterval: interval_ms ?? false, refetchIntervalInBackground: false });
}

/** Shows at once what the server has just taken into the profile. */
export function useChangeProfile(): (part: Partial<Profile>) => Promise<void> {
  const client = useQueryClient();
  return useCallback(
    async (part) => {
      noteDay(part);
      // An answer on its way may still be the old one.
      const queryKey = ['profile', client.getQueryData(sessionQuery.queryKey)?.user_id];
      await client.cancelQueries({ queryKey });
      client.setQueriesData<Profile>({ queryKey }, (before) => before && { ...before, ...part });
    },
    [client],
  );
}
