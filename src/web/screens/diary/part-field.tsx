import { useId, useLayoutEffect, useRef } from 'react';
import styles from './part-field.module.css';

type Props = {
  readonly label: string;
  /** Shown while the text is empty. */
  readonly hint: string;
  readonly value: string;
  /** What the learner says they write in; where they do, the browser may check the spelling. */
  readonly lang: string | undefined;
  readonly isReadOnly: boolean;
  readonly onWrite: (text: string) => void;
};

/** One of the three texts: a page with ruled lines that grows with what is written. */
export function PartField({ label, hint, value, lang, isReadOnly, onWrite }: Props) {
  const id = useId();
  const text = useGrowing(value);
  return (
    <div className={styles.part}>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      <textarea
        ref={text}
        id={id}
        className={styles.page}
        lang={lang}
        dir="auto"
        rows={3}
        placeholder={hint}
        value={value}
        readOnly={isReadOnly}
        spellCheck={lang !== undefined}
        onChange={(event) => onWrite(event.target.value)}
      />
    </div>
  );
}

/** Grows by hand where the browser does not know `field-sizing`. */
function useGrowing(value: string) {
  const ref = useRef<HTMLTextAreaElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the height follows the text, which is read from the element
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element || CSS.supports('field-sizing', 'content')) return;
    element.style.height = 'auto';
    element.style.height = `${element.scrollHeight}px`;
  }, [value]);
  return ref;
}
