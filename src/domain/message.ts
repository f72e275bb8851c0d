/* Gettext's way: a message stands in English where it is used, and that is its key in other languages (docs/decisions/0034). */

export type Values = Readonly<Record<string, string | number>>;

type PlaceholdersOf<Text extends string> = Text extends `${string}{${infer Name}}${infer Rest}`
  ? Name | PlaceholdersOf<Rest>
  : never;

/** What goes with a message: a value for each of its placeholders. */
export type ValuesOf<Text extends string> = [PlaceholdersOf<Text>] extends [never]
  ? []
  : [values: Readonly<Record<PlaceholdersOf<Text>, string | number>>];

/** A text in the forms that Intl.PluralRules asks for in its language. */
export type Forms = Partial<Readonly<Record<Intl.LDMLPluralRule, string>>> & { readonly other: string };

/** A part of a catalogue in another language, complete. */
export type Texts<M extends string, C extends string = never> = Readonly<Record<M, string> & Record<C, Forms>>;

/** A message and what belongs at its placeholders. */
export type Sentence = { readonly message: string; readonly values?: Values };

/** A message with its values. */
export const fill = (message: string, values?: Values): string =>
  values ? message.replace(/\{(\w+)\}/g, (_, name) => `${values[name]}`) : message;
