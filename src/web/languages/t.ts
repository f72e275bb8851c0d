import { fill, type Values, type ValuesOf } from '#domain/message.ts';
import type { Speaker } from '#domain/speaker.ts';
import type { Counted, Message } from '#web/languages/catalogue.ts';

/** None for English: its words stand where they are used. */
export let speaker: Speaker | undefined;

export const speak = (loaded: Speaker | undefined): void => {
  speaker = loaded;
};

/** The language of the pages, as Intl takes it. */
export const language = (): string => speaker?.locale ?? 'en';

/** How dates are written: in the chosen language or, in English, as the browser likes them. */
export const locale = (): string => speaker?.locale ?? navigator.language;

/** A text that may be no message of ours, such as a server's: that one is shown as it is. */
export const known = (message: string, values?: Values): string => (speaker?.say ?? fill)(message, values);

/** The message in the language that was chosen. */
export const t = known as <M extends Message>(message: M, ...values: ValuesOf<M>) => string;

/** What is said of one, and of any other number, which is the value `count`. */
export const tn = (count: number, one: string, other: Counted, values?: Values): string =>
  speaker ? speaker.count(count, other, values) : fill(count === 1 ? one : other, { count, ...values });
