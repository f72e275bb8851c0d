import { type DiffView, useDiffView } from '#web/feedback/diff-view.ts';
import styles from './view-switch.module.css';

const LABELS: Readonly<Record<DiffView, string>> = {
  sides: 'Side by side',
  inline: 'Inline',
  corrected: 'Corrected',
};

/** How the changes are shown; remembered on this device. */
export function ViewSwitch() {
  const [view, choose] = useDiffView();
  return (
    <fieldset className={styles.views}>
      <legend className="visually-hidden">How to show the changes</legend>
      {(Object.keys(LABELS) as DiffView[]).map((each) => (
        <label key={each} className={styles.view}>
          <input
            type="radio"
            name="view"
            className="visually-hidden"
            checked={each === view}
            onChange={() => choose(each)}
          />
          {LABELS[each]}
        </label>
      ))}
    </fieldset>
  );
}
