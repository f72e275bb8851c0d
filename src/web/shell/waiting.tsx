import { t } from '#web/languages/t.ts';
import styles from './waiting.module.css';

/** The room of a screen while nobody knows yet whose it is; it speaks up only when the server cannot be reached. */
export function Waiting({ isUnreachable }: { readonly isUnreachable: boolean }) {
  return (
    <main id="main" tabIndex={-1} className={styles.waiting}>
      <p role="status" className={styles.note}>
        {isUnreachable && t('The diary cannot be reached right now. We keep trying; you need not reload.')}
      </p>
    </main>
  );
}
