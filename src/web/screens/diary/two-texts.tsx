import { inputOf, PARTS } from '#domain/entry.ts';
import type { Draft } from '#web/drafts/draft.ts';
import { PART_LABELS } from '#web/feedback/parts.ts';
import { t } from '#web/languages/t.ts';
import styles from './two-texts.module.css';

type Named = readonly [name: string, draft: Draft];
type Props = { readonly left: Named; readonly right?: Named };

/** One or two texts of a learner to look at, side by side where there is room. */
export const TwoTexts = ({ left, right }: Props) => (
  <div className={styles.texts}>
    <Whole named={left} />
    {right && <Whole named={right} />}
  </div>
);

function Whole({ named: [name, draft] }: { readonly named: Named }) {
  const written = PARTS.filter((part) => inputOf(draft, part).trim() !== '');
  return (
    <div className={styles.whole}>
      <h2 className={styles.name}>{name}</h2>
      {written.map((part) => (
        <div key={part}>
          <h3 className={styles.label}>{t(PART_LABELS[part])}</h3>
          <p dir="auto" className={styles.words}>
            {inputOf(draft, part)}
          </p>
        </div>
      ))}
      {written.length === 0 && <p className={styles.label}>{t('Nothing is written here yet.')}</p>}
    </div>
  );
}
