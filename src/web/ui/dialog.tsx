import { type ReactNode, useCallback, useId } from 'react';
import styles from './dialog.module.css';

type Props = {
  readonly title: string;
  /** 'alertdialog' asks a question; 'dialog' is opened to set something. */
  readonly role?: 'alertdialog' | 'dialog';
  /** It was closed, by the Escape key or by its `close()`. */
  readonly onClose: () => void;
  /** While something is under way, Escape does not close it. */
  readonly busy?: boolean;
  /** What is asked and what comes of it; read out when the dialog opens. */
  readonly text: ReactNode;
  /** The answers, the safe one first. */
  readonly children: ReactNode;
};

/**
 * A question that has to be answered before anything else. The native dialog keeps the focus inside, puts it on the first
 * control, and gives it back to where it was when it is closed by `closeDialogOf`.
 */
export function Dialog({ title, role = 'alertdialog', onClose, busy = false, text, children }: Props) {
  const id = useId();
  const open = useCallback((dialog: HTMLDialogElement | null) => {
    if (dialog && !dialog.open) dialog.showModal();
  }, []);
  return (
    <dialog
      ref={open}
      role={role}
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
      className={styles.dialog}
      onCancel={(event) => busy && event.preventDefault()}
      onClose={onClose}
    >
      <h2 id={`${id}-title`}>{title}</h2>
      <div id={`${id}-text`}>{text}</div>
      {children}
    </dialog>
  );
}

/** Closes the dialog around an element. */
export const closeDialogOf = (element: Element | null): void => element?.closest('dialog')?.close();
