import { type FocusEvent, useLayoutEffect, useRef } from 'react';
import { WhatIsCounted } from '#web/analytics/what-is-counted.tsx';
import { t } from '#web/languages/t.ts';
import { Button } from '#web/ui/button.tsx';
import styles from './consent-banner.module.css';

type Props = {
  readonly hasPosthog: boolean;
  readonly onChoose: (isAllowed: boolean) => void;
  readonly onMore: () => void;
};

/**
 * Asks for consent beside what the visitor does: it takes no focus, holds none, and steps aside while somebody writes
 * where it would cover the words. Both answers weigh the same.
 */
export function ConsentBanner({ hasPosthog, onChoose, onMore }: Props) {
  const before = useRef<Element>(null);
  const remember = ({ relatedTarget, currentTarget }: FocusEvent) => {
    // Coming back from the settings is not coming from elsewhere: they are gone then.
    if (!currentTarget.contains(relatedTarget) && !relatedTarget?.closest('dialog')) before.current = relatedTarget;
  };
  const banner = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    const own = banner.current;
    return () => {
      if (own?.contains(document.activeElement)) giveFocusBack(before.current);
    };
  }, []);
  return (
    <section ref={banner} aria-label={t('Statistics')} className={styles.banner} onFocus={remember}>
      <p>
        <strong className={styles.question}>{t('May we count page views?')}</strong>{' '}
        <span className={styles.what}>
          <WhatIsCounted hasPosthog={hasPosthog} />
        </span>
      </p>
      <div className={styles.answers}>
        <Button kind="quiet" onClick={() => onChoose(false)}>
          {t('Only necessary')}
        </Button>
        <Button kind="quiet" onClick={() => onChoose(true)}>
          {t('Accept')}
        </Button>
        <button type="button" className={styles.more} onClick={onMore}>
          {t('Cookie settings')}
        </button>
      </div>
    </section>
  );
}

/** What was pressed is gone: the focus goes back to where it was, or to the page. */
function giveFocusBack(before: Element | null): void {
  const place = before?.isConnected ? before : document.querySelector('main');
  if (place instanceof HTMLElement) place.focus({ preventScroll: true });
}
