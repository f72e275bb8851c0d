import { type KeyboardEvent, useEffect, useRef } from 'react';
import { PAGE_LANGUAGES, type PageLanguage } from '#domain/page-language.ts';
import { NAMES } from '#web/languages/languages.ts';
import { t } from '#web/languages/t.ts';
import styles from './language-switch.module.css';

type Props = {
  readonly id: string;
  readonly now: PageLanguage;
  /** Undefined: none, the menu only closes. */
  readonly onChoose: (code: PageLanguage | undefined) => void;
};

/** The names of all languages, each in its own; arrows, Home and End go through them, Escape closes. */
export function LanguageMenu({ id, now, onChoose }: Props) {
  const menu = useRef<HTMLDivElement>(null);
  useEffect(() => menu.current?.querySelector<HTMLElement>('[aria-checked="true"]')?.focus(), []);
  const onKey = (event: KeyboardEvent<HTMLElement>) => {
    const items = [...event.currentTarget.querySelectorAll('button')];
    const at = items.findIndex((item) => item.matches(':focus'));
    const to = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: -1 }[event.key];
    if (event.key === 'Escape') onChoose(undefined);
    else if (to !== undefined) items.at(to % items.length)?.focus();
    else return;
    event.preventDefault();
  };
  return (
    <div
      ref={menu}
      id={id}
      role="menu"
      tabIndex={-1}
      aria-label={t('Language')}
      className={styles.menu}
      onKeyDown={onKey}
    >
      {PAGE_LANGUAGES.map((code) => (
        <button
          key={code}
          type="button"
          role="menuitemradio"
          aria-checked={code === now}
          tabIndex={-1}
          lang={code}
          className={styles.item}
          onClick={() => onChoose(code)}
        >
          {NAMES[code]}
        </button>
      ))}
    </div>
  );
}
