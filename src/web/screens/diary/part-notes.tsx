import { useEffect, useState } from 'react';
import type { Part } from '#domain/entry.ts';
import { t } from '#web/languages/t.ts';
import { learnersDay } from '#web/learners-day.ts';
import { limitNote } from '#web/screens/diary/limit-note.ts';
import { promptOf, usePrompts } from '#web/screens/diary/prompts.ts';
import styles from './part-notes.module.css';

/** How long a text is empty before a prompt comes, in ms. */
const EMPTY_MS = 8000;

export type PartNotesProps = { readonly part: Part; readonly text: string };

/** What is said of a text as it is written: a prompt on the empty page, and how near its limit is. */
export function PartNotes({ part, text }: PartNotesProps) {
  const [prompts] = usePrompts();
  const isLongEmpty = useLongEmpty(text === '');
  const limit = limitNote(text.length);
  return (
    <>
      {prompts === 'on' && isLongEmpty && (
        <p data-prompt="" className={styles.prompt}>
          {t(promptOf(part, learnersDay()))}
        </p>
      )}
      {limit && <p className={styles.limit}>{limit.note}</p>}
      {/* Said once when it is near, and once when it is passed, not with each letter. */}
      <p role="status" className="visually-hidden">
        {limit?.said}
      </p>
    </>
  );
}

/** Whether a text has been empty for a while. */
function useLongEmpty(isEmpty: boolean): boolean {
  const [isLong, setLong] = useState(false);
  useEffect(() => {
    setLong(false);
    if (!isEmpty) return;
    const timer = setTimeout(setLong, EMPTY_MS, true);
    return () => clearTimeout(timer);
  }, [isEmpty]);
  return isLong && isEmpty;
}
