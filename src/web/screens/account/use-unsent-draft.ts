import { useQuery } from '@tanstack/react-query';
import { hasUnsent } from '#web/drafts/draft-storage.ts';

/** Whether this device holds an entry of the learner that was not sent yet. */
export function useUnsentDraft(user_id: string): boolean {
  const { data } = useQuery({
    queryKey: ['unsent-draft', user_id],
    queryFn: () => hasUnsent(user_id),
    retry: false,
    gcTime: 0,
  });
  return data ?? false;
}
