import type { DraftStatus } from '#web/drafts/draft.ts';
import { classNames } from '#web/lib/class-names.ts';
import { useOnline } from '#web/lib/use-online.ts';
import styles from './status-note.module.css';

const WORDS: Readonly<Record<DraftStatus, string>> = {
  idle: '',
  saving: 'Saving…',
  saved: 'Saved',
  unsaved: 'Not saved on this device',
};

/** Whether what is written is safe on this device. Only trouble is read out; the rest would interrupt the writing. */
export function StatusNote({ status }: { readonly status: DraftStatus }) {
  const isOnline = useOnline();
  return (
    <>
      {status !== 'unsaved' && status !== 'idle' && (
        <span className={classNames(styles.note, styles[status])}>
          {status === 'saved' && !isOnline ? 'Offline: saved on this device' : WORDS[status]}
        </span>
      )}
      <span role="status" className={classNames(styles.note, styles.unsaved, status !== 'unsaved' && styles.none)}>
        {status === 'unsaved' && WORDS.unsaved}
      </span>
    </>
  );
}
