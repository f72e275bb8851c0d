import { useQuery } from '@tanstack/react-query';
import { hasUnsent } from '#web/drafts/draft-storage.ts';

/** A storage that does not answer within this time, in ms, keeps nobody from logging out. */
const LOOKED_WITHIN_MS = 3000;

/** Whether this device holds an entry of the learner that was not sent yet, as far as is known, and by a new look, which says so in doubt. */
export function useUnsentDraft(user_id: string) {
  const { data = false, refetch } = useQuery({
    queryKey: ['unsent-draft', user_id],
    queryFn: () => hasUnsent(user_id),
    retry: false,
    gcTime: 0,
  });
  const look = (): Promise<boolean> => {
    const late = new Promise<boolean>((resolve) => setTimeout(resolve, LOOKED_WITHIN_MS, true));
    return Promise.race([refetch().then(({ data }) => data ?? false), late]);
  };
  return { hasUnsent: data, look };
}
