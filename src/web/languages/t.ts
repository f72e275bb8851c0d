import type { Counted, Forms, Message, Values, ValuesOf } from '#web/languages/catalogue.ts';

/** A language that was loaded (languages/speaker.ts). */
export type Speaker = {
  /** As Intl takes it. */
  readonly locale: string;
  readonly say: (message: string, values?: Values) => string;
  readonly count: (count: number, message: string, values?: Values) => string;
  readonly figure: (value: number, digits: number) => string;
  /** Knows more messages from then on. */
  readonly learn: (more: Readonly<Record<string, string | Forms>>) => void;
};

/** None for English: its words stand where they are used. */
export let speaker: Speaker | undefined;

export const speak = (loaded: Speaker | undefined): void => {
  speaker = loaded;
};

/** The language of the pages, as Intl takes it. */
export const language = (): string => speaker?.locale ?? 'en';

/** How dates are written: in the chosen language or, in English, as the browser likes them. */
export const locale = (): string => speaker?.locale ?? navigator.language;

/** A message with its values. */
export const fill = (message: string, values?: Values): string =>
  values ? message.replace(/\{(\w+)\}/g, (_, name) => `${values[name]}`) : message;

/** A text that may be no message of ours, such as a server's: that one is shown as it is. */
export const known = (message: string, values?: Values): string => (speaker?.say ?? fill)(message, values);

/** The message in the language that was chosen. */
export const t = known as <M extends Message>(message: M, ...values: ValuesOf<M>) => string;

/** What is said of one, and of any other number, which is the value `count`. */
export const tn = (count: number, one: string, other: Counted, values?: Values): string =>
  speaker ? speaker.count(count, other, values) : fill(count === 1 ? one : other, { count, ...values });
