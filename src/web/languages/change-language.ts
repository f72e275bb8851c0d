import { directionOf, isPageLanguage, localeOf, type PageLanguage } from '#domain/page-language.ts';
import { speakerOf } from '#domain/speaker.ts';
import { CATALOGUES } from '#web/languages/languages.ts';
import { speak } from '#web/languages/t.ts';
import { chooseOnDevice } from '#web/lib/device-choice.ts';

/** The language that the page is in, as <html> says. */
export function pageLanguage(): PageLanguage {
  const { lang } = document.documentElement;
  return isPageLanguage(lang) ? lang : 'en';
}

/** Has the page speak a language. Throws when it could not be loaded; then all stays as it is. */
async function speakIn(code: PageLanguage): Promise<void> {
  speak(code === 'en' ? undefined : speakerOf(localeOf(code), await CATALOGUES[code]()));
  document.documentElement.lang = code;
  document.documentElement.dir = directionOf(code);
}

/** The page begins in the language that was chosen before; in English should that not come. */
export const beginIn = (): Promise<void> => speakIn(pageLanguage()).catch(() => speakIn('en'));

/** Changes the language, remembers it on this device, and has everything said anew where it stands. */
export async function changeLanguage(code: PageLanguage): Promise<void> {
  await speakIn(code);
  chooseOnDevice('language', code);
  delete document.documentElement.dataset.offered;
  dispatchEvent(new Event('dayglot-language'));
}
