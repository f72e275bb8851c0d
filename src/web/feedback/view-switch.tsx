import { type DiffView, useDiffView } from '#web/feedback/diff-view.ts';
import type { Plain } from '#web/languages/catalogue.ts';
import { t } from '#web/languages/t.ts';
import styles from './view-switch.module.css';

const LABELS: Readonly<Record<DiffView, Plain>> = {
  sides: 'Side by side',
  inline: 'Inline',
  corrected: 'Corrected',
};

/** How the changes are shown; remembered on this device. */
export function ViewSwitch() {
  const [view, choose] = useDiffView();
  return (
    <fieldset className={styles.views}>
      <legend className="visually-hidden">{t('How to show the changes')}</legend>
      {(Object.keys(LABELS) as DiffView[]).map((each) => (
        <label key={each} className={styles.view}>
          <input
            type="radio"
            name="view"
            className="visually-hidden"
            checked={each === view}
            onChange={() => choose(each)}
          />
          {t(LABELS[each])}
        </label>
      ))}
    </fieldset>
  );
}
