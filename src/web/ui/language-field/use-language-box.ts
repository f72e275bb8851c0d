import { type KeyboardEvent, useState } from 'react';
import { exactLanguage, findLanguages, type Language } from '#domain/languages.ts';
import { LANGUAGES } from '#web/ui/language-field/languages.ts';

export const labelOf = ({ native, code }: Language): string => `${native} (${code})`;

/** No option is active: Enter chooses nothing. */
const NONE = -1;

/**
 * What a combobox of languages does (the pattern «editable combobox with list autocomplete» of ARIA): typing filters and
 * marks the best one, arrows move, Enter chooses, Escape closes, and a name written out whole counts as chosen.
 */
export function useLanguageBox(value: Language | null, onChange: (language: Language | null, typed: string) => void) {
  const [typed, setTyped] = useState(value ? labelOf(value) : '');
  const [isOpen, setOpen] = useState(false);
  const [active, setActive] = useState(NONE);
  // A chosen language's label in the input is no search: the whole list is there to choose another.
  const found = findLanguages(LANGUAGES, value ? '' : typed);

  const open = () => {
    setOpen(true);
    setActive(value ? found.indexOf(value) : NONE);
  };
  const choose = (language: Language) => {
    const label = labelOf(language);
    setTyped(label);
    setOpen(false);
    onChange(language, label);
  };
  const type = (text: string) => {
    setTyped(text);
    setOpen(true);
    setActive(text.trim() ? 0 : NONE);
    onChange(null, text);
  };
  const leave = () => {
    setOpen(false);
    const exact = value ? undefined : exactLanguage(LANGUAGES, typed);
    if (exact) choose(exact);
  };
  const move = (step: 1 | -1) => {
    if (!isOpen) return open();
    const count = found.length;
    if (count > 0) setActive(active === NONE && step === -1 ? count - 1 : (active + step + count) % count);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    // While an input method composes, its keys are its own.
    if (event.nativeEvent.isComposing) return;
    const language = isOpen ? found[active] : undefined;
    if (event.key === 'ArrowDown') move(1);
    else if (event.key === 'ArrowUp') move(-1);
    else if (event.key === 'Enter' && language) choose(language);
    else if (event.key === 'Escape' && isOpen) setOpen(false);
    else return;
    event.preventDefault();
  };
  return { typed, found, isOpen, active, open, type, choose, leave, onKeyDown };
}
