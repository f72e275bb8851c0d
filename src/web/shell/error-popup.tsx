import { useCallback, useId } from 'react';
import { Button } from '#web/ui/button.tsx';
import styles from './error-popup.module.css';

type Props = { readonly message: string; readonly onClose: () => void };

/**
 * The error popup (spec §2): titled Error, with a close button. The native dialog keeps the focus inside, closes on
 * Escape and gives the focus back to where it was.
 */
export function ErrorPopup({ message, onClose }: Props) {
  const id = useId();
  const open = useCallback((dialog: HTMLDialogElement | null) => {
    if (dialog && !dialog.open) dialog.showModal();
  }, []);
  return (
    <dialog
      ref={open}
      role="alertdialog"
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-message`}
      className={styles.popup}
      onClose={onClose}
    >
      <h2 id={`${id}-title`} className={styles.title}>
        Error
      </h2>
      <p id={`${id}-message`} className={styles.message}>
        {message}
      </p>
      <Button onClick={(event) => event.currentTarget.closest('dialog')?.close()}>Close</Button>
    </dialog>
  );
}
