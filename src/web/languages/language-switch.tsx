import { type KeyboardEvent, useId, useRef, useState } from 'react';
import type { PageLanguage } from '#domain/page-language.ts';
import { changeLanguage, pageLanguage } from '#web/languages/change-language.ts';
import { LanguageMenu } from '#web/languages/language-menu.tsx';
import { NAMES } from '#web/languages/languages.ts';
import { t } from '#web/languages/t.ts';
import { classNames } from '#web/lib/class-names.ts';
import { useTell } from '#web/status.tsx';
import styles from './language-switch.module.css';

/** The language of the pages: a button with its name, and a menu. `isAtEnd`: it stands at the end of its row. */
export function LanguageSwitch({ isAtEnd = false }: { readonly isAtEnd?: boolean }) {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const tell = useTell();
  const now = pageLanguage();
  const choose = (code: PageLanguage | undefined) => {
    setOpen(false);
    button.current?.focus();
    // Also the one that is spoken: another may be on its way.
    if (code) changeLanguage(code).catch(() => tell('error', 'The language could not be loaded. Please try again.'));
  };
  const openByArrow = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return;
    event.preventDefault();
    setOpen(true);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the menu closes when the focus leaves it
    <div
      className={classNames(styles.place, isAtEnd && styles.end)}
      onBlur={({ currentTarget, relatedTarget }) => !currentTarget.contains(relatedTarget) && setOpen(false)}
    >
      <button
        ref={button}
        type="button"
        aria-haspopup="menu"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        className={styles.button}
        onClick={() => setOpen(!isOpen)}
        onKeyDown={openByArrow}
      >
        <Globe />
        <span className="visually-hidden">{t('Language')}: </span>
        {NAMES[now]}
      </button>
      {isOpen && <LanguageMenu id={id} now={now} onChoose={choose} />}
    </div>
  );
}

const Globe = () => (
  <svg viewBox="0 0 20 20" aria-hidden="true" className={styles.globe}>
    <circle cx="10" cy="10" r="7.5" />
    <path d="M2.5 10h15M10 2.5c4.5 4.6 4.5 10.4 0 15M10 2.5c-4.5 4.6-4.5 10.4 0 15" />
  </svg>
);
