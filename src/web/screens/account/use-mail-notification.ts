import { useState } from 'react';
import type { Profile } from '#contract';
import { t } from '#web/languages/t.ts';
import { problemOf, reportBug, statusOf } from '#web/screens/account/failure.ts';
import { LastWanted } from '#web/screens/account/last-wanted.ts';
import { useChangeProfile } from '#web/session-actions.ts';
import { useTell } from '#web/status.tsx';
import { useCall } from '#web/use-call.ts';

/** The e-mail notifications: shown as wanted at once, saved at once, and rolled back when that fails (spec §2 /account). */
export function useMailNotification(profile: Profile | undefined) {
  const call = useCall();
  const changeProfile = useChangeProfile();
  const tell = useTell();
  const [queue] = useState(() => new LastWanted((is_noti_mail: boolean) => call('updateIsNotiMail', { is_noti_mail })));
  const [wanted, setWanted] = useState<boolean>();
  const [problem, setProblem] = useState<string>();

  const want = async (isOn: boolean): Promise<void> => {
    setWanted(isOn);
    setProblem(undefined);
    try {
      const saved = await queue.want(isOn);
      // A press before this one is still being saved, and tells how both end.
      if (!saved) return;
      await changeProfile({ is_noti_mail: saved.value });
      tell('success', t('Email notification setting saved!'));
    } catch (error) {
      reportBug(error);
      setProblem(problemOf(error));
      tell('error', statusOf(t('Error saving notification'), error));
    }
    if (!queue.isSaving) setWanted(undefined);
  };
  return { isOn: wanted ?? profile?.is_noti_mail ?? false, problem, want };
}
