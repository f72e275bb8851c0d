import { useMutation } from '@tanstack/react-query';
import { useRef } from 'react';
import type { Edit } from '#domain/edits.ts';
import { call } from '#web/api.ts';
import type { MeantWords } from '#web/drafts/draft.ts';
import { t } from '#web/languages/t.ts';
import { useTell } from '#web/status.tsx';

/** Keeps what an edit changed as the learner wrote it, or lets it be changed again. */
export type Mean = (edit: Edit, isMeant: boolean) => void;

const KEPT = 'Kept as you wrote it. It will not be corrected again.';
const UNDONE = 'Undone. It will be corrected again.';
const FAILED = 'That could not be saved. Please try again.';

type Wish = { readonly words: MeantWords; readonly isMeant: boolean };

/** «I meant it» and its undoing: shown at once by `show`, saved one after the other, and rolled back when that fails. */
export function useMeaning(show: (words: MeantWords, isMeant: boolean) => void): Mean {
  const tell = useTell();
  /** By the words: how often something was wished, and what the server knows. */
  const turns = useRef(new Map<string, number>());
  const saved = useRef(new Map<string, boolean>());
  const saving = useMutation({
    scope: { id: 'meant' },
    mutationFn: ({ words, isMeant }: Wish) => call(isMeant ? 'dismissEdit' : 'restoreEdit', words),
  });
  const mean = async ({ original, replacement }: Edit, isMeant: boolean): Promise<void> => {
    const words = { original, replacement };
    const key = JSON.stringify(words);
    const turn = (turns.current.get(key) ?? 0) + 1;
    turns.current.set(key, turn);
    if (!saved.current.has(key)) saved.current.set(key, !isMeant);
    show(words, isMeant);
    try {
      await saving.mutateAsync({ words, isMeant });
      saved.current.set(key, isMeant);
      tell('success', t(isMeant ? KEPT : UNDONE));
    } catch {
      // A later wish about the same words speaks for itself.
      const isLast = turns.current.get(key) === turn;
      if (isLast) show(words, saved.current.get(key) ?? false);
      tell('error', t(FAILED));
    }
  };
  return (edit, isMeant) => void mean(edit, isMeant);
}
