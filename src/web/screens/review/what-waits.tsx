import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Link } from 'react-router';
import { t, tn } from '#web/languages/t.ts';
import type { Sitting } from '#web/screens/review/review-state.ts';
import { useTell } from '#web/status.tsx';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { useCall } from '#web/use-call.ts';
import styles from './what-waits.module.css';

type Props = {
  /** Undefined until it is known; its room is kept. */
  readonly sitting: Sitting | undefined;
  readonly onGoOn: () => void;
  /** There were no cards yet, and of none is told when they come. */
  readonly isNew?: boolean;
};

/** What is left for tomorrow, what was set aside, and the ways on. */
export function WhatWaits({ sitting, onGoOn, isNew = false }: Props) {
  const canGoOn = sitting && sitting.cards.length + sitting.num_more > 0;
  return (
    <>
      {!isNew && <p className={styles.tomorrow}>{sitting && forTomorrow(sitting)}</p>}
      <div className={styles.ways}>
        <ButtonLink to="/diary">{t('Write today’s')}</ButtonLink>
        {canGoOn && (
          <Button kind="quiet" onClick={onGoOn}>
            {t('A few more')}
          </Button>
        )}
        <Link to="/progress">{t('Back to your progress')}</Link>
      </div>
      {sitting && sitting.num_suspended > 0 && <SetAside count={sitting.num_suspended} onBack={onGoOn} />}
    </>
  );
}

function forTomorrow({ num_tomorrow }: Sitting): string {
  if (num_tomorrow === 0) return t('Nothing waits for tomorrow yet.');
  return tn(num_tomorrow, '1 card waits for tomorrow.', '{count} cards wait for tomorrow.');
}

/** Cards that were set aside, and the way to have them back. */
function SetAside({ count, onBack }: { readonly count: number; readonly onBack: () => void }) {
  const call = useCall();
  const tell = useTell();
  const client = useQueryClient();
  const resuming = useMutation({
    mutationFn: () => call('resumeCards', {}),
    onSuccess: () => {
      void client.invalidateQueries({ queryKey: ['progress'] });
      onBack();
    },
    onError: () => tell('error', t('They could not be brought back. Please try again.')),
  });
  return (
    <p className={styles.aside}>
      {tn(count, '1 card is set aside.', '{count} cards are set aside.')}
      <button
        type="button"
        aria-disabled={resuming.isPending || undefined}
        onClick={() => !resuming.isPending && resuming.mutate()}
      >
        {tn(count, 'Bring it back', 'Bring them back')}
      </button>
    </p>
  );
}
