import { language, t } from '#web/languages/t.ts';
import styles from '#web/screens/legal/legal-page.module.css';

/** These texts hold as they are written; whoever reads the pages in another language is told so in theirs. */
export const EnglishOnly = () =>
  language() === 'en' ? null : <p className={styles.note}>{t('This document is in English only.')}</p>;
