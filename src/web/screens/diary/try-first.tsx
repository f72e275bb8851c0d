import type { Part } from '#domain/entry.ts';
import type { TryCount } from '#domain/tries.ts';
import type { Tries } from '#web/drafts/draft.ts';
import { PartSection } from '#web/feedback/part-section.tsx';
import type { Stretch } from '#web/feedback/places.ts';
import { TryText } from '#web/feedback/try-text.tsx';
import { t } from '#web/languages/t.ts';
import { Switch } from '#web/ui/switch.tsx';
import styles from './try-first.module.css';

type PartsProps = {
  readonly parts: readonly { readonly part: Part; readonly stretches: readonly Stretch[] }[];
  readonly written: Tries['written'];
  readonly lang: string | undefined;
  readonly onWrite: (part: Part, place: number, text: string) => void;
};

/** The learner's own texts with the places that were corrected, before they see how. */
export const TryParts = ({ parts, written, lang, onWrite }: PartsProps) => (
  <>
    <p className={styles.how}>
      {t(
        'Each marked place was corrected; under it stands what kind of change it was. Put it right if you can, then compare.',
      )}
    </p>
    {parts.map(({ part, stretches }) => (
      <PartSection key={part} part={part}>
        <TryText
          stretches={stretches}
          written={written[part] ?? []}
          lang={lang}
          onWrite={(place, text) => onWrite(part, place, text)}
        />
      </PartSection>
    ))}
  </>
);

/** How the first tries went. */
export const TriedFirst = ({ id, count }: { readonly id: string; readonly count: TryCount }) => (
  <p id={id} className={styles.tried}>
    {t('{right} of {all} right on the first try', { right: count.num_tries_right, all: count.num_tries })}
  </p>
);

type SwitchProps = { readonly isOn: boolean; readonly onChoose: (isOn: boolean) => void };

/** Whether the next correction begins with a try of one's own. */
export const TryFirstSwitch = ({ isOn, onChoose }: SwitchProps) => (
  <div className={styles.switch}>
    <Switch
      label={t('Try first')}
      note={t('See where something was corrected and put it right yourself, before you see how.')}
      checked={isOn}
      onChange={(event) => onChoose(event.target.checked)}
    />
  </div>
);
