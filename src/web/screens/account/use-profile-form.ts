import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { Profile } from '#contract';
import { pushAgain } from '#web/push/push-again.ts';
import { celebrate } from '#web/screens/account/celebrate.ts';
import {
  type ChangePart,
  type Changes,
  changesOf,
  isUnknownLanguage,
  type Typed,
} from '#web/screens/account/changes.ts';
import { DEVICES_KEY } from '#web/screens/account/devices-query.ts';
import { type Problems, saveChanges } from '#web/screens/account/save-changes.ts';
import { useRecentSignIn } from '#web/screens/account/use-recent-sign-in.ts';
import { useChangeProfile } from '#web/session-actions.ts';
import { sessionQuery } from '#web/session-query.ts';
import { useTell } from '#web/status.tsx';
import { languageOf } from '#web/ui/language-field/languages.ts';
import { useCall } from '#web/use-call.ts';

const UNKNOWN_LANGUAGE = 'Choose language from list.';

const startWith = ({ username, lang_native }: Profile): Typed => ({
  username,
  language: languageOf(lang_native),
  languageTyped: '',
  password: '',
});

/** Editing the account: what is typed, saving it part by part, and what of it was not taken (spec §4, §5 «Account»). */
export function useProfileForm(profile: Profile, onDone: () => void) {
  const [before, setBefore] = useState<Pick<Profile, 'username' | 'lang_native'>>(profile);
  const [typed, setTyped] = useState(() => startWith(profile));
  const [problems, setProblems] = useState<Problems>({});
  /** Counts the tries that left something to mend. */
  const [refusals, setRefusals] = useState(0);
  const [isBusy, setBusy] = useState(false);
  const recent = useRecentSignIn();
  const send = useSendPart(recent.attempt);
  const tell = useTell();
  const isHere = useIsHere();

  const change = (part: Partial<Typed>, of: ChangePart) => {
    setTyped((now) => ({ ...now, ...part }));
    setProblems(({ [of]: _, ...others }) => others);
  };
  const refuse = (found: Problems) => {
    setProblems(found);
    setRefusals((count) => count + 1);
  };
  const take = (saved: Changes) => {
    setBefore((old) => ({ ...old, ...saved }));
    if (saved.password !== undefined) setTyped((now) => ({ ...now, password: '' }));
  };
  const submit = async (): Promise<void> => {
    if (isBusy) return;
    if (isUnknownLanguage(typed)) return refuse({ lang_native: UNKNOWN_LANGUAGE });
    const changes = changesOf(before, typed);
    setBusy(true);
    const outcome = await saveChanges(changes, { send, tell });
    setBusy(false);
    // Cancel was pressed meanwhile, or another screen opened: the statuses tell how it ended.
    if (!isHere.current) return;
    const count = Object.keys(outcome.saved).length;
    if (count > 0) void celebrate();
    if (count === Object.keys(changes).length) return onDone();
    take(outcome.saved);
    refuse(outcome.problems);
  };
  return { typed, change, problems, refusals, isBusy, recent, submit };
}

/** How each part is sent, and what the page shows of it from then on. */
function useSendPart(attempt: (action: () => Promise<unknown>) => Promise<boolean>) {
  const call = useCall();
  const client = useQueryClient();
  const changeProfile = useChangeProfile();
  return {
    username: async (username: string) => {
      await call('updateUsername', { username });
      await changeProfile({ username });
      return true;
    },
    lang_native: async (lang_native: string) => {
      await call('updateLangNative', { lang_native });
      await changeProfile({ lang_native });
      return true;
    },
    password: async (password: string) => {
      const isDone = await attempt(() => call('updatePassword', { password }));
      // A new password ends the sessions of all other devices.
      if (isDone) void client.invalidateQueries({ queryKey: DEVICES_KEY });
      const { user_id } = client.getQueryData(sessionQuery.queryKey) ?? {};
      if (isDone && user_id) void pushAgain(client, user_id);
      return isDone;
    },
  };
}

/** Whether the component is still on the screen. */
function useIsHere() {
  const isHere = useRef(true);
  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
    };
  }, []);
  return isHere;
}
