import { useEffect, useEffectEvent, useId, useState } from 'react';
import { MAX_QUERY_CHARS } from '#domain/search.ts';
import { t } from '#web/languages/t.ts';
import styles from './search-field.module.css';

type Props = { readonly value: string; readonly onSearch: (words: string) => void };

/** How long nothing is typed before it is looked for, in ms. */
const PAUSE_MS = 300;

/** What to look for in one's own words and their corrections. It is looked for while it is typed. */
export function SearchField({ value, onSearch }: Props) {
  const id = useId();
  const [text, setText] = useState(value);
  const [shown, setShown] = useState(value);
  const [asked, setAsked] = useState(value);
  if (shown !== value) {
    setShown(value);
    // The address says otherwise than what was typed into here: Back was pressed, or a link followed.
    if (asked !== value) {
      setAsked(value);
      setText(value);
    }
  }
  const search = useEffectEvent(() => {
    if (text.trim() === asked) return;
    setAsked(text.trim());
    onSearch(text.trim());
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: each letter starts the pause anew
  useEffect(() => {
    const timer = setTimeout(search, PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return (
    <search className={styles.search}>
      <label htmlFor={id} className="visually-hidden">
        {t('Search your entries')}
      </label>
      <svg viewBox="0 0 24 24" aria-hidden="true" className={styles.lens}>
        <circle cx="10.5" cy="10.5" r="6.25" />
        <path d="m15.3 15.3 5 5" />
      </svg>
      <input
        id={id}
        type="search"
        className={styles.input}
        value={text}
        maxLength={MAX_QUERY_CHARS}
        dir="auto"
        autoComplete="off"
        enterKeyHint="search"
        placeholder={t('Search your entries')}
        onChange={(event) => setText(event.target.value)}
      />
    </search>
  );
}
