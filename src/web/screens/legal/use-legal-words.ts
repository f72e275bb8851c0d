import { use } from 'react';
import { legalWords } from '#web/languages/legal-words.ts';
import { language } from '#web/languages/t.ts';

/** Waits for the documents in the language of the pages; called where their words are said. */
export function useLegalWords(): void {
  if (language() !== 'en') use(legalWords());
}
