import { MAX_EXPLANATION_GRAPHEMES, MAX_TOP_MISTAKES, type TopMistake } from '#domain/feedback.ts';
import { graphemes } from '#domain/segments.ts';
import { t } from '#web/languages/t.ts';
import styles from './mistakes-table.module.css';

const cut = (text: string): string => graphemes(text).slice(0, MAX_EXPLANATION_GRAPHEMES).join('');

/** The most common mistakes: three at most, each explained in a hundred characters (spec §2, §9). */
export function MistakesTable({ mistakes }: { readonly mistakes: readonly TopMistake[] }) {
  return (
    <section aria-labelledby="mistakes" className={styles.mistakes}>
      <h2 id="mistakes">{t('Feedback')}</h2>
      {mistakes.length === 0 ? (
        <p className={styles.none}>{t('No feedback available yet.')}</p>
      ) : (
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">{t('Mistake')}</th>
              <th scope="col">{t('Description')}</th>
            </tr>
          </thead>
          <tbody>
            {mistakes.slice(0, MAX_TOP_MISTAKES).map(({ mistake, explanation }) => (
              <tr key={`${mistake} ${explanation}`}>
                <td dir="auto">{mistake}</td>
                <td dir="auto">{cut(explanation)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
}
