import { useState } from 'react';
import { t } from '#web/languages/t.ts';
import { NothingDue } from '#web/screens/review/nothing-due.tsx';
import { ReviewSkeleton } from '#web/screens/review/review-skeleton.tsx';
import { Sitting } from '#web/screens/review/sitting.tsx';
import { useReview } from '#web/screens/review/use-review.ts';
import { Button } from '#web/ui/button.tsx';
import { Page } from '#web/ui/page.tsx';
import styles from './review-screen.module.css';

/** Cards of the learner's own mistakes, two minutes of them a day (docs/decisions/0030). */
export function ReviewScreen() {
  const [round, setRound] = useState(0);
  return (
    <Page title={t('Review')}>
      <h1>{t('Review your mistakes')}</h1>
      <Round key={round} round={round} onGoOn={() => setRound(round + 1)} />
    </Page>
  );
}

type Props = { readonly round: number; readonly onGoOn: () => void };

/** A sitting: what is left of today's dozen, and after it as many as one likes. */
function Round({ round, onGoOn }: Props) {
  const { data, isError, refetch } = useReview(round > 0 ? 'more' : 'begin', round);
  if (!data) return isError ? <Failure onRetry={refetch} /> : <ReviewSkeleton />;
  if (data.cards.length === 0) return <NothingDue sitting={data} onGoOn={onGoOn} />;
  return <Sitting sitting={data} round={round} onGoOn={onGoOn} />;
}

const Failure = ({ onRetry }: { readonly onRetry: () => unknown }) => (
  <div role="alert" className={styles.failure}>
    <p>{t('Your cards could not be loaded. They are safe; please try again.')}</p>
    <Button kind="quiet" onClick={() => void onRetry()}>
      {t('Try again')}
    </Button>
  </div>
);
