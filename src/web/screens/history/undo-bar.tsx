import { useEffect, useState } from 'react';
import { t } from '#web/languages/t.ts';
import { type Deletion, setDeletion, useLatestDeletion } from '#web/screens/history/deletion.ts';
import { useUndo } from '#web/screens/history/use-undo.ts';
import styles from './undo-bar.module.css';

/** How long a deleted entry can be brought back here, in ms; the server gives a minute. */
const UNDO_MS = 10_000;

/**
 * What was just deleted, with the way back. It stands next after the heading, where the focus is; its place is there before
 * its words, so that they are read out. Leaving it alone leaves the entry deleted.
 */
export function UndoBar() {
  const deletion = useLatestDeletion();
  const [told, setTold] = useState<Deletion>();
  useEffect(() => setTold(deletion), [deletion]);
  // Whoever leaves the list has left the entry deleted.
  useEffect(() => () => setDeletion(undefined), []);
  return (
    <div role="status" className={styles.place}>
      {told && <Bar key={told.entry_id} deletion={told} />}
    </div>
  );
}

function Bar({ deletion }: { readonly deletion: Deletion }) {
  const { undo, isBusy } = useUndo(deletion);
  const [isHeld, setHeld] = useState(false);
  useEffect(() => {
    // Nobody is hurried who is just about to press it.
    const timer = isHeld || isBusy ? undefined : setTimeout(setDeletion, UNDO_MS, undefined);
    return () => clearTimeout(timer);
  }, [isHeld, isBusy]);
  const hold = () => setHeld(true);
  const letGo = () => setHeld(false);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only waits while somebody is on it
    <div className={styles.bar} onPointerEnter={hold} onPointerLeave={letGo} onFocus={hold} onBlur={letGo}>
      <p>{t('Entry deleted.')}</p>
      <button type="button" className={styles.undo} aria-disabled={isBusy || undefined} onClick={undo}>
        {t('Undo')}
      </button>
    </div>
  );
}
