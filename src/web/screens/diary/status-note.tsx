import type { DraftStatus } from '#web/drafts/draft.ts';
import type { Plain } from '#web/languages/catalogue.ts';
import { t } from '#web/languages/t.ts';
import { classNames } from '#web/lib/class-names.ts';
import { useOnline } from '#web/lib/use-online.ts';
import styles from './status-note.module.css';

const WORDS: Readonly<Record<Exclude<DraftStatus, 'idle'>, Plain>> = {
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
          {status === 'saved' && !isOnline ? t('Offline: saved on this device') : t(WORDS[status])}
        </span>
      )}
      <span role="status" className={classNames(styles.note, styles.unsaved, status !== 'unsaved' && styles.none)}>
        {status === 'unsaved' && t(WORDS.unsaved)}
      </span>
    </>
  );
}
