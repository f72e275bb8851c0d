import { type KeyboardEvent, useId } from 'react';
import { isPlace, type Place, type Stretch } from '#web/feedback/places.ts';
import { language, t } from '#web/languages/t.ts';
import styles from './try-text.module.css';

type Props = {
  readonly stretches: readonly Stretch[];
  /** What the learner put at the places so far. */
  readonly written: readonly (string | undefined)[];
  readonly lang: string | undefined;
  readonly onWrite: (place: number, text: string) => void;
};

/** The learner's own text, in which the places that were corrected can be written in; each says what kind of mistake it is. */
export function TryText({ stretches, written, lang, onWrite }: Props) {
  const places = stretches.filter(isPlace);
  return (
    <p className={styles.text} lang={lang} dir="auto">
      {stretches.map((stretch, n) => {
        if (!isPlace(stretch)) return stretch;
        const at = places.indexOf(stretch);
        return (
          <PlaceField
            // biome-ignore lint/suspicious/noArrayIndexKey: a stretch is its place in the text
            key={n}
            place={stretch}
            where={` ${t('change {at} of {all}', { at: at + 1, all: places.length })}`}
            text={written[at] ?? stretch.original}
            onWrite={(text) => onWrite(at, text)}
          />
        );
      })}
    </p>
  );
}

type FieldProps = {
  readonly place: Place;
  /** Which one it is, for those who listen. */
  readonly where: string;
  readonly text: string;
  readonly onWrite: (text: string) => void;
};

/** A place to write in, under which the kind of its mistake stands. A try is one's own: the browser does not help. */
function PlaceField({ place, where, text, onWrite }: FieldProps) {
  const id = useId();
  return (
    <span className={styles.place}>
      <textarea
        id={id}
        className={styles.field}
        dir="auto"
        rows={1}
        cols={Math.min(30, Math.max(4, place.original.length))}
        value={text}
        spellCheck={false}
        autoComplete="off"
        autoCorrect="off"
        autoCapitalize="off"
        onChange={(event) => onWrite(event.target.value)}
        onKeyDown={goToNext}
      />
      <label htmlFor={id} className={styles.kind} lang={language()} dir="auto">
        {place.kind}
        <span className="visually-hidden">{where}</span>
      </label>
    </span>
  );
}

/** Enter leads to the next place; one that composes a character ends only that. */
function goToNext(event: KeyboardEvent<HTMLTextAreaElement>): void {
  if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
  event.preventDefault();
  const fields = [...document.querySelectorAll<HTMLElement>('main textarea')];
  fields[fields.indexOf(event.currentTarget) + 1]?.focus();
}
