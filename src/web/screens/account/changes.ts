import type { Profile } from '#contract';
import type { Language } from '#domain/languages.ts';

/** What stands in the inputs while the account is edited. */
export type Typed = {
  readonly username: string;
  readonly language: Language | null;
  /** The words in the language's input: they may name no language. */
  readonly languageTyped: string;
  readonly password: string;
};

/** What Save Changes can save, in the order in which it does. */
export const CHANGE_PARTS = ['username', 'lang_native', 'password'] as const;
export type ChangePart = (typeof CHANGE_PARTS)[number];
export type Changes = Partial<Readonly<Record<ChangePart, string>>>;

/**
 * What has to be saved: the username and the password when they are not empty after trimming (spec §5 «Account»), the
 * username and the language when they are others than before.
 */
export function changesOf(before: Pick<Profile, 'username' | 'lang_native'>, typed: Typed): Changes {
  const username = typed.username.trim();
  const lang_native = typed.language?.code;
  const password = typed.password.trim();
  return {
    ...(username && username !== before.username && { username }),
    ...(lang_native && lang_native !== before.lang_native && { lang_native }),
    ...(password && { password }),
  };
}

/** Something was typed for the language that names none. */
export const isUnknownLanguage = ({ language, languageTyped }: Typed): boolean =>
  language === null && languageTyped.trim() !== '';
