import { useId } from 'react';
import type { Edit } from '#domain/edits.ts';
import { kindLabel } from '#web/feedback/compare.ts';
import { t } from '#web/languages/t.ts';
import styles from './hint-list.module.css';

type Props = { readonly hints: readonly Edit[]; readonly lang: string | undefined };

/** What may be wrong and was not changed: the words, what they might be instead, and why. */
export function HintList({ hints, lang }: Props) {
  const id = useId();
  if (hints.length === 0) return null;
  return (
    <div className={styles.hints}>
      <h3 id={id} className={styles.title}>
        {t('Look at this')}
      </h3>
      <ul aria-labelledby={id} className={styles.list}>
        {hints.map((hint) => (
          <li key={`${hint.start}-${hint.end}-${hint.replacement}`}>
            <p className={styles.words}>
              <Words text={hint.original} lang={lang} /> <span aria-hidden="true">→</span>
              <span className="visually-hidden">{t('perhaps')}</span> <Words text={hint.replacement} lang={lang} />
            </p>
            <p dir="auto" className={styles.why}>
              {hint.explanation || kindLabel(hint.kind)}
            </p>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Words of the text; where there are none, a sign that nothing stands there. */
const Words = ({ text, lang }: { readonly text: string; readonly lang: string | undefined }) =>
  text.trim() ? (
    <bdi lang={lang} dir="auto">
      {text.trim()}
    </bdi>
  ) : (
    <>
      <span aria-hidden="true">–</span>
      <span className="visually-hidden">{t('nothing')}</span>
    </>
  );
