import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { wipeDraft } from '#web/drafts/draft-storage.ts';
import { chooseOnDevice } from '#web/lib/device-choice.ts';
import { isPassing } from '#web/query-client.ts';
import { enter } from '#web/session-actions.ts';
import { sessionQuery } from '#web/session-query.ts';
import { useCall } from '#web/use-call.ts';

/** Whether nobody is signed in here any more; asked until the server answers. */
const isNobody = async (client: QueryClient): Promise<boolean> =>
  (await client.fetchQuery({ ...sessionQuery, staleTime: 0 })) === null;

/**
 * Deletes the account with everything that belongs to it (spec §7), and what this browser holds of it. The guard then
 * leads on. Where the answer is lost on its way, a session that has ended says that the account has. Throws CallError.
 */
export function useDeleteAccount(): () => Promise<void> {
  const client = useQueryClient();
  const call = useCall();
  const remove = () =>
    call('deleteUser', {}).catch(async (error: unknown) => {
      if (!(isPassing(error) && (await isNobody(client)))) throw error;
    });
  return async () => {
    const user = client.getQueryData(sessionQuery.queryKey);
    await remove();
    chooseOnDevice('push', '');
    if (user) await wipeDraft(user.user_id).catch(() => undefined);
    await client.cancelQueries();
    enter(client, null);
  };
}
