import { useEffect } from 'react';
import { type EntryTexts, inputOf, PARTS } from '#domain/entry.ts';
import { dayHeadline } from '#web/feedback/day-headline.ts';
import type { CorrectedTexts } from '#web/feedback/parse-feedback.ts';
import { PartSection } from '#web/feedback/part-section.tsx';
import { locale, t } from '#web/languages/t.ts';
import { deviceChoice } from '#web/lib/device-choice.ts';
import { focusHeading } from '#web/lib/focus-heading.ts';
import { Loader } from '#web/shell/loader.tsx';
import styles from './written-so-far.module.css';

export type WrittenSoFarProps = {
  readonly texts: EntryTexts;
  readonly corrected: CorrectedTexts;
  /** The learner's day, YYYY-MM-DD. */
  readonly day: string;
  /** What the learner says they write in. */
  readonly lang: string | undefined;
};

/**
 * The corrected texts while they are written, where step 2 will have them. The room of each is that of the learner's own,
 * so that nothing moves. Nobody has them read out letter by letter: they are read in step 2, from its heading on.
 */
export function WrittenSoFar(props: WrittenSoFarProps) {
  // Who tries first does not see it yet.
  return deviceChoice('try-first') === 'on' ? (
    <Loader text={t('Loading Magic into Diary ...')} />
  ) : (
    <Words {...props} />
  );
}

function Words({ texts, corrected, day, lang }: WrittenSoFarProps) {
  useEffect(() => {
    scrollTo(0, 0);
    focusHeading();
  }, []);
  return (
    <>
      <h1>{t('Correcting your day')}</h1>
      <p className={styles.facts} lang={locale()}>
        {dayHeadline(day, locale())}
      </p>
      <div aria-busy="true">
        {PARTS.filter((part) => inputOf(texts, part).trim() !== '').map((part) => (
          <PartSection key={part} part={part}>
            <Sides original={inputOf(texts, part)} corrected={corrected[`corrected${part}`]} lang={lang} />
          </PartSection>
        ))}
      </div>
    </>
  );
}

type SidesProps = {
  readonly original: string;
  readonly corrected: string | undefined;
  readonly lang: string | undefined;
};

const Sides = ({ original, corrected, lang }: SidesProps) => (
  <div className={styles.sides}>
    <div className={styles.corrected}>
      <h3 className={styles.who}>{t('Corrected')}</h3>
      <div className={styles.room} lang={lang}>
        <p className={styles.text} dir="auto">
          {corrected}
        </p>
        <p className={styles.ghost} dir="auto" aria-hidden="true">
          {original}
        </p>
      </div>
    </div>
    <div className={styles.original}>
      <h3 className={styles.who}>{t('Yours')}</h3>
      <p className={styles.text} lang={lang} dir="auto">
        {original}
      </p>
    </div>
  </div>
);
