import { createPortal } from 'react-dom';
import { useLocation } from 'react-router';
import { Analytics } from '#web/analytics/analytics.tsx';
import { LanguageOffer } from '#web/languages/language-offer.tsx';
import { LanguageSwitch } from '#web/languages/language-switch.tsx';
import { useToldLanguage } from '#web/languages/use-told-language.ts';

type Props = {
  /** The visitor looks at the cookie settings. */
  readonly isSetting: boolean;
  readonly onSetting: (isSetting: boolean) => void;
};

/** What can wait until the page is there: the question for consent, and the languages in the rooms that are kept for them. */
export function AfterPage(props: Props) {
  useToldLanguage();
  // The account has the switch among its settings; once a page is enough for whoever goes through it by keyboard.
  const isAmongSettings = useLocation().pathname === '/account';
  return (
    <>
      <Analytics {...props} />
      {createPortal(<LanguageOffer />, roomOf('language-offer'))}
      {!isAmongSettings && createPortal(<LanguageSwitch />, roomOf('language-switch'))}
    </>
  );
}

/** What was rendered ahead has the same rooms, and may still be there. */
const roomOf = (id: string): Element => document.querySelector(`#root #${id}`) ?? document.body;
