import { useMutation } from '@tanstack/react-query';
import { useRef } from 'react';
import { call } from '#web/api.ts';
import { t } from '#web/languages/t.ts';
import { useProfile } from '#web/session.tsx';
import { useChangeProfile } from '#web/session-actions.ts';
import { useTell } from '#web/status.tsx';

/**
 * What the learner says they write in, '' where it is found out: shown as chosen at once, saved one choice after the
 * other, and rolled back to what was saved last when that fails.
 */
export function useLangWritten() {
  const profile = useProfile().data;
  const changeProfile = useChangeProfile();
  const tell = useTell();
  const lang = profile?.lang_written ?? '';
  const turn = useRef(0);
  const saved = useRef<string>(undefined);
  const saving = useMutation({
    scope: { id: 'lang_written' },
    mutationFn: (lang_written: string) => call('updateLangWritten', { lang_written }),
  });
  const choose = async (chosen: string): Promise<void> => {
    turn.current += 1;
    const own = turn.current;
    saved.current ??= lang;
    await changeProfile({ lang_written: chosen });
    try {
      await saving.mutateAsync(chosen);
      saved.current = chosen;
      // A later choice tells of itself.
      if (own === turn.current) tell('success', t('Language saved!'));
    } catch {
      if (own === turn.current) await changeProfile({ lang_written: saved.current });
      tell('error', t('The language could not be saved. Please try again.'));
    }
  };
  return { lang, isKnown: profile !== undefined, choose: (chosen: string) => void choose(chosen) };
}
