import { known } from '#web/languages/t.ts';
import styles from './advice.module.css';

/** What to do about what a form's message says. Its place is there from the start, so that screen readers tell the words. */
export const Advice = ({ text }: { readonly text: string | undefined }) => (
  <p role="status" className={styles.advice}>
    {text && known(text)}
  </p>
);
