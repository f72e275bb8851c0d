/** What was chosen where storage is forbidden: it lasts until the page is left. */
const unkept = new Map<string, string>();

/** A choice that is remembered on this device; undefined when none was made. */
export function deviceChoice(name: string): string | undefined {
  try {
    return localStorage.getItem(`dayglot-${name}`) ?? unkept.get(name);
  } catch {
    return unkept.get(name);
  }
}

/** Remembers a choice on this device; `useDeviceChoice` hears of it as an event of this name. */
export function chooseOnDevice(name: string, choice: string): void {
  try {
    localStorage.setItem(`dayglot-${name}`, choice);
  } catch {
    unkept.set(name, choice);
  }
  dispatchEvent(new Event('dayglot-choice'));
}
