import { type ReactNode, useId } from 'react';
import type { Language } from '#domain/languages.ts';
import { t, tn } from '#web/languages/t.ts';
import { classNames } from '#web/lib/class-names.ts';
import field from '#web/ui/field.module.css';
import { useLanguageBox } from '#web/ui/language-field/use-language-box.ts';
import styles from './language-field.module.css';

type Props = {
  readonly value: Language | null;
  /** The language chosen, null while there is none, and what stands in the input. */
  readonly onChange: (language: Language | null, typed: string) => void;
  readonly invalid: boolean;
  /** The id of the message that says why it is invalid. */
  readonly errorId?: string;
  /** A sentence under the input. */
  readonly hint?: ReactNode;
};

/** The native language: an autocomplete by native name, English name or code (spec §2 /register). */
export function LanguageField({ value, onChange, invalid, errorId, hint }: Props) {
  const id = useId();
  const box = useLanguageBox(value, onChange);
  const optionId = (index: number) => `${id}-${index}`;
  const hintId = hint ? `${id}-hint` : undefined;
  return (
    <div className={field.field}>
      <label htmlFor={id} className={field.label}>
        {t('Native language')}
      </label>
      <div className={styles.box}>
        <input
          id={id}
          role="combobox"
          className={field.input}
          placeholder={t('Type to search')}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          aria-autocomplete="list"
          aria-expanded={box.isOpen}
          aria-controls={`${id}-list`}
          aria-activedescendant={box.isOpen && box.found[box.active] ? optionId(box.active) : undefined}
          aria-invalid={invalid || undefined}
          aria-describedby={[invalid ? errorId : undefined, hintId].filter(Boolean).join(' ') || undefined}
          value={box.typed}
          onChange={(event) => box.type(event.target.value)}
          onClick={(event) => {
            box.open();
            // Typing then takes the place of the language that was chosen.
            if (value) event.currentTarget.select();
          }}
          onBlur={box.leave}
          onKeyDown={box.onKeyDown}
        />
        <div className={styles.popup} hidden={!box.isOpen}>
          <div id={`${id}-list`} role="listbox" tabIndex={-1} aria-label={t('Languages')} className={styles.list}>
            {box.isOpen &&
              box.found.map((language, index) => (
                <Option
                  key={language.code}
                  id={optionId(index)}
                  language={language}
                  isActive={index === box.active}
                  isChosen={language === value}
                  onChoose={box.choose}
                />
              ))}
          </div>
          <p role="status" className={styles.empty}>
            {box.isOpen && box.found.length === 0 && t('No language is called that.')}
          </p>
        </div>
      </div>
      <p role="status" className="visually-hidden">
        {box.isOpen && countOf(box.found.length)}
      </p>
      {hint && (
        <p id={hintId} className={field.hint}>
          {hint}
        </p>
      )}
    </div>
  );
}

/** How many languages the list has, for whoever does not see it; that there is none stands in the list itself. */
const countOf = (found: number): string => (found === 0 ? '' : tn(found, '1 language', '{count} languages'));

type OptionProps = {
  readonly id: string;
  readonly language: Language;
  readonly isActive: boolean;
  readonly isChosen: boolean;
  readonly onChoose: (language: Language) => void;
};

/** A language by its native name and its code. The focus stays in the input. */
const Option = ({ id, language, isActive, isChosen, onChoose }: OptionProps) => (
  // biome-ignore lint/a11y/useKeyWithClickEvents: its keys are those of the input, which keeps the focus.
  <div
    ref={isActive ? showActive : undefined}
    id={id}
    role="option"
    tabIndex={-1}
    // What is selected, for the ear, is what Enter would choose.
    aria-selected={isActive}
    data-chosen={isChosen || undefined}
    className={classNames(styles.item, isActive && styles.active)}
    onPointerDown={(event) => event.preventDefault()}
    onClick={() => onChoose(language)}
  >
    <span lang={language.code} dir="auto">
      {language.native}
    </span>{' '}
    <span className={styles.code}>{language.code}</span>
  </div>
);

const showActive = (option: HTMLElement | null): void => option?.scrollIntoView({ block: 'nearest' });
