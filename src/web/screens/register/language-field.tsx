import { Combobox } from '@base-ui/react/combobox';
import { useId, useMemo, useState } from 'react';
import { findLanguages, type Language } from '#domain/languages.ts';
import { LANGUAGES } from '#web/screens/register/languages.ts';
import styles from './language-field.module.css';

type Props = {
  readonly value: Language | null;
  readonly onChange: (language: Language | null) => void;
  readonly invalid: boolean;
  readonly errorId: string;
};

/** The native language: an autocomplete by native name, English name or code (spec §2 /register). */
export function LanguageField({ value, onChange, invalid, errorId }: Props) {
  const id = useId();
  const [typed, setTyped] = useState('');
  // Once a language is chosen its own label stands in the input, and the whole list is there to choose another.
  const query = value && typed === labelOf(value) ? '' : typed;
  const found = useMemo(() => findLanguages(LANGUAGES, query), [query]);
  return (
    <div className={styles.field}>
      <label htmlFor={id} className={styles.label}>
        Native language
      </label>
      <Combobox.Root
        items={LANGUAGES}
        filteredItems={found}
        value={value}
        onValueChange={onChange}
        inputValue={typed}
        onInputValueChange={setTyped}
        itemToStringLabel={labelOf}
        autoHighlight
      >
        <Combobox.Input
          id={id}
          className={styles.input}
          placeholder="Type to search"
          autoComplete="off"
          aria-invalid={invalid || undefined}
          aria-describedby={invalid ? errorId : undefined}
        />
        <Combobox.Portal>
          <Combobox.Positioner className={styles.positioner} sideOffset={6}>
            <Combobox.Popup className={styles.popup}>
              <Combobox.Empty className={styles.empty}>No language is called that.</Combobox.Empty>
              <Combobox.List className={styles.list}>{LanguageItem}</Combobox.List>
            </Combobox.Popup>
          </Combobox.Positioner>
        </Combobox.Portal>
      </Combobox.Root>
    </div>
  );
}

const labelOf = ({ native, code }: Language): string => `${native} (${code})`;

const LanguageItem = (language: Language) => (
  <Combobox.Item key={language.code} value={language} className={styles.item}>
    <span lang={language.code} dir="auto">
      {language.native}
    </span>{' '}
    <span className={styles.code}>{language.code}</span>
  </Combobox.Item>
);
