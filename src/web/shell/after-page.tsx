import { createPortal } from 'react-dom';
import { Analytics } from '#web/analytics/analytics.tsx';
import { LanguageOffer } from '#web/languages/language-offer.tsx';
import { LanguageSwitch } from '#web/languages/language-switch.tsx';

type Props = {
  /** The visitor looks at the cookie settings. */
  readonly isSetting: boolean;
  readonly onSetting: (isSetting: boolean) => void;
};

/** What can wait until the page is there: the question for consent, and the languages in the rooms that are kept for them. */
export const AfterPage = (props: Props) => (
  <>
    <Analytics {...props} />
    {createPortal(<LanguageOffer />, roomOf('language-offer'))}
    {createPortal(<LanguageSwitch />, roomOf('language-switch'))}
  </>
);

/** What was rendered ahead has the same rooms, and may still be there. */
const roomOf = (id: string): Element => document.querySelector(`#root #${id}`) ?? document.body;
