import styles from './loader.module.css';

/** A stroke of handwriting on a viewBox of 240 × 64: a few round letters and a long way out. */
const LINE =
  'M8 40c10-26 26-30 24-8-2 16-14 14-10 2 4-10 20-14 24-2 3 10-4 14-2 6 4-14 14-18 17-8 2 8-3 14 2 13 9-2 8-34 18-36 8-1 2 36 10 35 9-1 6-20 16-20 7 0 4 18 11 18 9 0 6-22 16-21 7 1 2 20 10 20 12 0 22-8 52-9 14 0 24 2 34 0';

/** The native dialog keeps the focus away from what it covers. */
const open = (dialog: HTMLDialogElement | null): void => {
  if (dialog && !dialog.open) dialog.showModal();
};

/** The full-screen loader (spec §2 /diary): a line that writes itself, and what is going on. */
export function Loader({ text }: { readonly text: string }) {
  return (
    <dialog ref={open} aria-label={text} className={styles.loader} onCancel={(event) => event.preventDefault()}>
      <svg className={styles.drawing} viewBox="0 0 240 64" aria-hidden="true">
        <path className={styles.line} d={LINE} pathLength={1} />
        <circle className={styles.nib} r="3.5" />
      </svg>
      <p role="status" className={styles.text}>
        {text}
      </p>
    </dialog>
  );
}
