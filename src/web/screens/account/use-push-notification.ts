import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Profile } from '#contract';
import { installationQuery } from '#web/installation-query.ts';
import { t } from '#web/languages/t.ts';
import { canPush, PushRefused, subscriptionFor } from '#web/push/push-device.ts';
import { problemOf, reportBug, statusOf } from '#web/screens/account/failure.ts';
import { LastWanted } from '#web/screens/account/last-wanted.ts';
import { useSwitchPush } from '#web/screens/account/use-switch-push.ts';
import { useTell } from '#web/status.tsx';

/** What there is to be said of pushes on this device; 'unset': this installation sends none. */
export type PushState = 'reading' | 'unset' | 'unable' | 'blocked' | 'ready' | 'asking';

/** The push notifications of this device: shown as wanted at once, saved at once, and rolled back when that fails. */
export function usePushNotification(profile: Profile | undefined) {
  const { state, isHere, push_key, readAgain } = useDevice();
  const switchPush = useSwitchPush();
  const tell = useTell();
  const [queue] = useState(() => new LastWanted(switchPush));
  const [wanted, setWanted] = useState<boolean>();
  const [problem, setProblem] = useState<string>();

  const want = async (isOn: boolean): Promise<void> => {
    setWanted(isOn);
    setProblem(undefined);
    try {
      if (!(await queue.want({ isOn, push_key }))) return;
      tell('success', t('Push notification setting saved!'));
    } catch (error) {
      if (!(error instanceof PushRefused)) reportBug(error);
      setProblem(problemOf(error));
      tell('error', statusOf(t('Error saving notification'), error));
    }
    await readAgain();
    if (!queue.isSaving) setWanted(undefined);
  };
  // The browser's own question may stand there unanswered for long.
  const isAsking = wanted === true && Notification.permission === 'default';
  return {
    state: isAsking ? 'asking' : state,
    isOn: wanted ?? (isHere && profile?.is_push_here === true),
    problem,
    want,
  };
}

/** What this device says for itself, read anew whenever the learner comes back from the browser's settings. */
function useDevice() {
  const installation = useQuery(installationQuery).data;
  const push_key = installation?.push_key ?? '';
  const isAble = canPush();
  const device = useQuery({
    queryKey: ['push-device', push_key],
    queryFn: async () => ({
      isHere: (await subscriptionFor(push_key)) !== undefined,
      isBlocked: Notification.permission === 'denied',
    }),
    enabled: isAble && push_key !== '',
    refetchOnWindowFocus: 'always',
  });
  const state = (): PushState => {
    if (!installation) return 'reading';
    if (!push_key) return 'unset';
    // Some private windows refuse even to be asked.
    if (!isAble || device.isError) return 'unable';
    if (!device.data) return 'reading';
    return device.data.isBlocked ? 'blocked' : 'ready';
  };
  return { state: state(), isHere: device.data?.isHere ?? false, push_key, readAgain: device.refetch };
}
