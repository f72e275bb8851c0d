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

/** How many languages were asked for: what comes late is not spoken any more. */
let wishes = 0;

/** Has the page speak a language; false when another was asked for meanwhile. Throws when it could not be loaded; then all stays as it is. */
async function speakIn(code: PageLanguage): Promise<boolean> {
  wishes += 1;
  const wish = wishes;
  const catalogue =
    code === 'en'
      ? undefined
      : await CATALOGUES[code]().catch((error) => {
          if (wish === wishes) throw error;
          return undefined;
        });
  if (wish !== wishes) return false;
  const speaker = catalogue && speakerOf(localeOf(code), catalogue);
  speak(speaker);
  document.documentElement.lang = code;
  document.documentElement.dir = directionOf(code);
  return true;
}

/** The page begins in the language that was chosen before; in English should that not come. */
export const beginIn = (): Promise<boolean> => speakIn(pageLanguage()).catch(() => speakIn('en'));

/** Changes the language, remembers it on this device, and has everything said anew where it stands. */
export async function changeLanguage(code: PageLanguage): Promise<void> {
  if (!(await speakIn(code))) return;
  chooseOnDevice('language', code);
  delete document.documentElement.dataset.offered;
  dispatchEvent(new Event('dayglot-language'));
}
