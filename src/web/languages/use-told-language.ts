import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { User } from '#contract';
import { isPageLanguage } from '#domain/page-language.ts';
import { call } from '#web/api.ts';
import { pageLanguage } from '#web/languages/change-language.ts';
import { deviceChoice } from '#web/lib/device-choice.ts';
import { useSession } from '#web/session.tsx';
import { SESSION_KEY } from '#web/session-query.ts';

/**
 * Tells the server the language of the page where it knows another one of who is signed in: mails and pushes come in it. Should
 * that fail, the next page tells it.
 */
export function useToldLanguage(): void {
  const client = useQueryClient();
  const { user } = useSession();
  // A tab from before the last change of language does not tell its own.
  const chosen = deviceChoice('language') ?? '';
  const lang_page = isPageLanguage(chosen) ? chosen : pageLanguage();
  const { user_id, lang_page: told } = user ?? {};
  // Undefined: nobody is signed in, or the server is of the version before. Who told none gets English.
  const isNews = told !== undefined && (told ?? 'en') !== lang_page;
  useEffect(() => {
    if (!isNews) return;
    const note = (known: User | null | undefined) =>
      known && known.user_id === user_id ? { ...known, lang_page } : known;
    call('updateLangPage', { lang_page }).then(
      () => client.setQueryData<User | null>(SESSION_KEY, note),
      () => undefined,
    );
  }, [isNews, lang_page, user_id, client]);
}
