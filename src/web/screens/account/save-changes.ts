import { t } from '#web/languages/t.ts';
import { CHANGE_PARTS, type ChangePart, type Changes } from '#web/screens/account/changes.ts';
import { authStatusOf, problemOf, reportBug, statusOf } from '#web/screens/account/failure.ts';
import type { useTell } from '#web/status.tsx';

/** Saves one part; false: it waits for the current password. Throws CallError. */
type Send = (value: string) => Promise<boolean>;

type Means = { readonly send: Readonly<Record<ChangePart, Send>>; readonly tell: ReturnType<typeof useTell> };

/** Why parts were not saved, in words for beside their fields. */
export type Problems = Partial<Readonly<Record<ChangePart, string>>>;

/** The status texts of spec §8 «Account»; the language is ours. */
const SUCCESS = {
  username: 'Username updated successfully!',
  lang_native: 'Native language updated!',
  password: 'Password updated!',
} as const satisfies Record<ChangePart, string>;
const FAILURE: Readonly<Record<ChangePart, (error: unknown) => string>> = {
  username: (error) => statusOf(t('Error updating username'), error),
  lang_native: (error) => statusOf(t('Error updating native language'), error),
  password: authStatusOf,
};

/** Saves one part after the other and tells of each how it went; one that fails keeps no other from being saved. */
export async function saveChanges(
  changes: Changes,
  { send, tell }: Means,
): Promise<{ saved: Changes; problems: Problems }> {
  const saved: Partial<Record<ChangePart, string>> = {};
  const problems: Partial<Record<ChangePart, string>> = {};
  for (const part of CHANGE_PARTS) {
    const value = changes[part];
    if (value === undefined) continue;
    try {
      if (!(await send[part](value))) continue;
      saved[part] = value;
      tell('success', t(SUCCESS[part]));
    } catch (error) {
      reportBug(error);
      problems[part] = problemOf(error);
      tell('error', FAILURE[part](error));
    }
  }
  return { saved, problems };
}
