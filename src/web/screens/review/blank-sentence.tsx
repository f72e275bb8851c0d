import { type KeyboardEvent, useId } from 'react';
import { t } from '#web/languages/t.ts';
import type { Card, ReviewState } from '#web/screens/review/review-state.ts';
import styles from './blank-sentence.module.css';

type Props = { readonly card: Card; readonly state: ReviewState; readonly onType: (text: string) => void };

/** The corrected sentence with a field where it was wrong; then with the answer in its place. */
export function BlankSentence({ card, state, onType }: Props) {
  const { before, after, answer, lang } = card;
  const { outcome, typed } = state;
  const id = useId();
  return (
    <>
      <span id={`${id}-name`} className="visually-hidden">
        {t('The missing words in')}
      </span>
      <span id={`${id}-sentence`} className="visually-hidden" lang={lang} dir="auto" aria-hidden="true">
        {before}…{after}
      </span>
      <p className={styles.sentence} lang={lang} dir="auto">
        {before}
        {outcome === undefined ? (
          <input
            className={styles.blank}
            aria-labelledby={`${id}-name ${id}-sentence`}
            value={typed}
            maxLength={200}
            spellCheck={false}
            autoComplete="off"
            autoCorrect="off"
            autoCapitalize="off"
            enterKeyHint="done"
            onChange={(event) => onType(event.target.value)}
            onKeyDown={keepComposing}
          />
        ) : (
          <ins className={styles.answer}>{answer}</ins>
        )}
        {after}
      </p>
    </>
  );
}

/** Enter that ends a composition checks nothing yet. */
function keepComposing({ key, nativeEvent }: KeyboardEvent): void {
  if (key === 'Enter' && nativeEvent.isComposing) nativeEvent.preventDefault();
}
