import { useState } from 'react';
import { t } from '#web/languages/t.ts';
import { currentTheme, setTheme, type Theme } from '#web/theme.ts';
import styles from './theme-switch.module.css';

/** Switches between the dark and the light theme; pressed means light. */
export function ThemeSwitch() {
  const [theme, setShown] = useState<Theme>(currentTheme);
  const change = () => {
    const next = theme === 'dark' ? 'light' : 'dark';
    setTheme(next);
    setShown(next);
  };
  return (
    <button
      type="button"
      className={styles.switch}
      aria-label={t('Light theme')}
      title={theme === 'dark' ? t('Light theme') : t('Dark theme')}
      aria-pressed={theme === 'light'}
      onClick={change}
    >
      <svg viewBox="0 0 24 24" aria-hidden="true">
        {theme === 'dark' ? (
          <>
            <circle cx="12" cy="12" r="4.25" />
            <path d="M12 2.75v2M12 19.25v2M2.75 12h2M19.25 12h2M5.5 5.5l1.4 1.4M17.1 17.1l1.4 1.4M5.5 18.5l1.4-1.4M17.1 6.9l1.4-1.4" />
          </>
        ) : (
          <path d="M19.5 14.6A8 8 0 0 1 9.4 4.5a8 8 0 1 0 10.1 10.1z" />
        )}
      </svg>
    </button>
  );
}
