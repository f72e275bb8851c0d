import { Fragment } from 'react';
import type { Snippet } from '#domain/search.ts';
import styles from './marked.module.css';

/** A piece of a text with what was found in it. */
export function Marked({ snippet }: { readonly snippet: Snippet }) {
  const { text, hits } = snippet;
  return (
    <>
      {hits.map(([start, end], n) => (
        <Fragment key={start}>
          {text.slice(hits[n - 1]?.[1] ?? 0, start)}
          <mark className={styles.mark}>{text.slice(start, end)}</mark>
        </Fragment>
      ))}
      {text.slice(hits.at(-1)?.[1] ?? 0)}
    </>
  );
}
