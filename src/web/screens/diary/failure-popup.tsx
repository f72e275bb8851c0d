import type { Dispatch } from 'react';
import { t } from '#web/languages/t.ts';
import { focusHeading } from '#web/lib/focus-heading.ts';
import type { DiaryEvent, Failure } from '#web/screens/diary/diary-state.ts';
import { ErrorPopup } from '#web/shell/error-popup.tsx';

export type FailurePopupProps = {
  readonly failure: Failure;
  readonly ask: (check_with: 'basic') => void;
  readonly dispatch: Dispatch<DiaryEvent>;
};

/** Why there is no feedback, what to do about it, and the way to another corrector where that may help. */
export function FailurePopup({ failure, ask, dispatch }: FailurePopupProps) {
  const { message, advice, offersBasic } = failure;
  const close = () => {
    dispatch({ type: 'read-error' });
    // What had the focus may be gone with the view that failed.
    if (document.activeElement === document.body) focusHeading();
  };
  return (
    <ErrorPopup
      message={message}
      advice={advice}
      action={offersBasic ? { label: t('Check with the basic corrector'), run: () => ask('basic') } : undefined}
      onClose={close}
    />
  );
}
