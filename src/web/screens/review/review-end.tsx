import { useCallback } from 'react';
import { dayMonthLabel } from '#domain/day.ts';
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
        That is enough for today.
      </h2>
      <p>{inWords(tally(done))}</p>
      {praises.length > 0 && (
        <>
          <h3>Right in your diary since</h3>
          <ul className={styles.praises}>
            {praises.map(({ right, day }) => (
              <li key={right}>
                “<bdi>{right}</bdi>” on {dayMonthLabel(day)}
              </li>
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
  if (answered === 0) return 'No card was answered.';
  const cards = answered === 1 ? '1 card' : `${answered} cards`;
  if (known === answered) return `${cards}, ${answered === 1 ? 'and you knew it' : 'and you knew them all'}.`;
  return `${cards}, ${known} of them known. The others come again soon.`;
}
