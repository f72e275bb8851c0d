import type { MeantWords } from '#web/drafts/draft.ts';

const plain = (text: string): string => text.normalize('NFC').trim().toLowerCase();

/** Whether two changes are about the same words, as the server tells them apart. */
export const sameWords = (a: MeantWords, b: MeantWords): boolean =>
  plain(a.original) === plain(b.original) && plain(a.replacement) === plain(b.replacement);
