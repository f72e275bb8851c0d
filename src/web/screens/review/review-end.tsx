import { useCallback } from 'react';
import { dayMonthLabel } from '#domain/day.ts';
import { rich } from '#web/languages/rich.tsx';
import { t, tn } from '#web/languages/t.ts';
import { type Done, tally } from '#web/screens/review/review-state.ts';
import { useReview } from '#web/screens/review/use-review.ts';
import { useAllSaved } from '#web/screens/review/use-saving.ts';
import { WhatWaits } from '#web/screens/review/what-waits.tsx';
import styles from './review-end.module.css';

type Props = { readonly done: readonly Done[]; readonly round: number; readonly onGoOn: () => void };

/** The end of a sitting: what was known, what was written right in the diary since, and what waits. */
export function ReviewEnd({ done, round, onGoOn }: Props) {
  const focus = useCallback((heading: HTMLElement | null) => heading?.focus(), []);
  const isSaved = useAllSaved();
  const praises = done.flatMap(({ card }) => card.praise ?? []);
  return (
    <section className={styles.end}>
      <h2 ref={focus} tabIndex={-1} className={styles.heading}>
        {t('That is enough for today.')}
      </h2>
      <p>{inWords(tally(done))}</p>
      {praises.length > 0 && (
        <>
          <h3>{t('Right in your diary since')}</h3>
          <ul className={styles.praises}>
            {praises.map(({ right, day }) => (
              <li key={right}>{rich('“{words}” on {day}', { words: <bdi>{right}</bdi>, day: dayMonthLabel(day) })}</li>
            ))}
          </ul>
        </>
      )}
      {isSaved ? <Waiting round={round} onGoOn={onGoOn} /> : <WhatWaits sitting={undefined} onGoOn={onGoOn} />}
    </section>
  );
}

/** What waits is asked when all is saved. */
function Waiting({ round, onGoOn }: Pick<Props, 'round' | 'onGoOn'>) {
  return <WhatWaits sitting={useReview('end', round).data} onGoOn={onGoOn} />;
}

function inWords({ answered, known }: ReturnType<typeof tally>): string {
  if (answered === 0) return t('No card was answered.');
  if (known === answered) return tn(answered, '1 card, and you knew it.', '{count} cards, and you knew them all.');
  if (answered === 1) return t('1 card to learn again. It comes back soon.');
  return tn(
    answered,
    '1 card, {known} of them known. The others come again soon.',
    '{count} cards, {known} of them known. The others come again soon.',
    { known },
  );
}
