import { useEffect, useReducer, useRef, useState } from 'react';
import type { Grade } from '#domain/review.ts';
import { tellStatistic } from '#web/analytics/tell-statistic.ts';
import { t } from '#web/languages/t.ts';
import { newId } from '#web/lib/new-id.ts';
import { CardView } from '#web/screens/review/card-view.tsx';
import { ReviewEnd } from '#web/screens/review/review-end.tsx';
import {
  cardNow,
  type Done,
  openingState,
  reviewReducer,
  type Sitting as SittingData,
} from '#web/screens/review/review-state.ts';
import { UndoLine } from '#web/screens/review/undo-line.tsx';
import { useSaving } from '#web/screens/review/use-saving.ts';
import { ErrorPopup } from '#web/shell/error-popup.tsx';

type Props = { readonly sitting: SittingData; readonly round: number; readonly onGoOn: () => void };

/** One card after the other, to the end; what was done last can be taken back. */
export function Sitting({ sitting, round, onGoOn }: Props) {
  const [state, dispatch] = useReducer(reviewReducer, sitting.cards, openingState);
  const [isUnderWay, setUnderWay] = useState(round > 0);
  const saving = useSaving();
  const card = cardNow(state);
  const last = state.done.at(-1);
  useTellingEnd(card === undefined);
  const finish = (done: Done) => {
    setUnderWay(true);
    dispatch({ type: 'done', done });
    saving.save(done);
  };
  const undo = (done: Done) => {
    dispatch({ type: 'undone' });
    saving.takeBack(done);
  };
  return (
    <>
      {card ? (
        <CardView
          key={state.done.length}
          card={card}
          state={state}
          place={{ at: sitting.num_answered + state.done.length + 1, of: sitting.num_answered + sitting.cards.length }}
          takesFocus={isUnderWay}
          dispatch={dispatch}
          onGrade={(grade: Grade) => finish({ card, how: 'answered', grade, answer_id: newId() })}
          onPutAway={(how) => finish({ card, how })}
        />
      ) : (
        <ReviewEnd done={state.done} round={round} onGoOn={onGoOn} />
      )}
      <UndoLine last={last} due={saving.due} onUndo={undo} />
      {saving.hasFailed && (
        <ErrorPopup
          message={t('What you answered last could not be saved.')}
          advice={t('Please check your connection and try again.')}
          action={{ label: t('Try again'), run: saving.tryAgain }}
          onClose={saving.giveUp}
        />
      )}
    </>
  );
}

/** A sitting is done once, also where its last card is taken back. */
function useTellingEnd(isOver: boolean): void {
  const isTold = useRef(false);
  useEffect(() => {
    if (!isOver || isTold.current) return;
    isTold.current = true;
    tellStatistic('review_done');
  }, [isOver]);
}
