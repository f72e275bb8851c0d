import { queryOptions } from '@tanstack/react-query';
import { call } from '#web/api.ts';
import { believe } from '#web/believed-user.ts';
import { noteUser } from '#web/device-user.ts';

export const SESSION_KEY = ['session'] as const;

/** Who is signed in; null: nobody. It asks until the server answers, because «cannot ask» is not «signed out». */
export const sessionQuery = queryOptions({
  queryKey: SESSION_KEY,
  queryFn: async ({ signal }) => {
    const user = await call('reloadUser', {}, { signal });
    believe(user?.user_id);
    noteUser(user);
    return user;
  },
  retry: true,
  staleTime: Number.POSITIVE_INFINITY,
  gcTime: Number.POSITIVE_INFINITY,
  // A sign-in, sign-out or verification may have happened in another tab.
  refetchOnWindowFocus: 'always',
});
