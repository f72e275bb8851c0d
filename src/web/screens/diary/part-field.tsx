import { type Dispatch, memo, Suspense, useId } from 'react';
import type { Part } from '#domain/entry.ts';
import { optional } from '#web/lib/optional.ts';
import type { DiaryEvent } from '#web/screens/diary/diary-state.ts';
import { useTyping } from '#web/screens/diary/use-typing.ts';
import styles from './part-field.module.css';

/** What is said of a text comes after the page; without it one writes as well. */
const PartNotes = optional(() => import('#web/screens/diary/part-notes.tsx').then((module) => module.PartNotes));

type Props = {
  readonly part: Part;
  /** What to write, and a nudge where nothing is written yet; a memo hears of another language by them. */
  readonly label: string;
  readonly hint: string;
  readonly value: string;
  /** What the learner writes in, as far as it is known; where it is, the browser may check the spelling. */
  readonly lang: string | undefined;
  readonly isReadOnly: boolean;
  /** What is being written, before it is an event. */
  readonly onKeep: (event: DiaryEvent) => void;
  readonly dispatch: Dispatch<DiaryEvent>;
};

/** One of the three texts: a page with ruled lines that grows with what is written. What is written elsewhere leaves it be. */
export const PartField = memo(({ part, label, hint, value, lang, isReadOnly, onKeep, dispatch }: Props) => {
  const id = useId();
  const typing = useTyping(value, {
    onWrite: (text) => dispatch({ type: 'wrote', part, text }),
    onKeep: (text) => onKeep({ type: 'wrote', part, text }),
  });
  return (
    <div className={styles.part}>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      <div className={styles.sheet}>
        <textarea
          {...typing}
          id={id}
          className={styles.page}
          lang={lang}
          dir="auto"
          rows={3}
          placeholder={hint}
          readOnly={isReadOnly}
          spellCheck={lang !== undefined}
          aria-describedby={`${id}-notes`}
        />
        <div id={`${id}-notes`}>
          <Suspense>
            <PartNotes part={part} text={value} />
          </Suspense>
        </div>
      </div>
    </div>
  );
});
