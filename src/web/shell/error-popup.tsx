import { type MouseEvent, useCallback, useId } from 'react';
import { known, t } from '#web/languages/t.ts';
import { Button } from '#web/ui/button.tsx';
import styles from './error-popup.module.css';

type Props = {
  readonly message: string;
  /** What to do about it. */
  readonly advice?: string | undefined;
  /** Another way than to close it. */
  readonly action?: { readonly label: string; readonly run: () => void } | undefined;
  readonly onClose: () => void;
};

/**
 * The error popup (spec §2): titled Error, with a close button. The native dialog keeps the focus inside, closes on
 * Escape and gives the focus back to where it was.
 */
export function ErrorPopup({ message, advice, action, onClose }: Props) {
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
        {t('Error')}
      </h2>
      <div id={`${id}-message`} className={styles.message}>
        <p>{known(message)}</p>
        {advice && <p className={styles.advice}>{known(advice)}</p>}
      </div>
      <div className={styles.answers}>
        <Button kind={action ? 'quiet' : 'primary'} onClick={close}>
          {t('Close')}
        </Button>
        {action && (
          <Button
            onClick={(event) => {
              close(event);
              action.run();
            }}
          >
            {action.label}
          </Button>
        )}
      </div>
    </dialog>
  );
}

const close = ({ currentTarget }: MouseEvent): void => currentTarget.closest('dialog')?.close();
