import { type Forms, fill, type Values } from '#domain/message.ts';

/** A language's whole catalogue. */
export type Catalogue = Readonly<Record<string, string | Forms>>;

/** A language that was loaded. */
export type Speaker = {
  /** As Intl takes it. */
  readonly locale: string;
  readonly say: (message: string, values?: Values) => string;
  readonly count: (count: number, message: string, values?: Values) => string;
  readonly figure: (value: number, digits: number) => string;
  /** Knows more messages from then on. */
  readonly learn: (more: Catalogue) => void;
};

/** Makes a language speak. What it does not know is said as it is. */
export function speakerOf(locale: string, first: Catalogue): Speaker {
  const texts: Record<string, string | Forms> = { ...first };
  const rules = new Intl.PluralRules(locale);
  const numbers = new Intl.NumberFormat(locale);
  const figure = (value: number, digits: number): string =>
    value.toLocaleString(locale, { minimumFractionDigits: digits, maximumFractionDigits: digits });
  // A name or a day keeps its own direction within a sentence that runs from right to left.
  const isolated = (value: string): string => (locale.startsWith('ar') ? `\u2068${value}\u2069` : value);
  const filled = (text: string, values: Values | undefined): string =>
    fill(text, values && Object.fromEntries(Object.entries(values).map(([name, value]) => [name, inWords(value)])));
  const inWords = (value: string | number): string =>
    typeof value === 'number' ? numbers.format(value) : isolated(value);
  const textOf = (message: string): string | Forms =>
    Object.hasOwn(texts, message) ? (texts[message] ?? '') : message;
  return {
    locale,
    figure,
    learn: (more) => void Object.assign(texts, more),
    say: (message, values) => {
      const text = textOf(message);
      return filled(typeof text === 'string' ? text : text.other, values);
    },
    count: (count, message, values) => {
      const text = textOf(message);
      const form = typeof text === 'string' ? text : (text[rules.select(count)] ?? text.other);
      return filled(form, { count, ...values });
    },
  };
}
