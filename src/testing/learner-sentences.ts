import { diffTokens } from '#domain/diff.ts';

/** What a learner wrote, and what a teacher makes of it; both are the same where nothing is wrong. */
export type LearnerSentence = { readonly written: string; readonly right: string };

/** Lines as they stand in the sentences.ts of a language: “written → right”, or one sentence that is right. */
export const readSentences = (lines: string): LearnerSentence[] =>
  lines
    .trim()
    .split('\n')
    .map((line) => {
      const [written = '', right = written] = line.split(' → ');
      return { written, right };
    });

/** The changes that turn one text into another, each as its place, the words before and the words after. */
export function changesBetween(from: string, to: string, lang: string): string[] {
  const changes: { at: number; removed: string; added: string }[] = [];
  let at = 0;
  let isOpen = false;
  for (const { type, text } of diffTokens(from, to, lang)) {
    const last = changes.at(-1);
    if (type === 'equal') isOpen = false;
    else if (type === 'added' && isOpen && last) last.added = text;
    else {
      changes.push({ at, removed: type === 'removed' ? text : '', added: type === 'added' ? text : '' });
      isOpen = true;
    }
    if (type !== 'added') at += text.length;
  }
  return changes.map(({ at: place, removed, added }) => `${place}: ${removed} → ${added}`);
}
