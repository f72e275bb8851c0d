import { queryOptions } from '@tanstack/react-query';
import { call } from '#web/api.ts';

export const SESSION_KEY = ['session'] as const;

/** Who is signed in; null: nobody. It asks until the server answers, because «cannot ask» is not «signed out». */
export const sessionQuery = queryOptions({
  queryKey: SESSION_KEY,
  queryFn: ({ signal }) => call('reloadUser', {}, { signal }),
  retry: true,
  staleTime: Number.POSITIVE_INFINITY,
  gcTime: Number.POSITIVE_INFINITY,
  // A sign-in, sign-out or verification may have happened in another tab.
  refetchOnWindowFocus: 'always',
});
