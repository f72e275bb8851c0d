import { useState } from 'react';
import { directionOf, isPageLanguage } from '#domain/page-language.ts';
import { changeLanguage } from '#web/languages/change-language.ts';
import { OFFERS } from '#web/languages/offers.ts';
import { chooseOnDevice } from '#web/lib/device-choice.ts';
import styles from './language-offer.module.css';

/** Offers the browser's own language, in it, until it is answered. public/early.js keeps its room, so that nothing moves. */
export function LanguageOffer() {
  const { offered = 'en' } = document.documentElement.dataset;
  const [isAnswered, setAnswered] = useState(false);
  if (isAnswered || !isPageLanguage(offered) || offered === 'en') return null;
  const { text, yes, no } = OFFERS[offered];
  const decline = () => {
    chooseOnDevice('language', 'en');
    delete document.documentElement.dataset.offered;
    setAnswered(true);
    document.querySelector<HTMLElement>('main')?.focus({ preventScroll: true });
  };
  const accept = () => {
    changeLanguage(offered).then(
      () => document.querySelector<HTMLElement>('main')?.focus({ preventScroll: true }),
      // It stays offered; the network may come back.
      () => undefined,
    );
  };
  return (
    <aside lang={offered} dir={directionOf(offered)} aria-label={text} className={styles.offer}>
      <p>{text}</p>
      <button type="button" className={styles.yes} onClick={accept}>
        {yes}
      </button>
      <button type="button" onClick={decline}>
        {no}
      </button>
    </aside>
  );
}
