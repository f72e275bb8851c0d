import { queryOptions } from '@tanstack/react-query';
import { call } from '#web/api.ts';

/** What there is to know of this installation; it stays as it is while the page is open. */
export const installationQuery = queryOptions({
  queryKey: ['installation'],
  queryFn: ({ signal }) => call('readInstallation', {}, { signal }),
  staleTime: Number.POSITIVE_INFINITY,
});
