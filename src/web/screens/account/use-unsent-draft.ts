import { useQuery } from '@tanstack/react-query';
import { isEmptyDraft, loadDraft } from '#web/drafts.ts';

/** Whether this device holds an entry of the learner that was not sent yet. */
export function useUnsentDraft(user_id: string): boolean {
  const { data } = useQuery({
    queryKey: ['unsent-draft', user_id],
    queryFn: async () => {
      const draft = await loadDraft(user_id);
      return draft !== undefined && !draft.checked && !isEmptyDraft(draft);
    },
    retry: false,
    gcTime: 0,
  });
  return data ?? false;
}
