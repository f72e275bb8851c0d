import type { Edit, EditKind } from '#domain/edits.ts';
import { inputOf, PARTS, type Part } from '#domain/entry.ts';
import { explainedEdits } from '#domain/explain.ts';
import type { DiaryEntry, FileFormat } from '#domain/export.ts';
import { changedSentences, type SentencePair } from '#domain/export-sentences.ts';
import { isUnbroken } from '#domain/export-unbroken.ts';
import { PRODUCT } from '#domain/product.ts';

/** A note: what is asked, what is answered, and its tags. */
export type AnkiNote = { readonly front: string; readonly back: string; readonly tags: readonly string[] };

/** Text inside a field: nothing of it is HTML, ends the field, the line or a quoted field, or begins a comment. */
const escaped = (text: string): string =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll('#', '&#35;')
    // Anki would take these for a template or a sound.
    .replaceAll('{', '&#123;')
    .replaceAll('[', '&#91;')
    .replace(/\r\n|[\r\n\u2028\u2029]/gu, '<br>')
    .replace(/[\t\v\f]/g, ' ');

/** Text in its language and direction; tags never hold what a learner wrote. */
const inLang = (html: string, lang: string | undefined): string =>
  `<div dir='auto'${lang && /^[a-z]{2,3}$/.test(lang) ? ` lang='${lang}'` : ''}>${html}</div>`;

/** Where a word is missing, so that there is a place to look at. */
const GAP = '…';

/** The sentence as it was written, with every wrong place underlined. */
function asked({ original, start, changes }: SentencePair<Edit>): string {
  let html = '';
  let at = 0;
  const within = (offset: number) => Math.min(original.length, Math.max(at, offset - start));
  for (const change of changes) {
    const [from, to] = [within(change.start), within(change.end)];
    html += escaped(original.slice(at, from)) + marked(original.slice(from, to), change.replacement);
    at = to;
  }
  return html + escaped(original.slice(at));
}

function marked(wrong: string, replacement: string): string {
  if (wrong === '') return `<u>${GAP}</u>${/\s$/.test(replacement) ? ' ' : ''}`;
  return `<u>${wrong.trim() === '' ? '&nbsp;' : escaped(wrong)}</u>`;
}

const shown = (words: string): string => escaped(words.trim()) || GAP;
const reasonOf = ({ original, replacement, explanation }: Edit): string =>
  `<li>${shown(original)} → ${shown(replacement)}${explanation && `: ${escaped(explanation)}`}</li>`;

const tagOf = (name: string): string => `dayglot::${name}`;

function noteOf(pair: SentencePair<Edit>, lang: string | undefined): AnkiNote {
  const kinds = [...new Set(pair.changes.map(({ kind }): EditKind => kind))];
  const reasons = pair.changes.map(reasonOf).join('');
  return {
    front: inLang(asked(pair), lang),
    back: `${inLang(escaped(pair.corrected), lang)}<ul>${reasons}</ul>`,
    tags: [...(lang && /^[a-z]{2,3}$/.test(lang) ? [tagOf(lang)] : []), ...kinds.map(tagOf)],
  };
}

/** A note for each sentence of an entry that was corrected. An entry without feedback has none, nor one without sentences. */
export function ankiNotes(entry: DiaryEntry): AnkiNote[] {
  const { feedback } = entry;
  if (!feedback) return [];
  if (PARTS.some((part) => isUnbroken(inputOf(entry, part)) || isUnbroken(feedback[`corrected${part}`]))) return [];
  const edits = explainedEdits(entry, feedback);
  const notesOf = (part: Part) =>
    changedSentences(
      inputOf(entry, part),
      edits.filter((edit) => edit.part === part),
      feedback[`corrected${part}`],
      feedback.lang,
    );
  return PARTS.flatMap(notesOf)
    .filter(({ original }) => original !== '')
    .map((pair) => noteOf(pair, feedback.lang));
}

const HEAD = [
  '#separator:tab',
  '#html:true',
  '#notetype:Basic',
  `#deck:${PRODUCT}`,
  '#columns:Front\tBack\tTags',
  '#tags column:3',
];

/** Flashcards for Anki («File > Import»): the learner's own sentence in front, the correction with its reasons behind. */
export const exportAnki: FileFormat = {
  type: 'text/tab-separated-values; charset=utf-8',
  head: () => `${HEAD.join('\n')}\n`,
  entry: (entry) =>
    ankiNotes(entry)
      .map(({ front, back, tags }) => `${front}\t${back}\t${tags.join(' ')}\n`)
      .join(''),
  tail: '',
};
