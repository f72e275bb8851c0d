import { Link } from 'react-router';
import { PRODUCT } from '#domain/product.ts';
import { t } from '#web/languages/t.ts';
import styles from './footer.module.css';

const LINKS = [
  { to: '/imprint', label: 'Imprint' },
  { to: '/data-protection', label: 'Data Protection' },
  { to: '/disclaimer', label: 'Disclaimer' },
  { to: '/terms', label: 'Terms' },
  { to: '/about-us', label: 'About Us' },
] as const;

/** The legal pages, the way back to a consent, and the copyright line (spec §2). */
export function Footer({ onCookies }: { readonly onCookies: (isSetting: boolean) => void }) {
  return (
    <footer className={styles.footer}>
      <div className={styles.row}>
        <nav aria-label={t('Legal')} className={styles.links}>
          {LINKS.map(({ to, label }) => (
            <Link key={to} to={to}>
              {t(label)}
            </Link>
          ))}
          <button type="button" onClick={() => onCookies(true)}>
            {t('Cookie settings')}
          </button>
        </nav>
        <div id="language-switch" className={styles.language} />
        <p>
          © {new Date().getFullYear()} {PRODUCT}
        </p>
      </div>
    </footer>
  );
}
