import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { Contract } from '#contract';
import { CallError } from '#domain/errors.ts';
import { call } from '#web/api.ts';
import type { MeantWords } from '#web/drafts/draft.ts';
import { sameWords } from '#web/feedback/same-words.ts';
import { useSession } from '#web/session.tsx';

export type Entry = Contract['readEntry']['output'];

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

const keyOf = (user_id: string | undefined, entry_id: string) => ['entry', user_id, entry_id] as const;

/** One entry; `isMissing` when there is none of this id, or it is nobody's who is signed in. */
export function useEntry(entry_id: string) {
  const { user } = useSession();
  const isId = UUID.test(entry_id);
  const query = useQuery({
    queryKey: keyOf(user?.user_id, entry_id),
    queryFn: ({ signal }) => call('readEntry', { entry_id }, { signal }),
    enabled: user !== undefined && isId,
  });
  const isNowhere = query.error instanceof CallError && query.error.status === 'NOT_FOUND';
  return { ...query, isMissing: !isId || isNowhere };
}

/** Shows at once what the learner says they meant. */
export function useShowMeant(entry_id: string): (words: MeantWords, isMeant: boolean) => void {
  const client = useQueryClient();
  const { user } = useSession();
  return ({ original, replacement }, isMeant) => {
    const queryKey = keyOf(user?.user_id, entry_id);
    // An answer that is on its way does not know of it yet.
    void client.cancelQueries({ queryKey });
    client.setQueryData<Entry>(queryKey, (entry) => {
      if (!entry) return entry;
      const words = { original, replacement };
      const others = entry.meant.filter((other) => !sameWords(other, words));
      return { ...entry, meant: isMeant ? [...others, words] : others };
    });
  };
}
