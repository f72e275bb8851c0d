import { chooseOnDevice, deviceChoice } from '#web/lib/device-choice.ts';

/** The language that the last correction on this device found; undefined before there was one. */
export const foundLang = (): string | undefined => deviceChoice('found-lang');

export const keepFoundLang = (lang: string): void => chooseOnDevice('found-lang', lang);
