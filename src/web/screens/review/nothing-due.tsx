import { t } from '#web/languages/t.ts';
import type { Sitting } from '#web/screens/review/review-state.ts';
import { WhatWaits } from '#web/screens/review/what-waits.tsx';
import styles from './review-end.module.css';

type Props = { readonly sitting: Sitting; readonly onGoOn: () => void };

/** No card waits today: because there is none at all yet, or because all of them come later. */
export function NothingDue({ sitting, onGoOn }: Props) {
  const { num_answered, num_tomorrow, num_suspended, num_more } = sitting;
  const isNew = num_answered + num_tomorrow + num_suspended + num_more === 0;
  return (
    <section className={styles.end}>
      <h2 className={styles.heading}>{isNew ? t('Nothing to review yet.') : t('Nothing more today.')}</h2>
      <p>
        {isNew
          ? t('What is corrected in your entries comes back here as cards, from the next day on.')
          : t('Your cards come back when you are about to forget them.')}
      </p>
      <WhatWaits sitting={sitting} onGoOn={onGoOn} isNew={isNew} />
    </section>
  );
}
