import { type InfiniteData, keepPreviousData, useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import type { Contract } from '#contract';
import { call } from '#web/api.ts';
import { type HistoryFilter, inputOf } from '#web/screens/history/history-filter.ts';
import { useSession } from '#web/session.tsx';

type Page = Contract['fetchHistory']['output'];

const KEPT_MS = 10 * 60 * 1000;

/** The history under a filter, page by page; kept a while, so that coming back finds the place. */
export function useHistory(filter: HistoryFilter) {
  const { user } = useSession();
  const input = inputOf(filter);
  return useInfiniteQuery({
    queryKey: ['history', user?.user_id, input],
    queryFn: ({ pageParam, signal }) =>
      call('fetchHistory', { ...input, ...(pageParam && { cursor: pageParam }) }, { signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next_cursor }: Page) => next_cursor,
    enabled: user !== undefined,
    placeholderData: keepPreviousData,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: KEPT_MS,
  });
}

/** What else an entry counts in. */
const FIGURES = [['progress'], ['profile']] as const;

/** Keeps what is shown true to what was done with an entry. */
export function useHistoryChanges() {
  const client = useQueryClient();
  const refresh = (...keys: readonly (readonly string[])[]) => {
    for (const queryKey of keys) void client.invalidateQueries({ queryKey });
  };
  return {
    /** It leaves the lists without their being read again: nothing jumps. */
    deleted: (entry_id: string) => {
      client.setQueriesData<InfiniteData<Page>>(
        { queryKey: ['history'] },
        (lists) => lists && without(lists, entry_id),
      );
      refresh(...FIGURES);
    },
    /** It is back, or was checked. */
    changed: () => refresh(['history'], ['entry'], ...FIGURES),
  };
}

const without = (lists: InfiniteData<Page>, entry_id: string): InfiniteData<Page> => ({
  ...lists,
  pages: lists.pages.map(({ entries, filters, ...page }) => ({
    ...page,
    entries: entries.filter((row) => row.entry_id !== entry_id),
    ...(filters && { filters: { ...filters, num_entries: Math.max(0, filters.num_entries - 1) } }),
  })),
});
