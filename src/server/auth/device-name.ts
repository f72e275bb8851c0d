import Bowser from 'bowser';

/** A header is the caller's own words: more of it is not looked at, more of a name not kept. */
const MAX_HEADER = 400;
const MAX_NAME = 60;

/** A browser and its system as a person says them, such as «Firefox on Windows»; empty when the header tells neither. */
export function deviceName(userAgent: string | undefined): string {
  if (!userAgent) return '';
  const { browser, os } = Bowser.parse(userAgent.slice(0, MAX_HEADER));
  return [browser.name, os.name].filter(Boolean).join(' on ').slice(0, MAX_NAME);
}
