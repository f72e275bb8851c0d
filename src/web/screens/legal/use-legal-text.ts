import { useQuery } from '@tanstack/react-query';
import type { LegalPageName } from '#domain/legal.ts';
import { call } from '#web/api.ts';

/** What this installation says on a legal page, and who runs it. */
export const useLegalText = (page: LegalPageName) =>
  useQuery({
    queryKey: ['legal', page],
    queryFn: ({ signal }) => call('readLegalText', { page }, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
    retry: 1,
  });
