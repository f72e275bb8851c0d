import type { DraftStatus } from '#web/drafts.ts';
import { classNames } from '#web/lib/class-names.ts';
import styles from './status-note.module.css';

const WORDS: Readonly<Record<DraftStatus, string>> = {
  idle: '',
  saving: 'Saving…',
  saved: 'Saved',
  unsaved: 'Not saved on this device',
};

/** Whether what is written is safe on this device. Only trouble is read out; the rest would interrupt the writing. */
export function StatusNote({ status }: { readonly status: DraftStatus }) {
  return (
    <>
      {status !== 'unsaved' && status !== 'idle' && (
        <span className={classNames(styles.note, styles[status])}>{WORDS[status]}</span>
      )}
      <span role="status" className={classNames(styles.note, styles.unsaved, status !== 'unsaved' && styles.none)}>
        {status === 'unsaved' && WORDS.unsaved}
      </span>
    </>
  );
}
