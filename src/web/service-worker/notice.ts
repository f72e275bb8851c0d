import { isPageLanguage } from '#domain/page-language.ts';
import type { PushNotice } from '#domain/push.ts';

/** What is shown when a push cannot be read: browsers want something shown for each. */
const UNREAD: PushNotice = { title: 'Dayglot Diary', body: 'A few lines about today?', path: '/diary', lang: 'en' };

/** The notice in a push of our server's; its path never leads to another place than this one. */
export function noticeOf(text: string | undefined, origin: string): PushNotice {
  const { title, body, path, lang } = (parsed(text) ?? {}) as Partial<Record<keyof PushNotice, unknown>>;
  if (typeof title !== 'string' || typeof body !== 'string' || title === '') return UNREAD;
  return {
    title,
    body,
    path: isOurs(path, origin) ? path : UNREAD.path,
    lang: typeof lang === 'string' && isPageLanguage(lang) ? lang : UNREAD.lang,
  };
}

function parsed(text: string | undefined): unknown {
  try {
    return JSON.parse(text ?? '');
  } catch {
    return undefined;
  }
}

const isOurs = (path: unknown, origin: string): path is string =>
  typeof path === 'string' &&
  path.startsWith('/') &&
  URL.canParse(path, origin) &&
  new URL(path, origin).origin === origin;
