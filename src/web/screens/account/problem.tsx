import { known } from '#web/languages/t.ts';
import styles from './problem.module.css';

type Props = {
  readonly text: string;
  /** Nothing else tells it: screen readers read it out. */
  readonly isAlert?: boolean;
};

/** Why something was not saved, beside it for as long as that is so. */
export const Problem = ({ text, isAlert = false }: Props) => (
  <span role={isAlert ? 'alert' : undefined} className={styles.problem}>
    {known(text)}
  </span>
);
