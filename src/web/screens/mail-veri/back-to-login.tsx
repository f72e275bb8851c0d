import { t } from '#web/languages/t.ts';
import styles from './back-to-login.module.css';

/** Signs out and goes to /login (spec §2 /mail-veri); a link, because it leads away. */
export const BackToLogin = ({ onLeave }: { readonly onLeave: () => void }) => (
  <a
    href="/login"
    className={styles.back}
    onClick={(event) => {
      event.preventDefault();
      onLeave();
    }}
  >
    {t('Back to Login')}
  </a>
);
