import { useQuery } from '@tanstack/react-query';
import type { User } from '#contract';
import { type AuthState, authStateOf } from '#domain/access.ts';
import { call } from '#web/api.ts';
import { notedUser } from '#web/device-user.ts';
import { noteDay } from '#web/learners-day.ts';
import { sessionQuery } from '#web/session-query.ts';

export type Session = {
  /** 'loading' until the server has said who is signed in for the first time. */
  readonly state: 'loading' | AuthState;
  readonly user: User | undefined;
  /** The last try to ask failed; the next one is on its way. */
  readonly isUnreachable: boolean;
  /** Whose diary this device shows: who is signed in, and while the server cannot say so, who was so last. */
  readonly diary_of: string | undefined;
};

/** The session as last known. While the server cannot be reached, nobody becomes signed out. */
export function useSession(): Session {
  const { data, failureCount } = useQuery(sessionQuery);
  const state = data === undefined ? 'loading' : authStateOf(data);
  return {
    state,
    user: data ?? undefined,
    isUnreachable: failureCount > 0,
    diary_of: data === undefined ? notedUser() : data?.user_id,
  };
}

/** The signed-in learner's profile; read when the authentication state changes (spec §7). */
export function useProfile() {
  const { user } = useSession();
  return useQuery({
    queryKey: ['profile', user?.user_id, user?.is_verified],
    queryFn: async ({ signal }) => {
      const profile = await call('readProfile', {}, { signal });
      noteDay(profile);
      return profile;
    },
    enabled: user !== undefined,
  });
}
