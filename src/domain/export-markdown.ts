import { inputOf, PARTS, type Part } from '#domain/entry.ts';
import type { DiaryEntry, DiaryFeedback, DiaryHead, FileFormat } from '#domain/export.ts';
import { MOOD_LABELS } from '#domain/mood.ts';
import { PRODUCT } from '#domain/product.ts';

/** The questions of the diary screen (spec §2 /diary), as headings. */
const QUESTIONS: Readonly<Record<Part, string>> = {
  Day: 'Write about your day',
  Well: 'What went well today',
  Grateful: 'For what are you grateful today',
};

/** What Markdown gives a meaning to wherever it stands. */
const SIGNS = /[\\`*_[\]#|~!^$]/g;
/** What it gives a meaning to at the beginning of a line: lists, numbered lists, rules and underlined headings. */
const LINE_START = /^(?:[-+=:]|\d{1,9}(?=[.)]))/u;

/**
 * A learner's words as Markdown shows them: no sign of theirs makes a heading, a list, a link or HTML, and every line ends
 * where it ended.
 */
export function markdownText(text: string): string {
  const lines = text.trim().split(/\r\n|[\r\n\u2028\u2029]/u);
  return lines
    .map((line, at) => {
      const plain = markdownLine(line);
      // Between two lines of one paragraph a backslash keeps the break.
      return plain !== '' && lines[at + 1]?.trim() ? `${plain}\\` : plain;
    })
    .join('\n');
}

/** White space before a line would make it code. */
function markdownLine(line: string): string {
  const escaped = line
    .trim()
    .replace(SIGNS, '\\$&')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;');
  const start = LINE_START.exec(escaped)?.[0];
  if (start === undefined) return escaped;
  const rest = escaped.slice(start.length);
  return /\d/.test(start) ? `${start}\\${rest}` : `\\${escaped}`;
}

/** Several lines as one: headings and list items end with their line. */
const inLine = (text: string): string => markdownLine(text.replace(/\s+/gu, ' '));

const longDay = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });
const dayInWords = (day: string): string => longDay.format(Date.parse(`${day}T00:00:00Z`));

function headOf({ exported_ms, profile }: DiaryHead): string {
  const day = new Date(exported_ms).toISOString().slice(0, 10);
  return `# ${PRODUCT}\n\nThe diary of ${inLine(profile.username)}, as it was on ${dayInWords(day)}.\n`;
}

/** Mood and counts in one line, as far as they are known. */
function factsOf({ mood, state, num_words, num_word_diffs }: DiaryEntry): string {
  const facts = [
    mood && `Mood: ${MOOD_LABELS[mood]}`,
    num_words !== undefined && `${num_words} ${num_words === 1 ? 'word' : 'words'}, ${num_word_diffs ?? 0} corrected`,
    state === 'pending' && 'Not corrected yet',
  ];
  return facts.filter(Boolean).join(' · ');
}

function partOf(entry: DiaryEntry, part: Part): string[] {
  const [written, corrected] = [inputOf(entry, part), entry.feedback?.[`corrected${part}`]];
  if (written.trim() === '') return [];
  const shown = [`### ${QUESTIONS[part]}`, markdownText(written)];
  return corrected === undefined || corrected === written
    ? shown
    : [...shown, '**Corrected**', markdownText(corrected)];
}

function mistakesOf(feedback: DiaryFeedback | undefined): string[] {
  if (!feedback?.topMistakes.length) return [];
  const items = feedback.topMistakes.map(
    ({ mistake, explanation }) => `- **${inLine(mistake)}**${explanation ? `: ${inLine(explanation)}` : ''}`,
  );
  return ['### Mistakes', items.join('\n')];
}

/** To be read: a heading a day, then what was written, its correction and the mistakes. */
export const exportMarkdown: FileFormat = {
  type: 'text/markdown; charset=utf-8',
  head: headOf,
  entry: (entry) => {
    const facts = factsOf(entry);
    const parts = PARTS.flatMap((part) => partOf(entry, part));
    const blocks = [`## ${dayInWords(entry.day)}`, ...(facts ? [facts] : []), ...parts, ...mistakesOf(entry.feedback)];
    return `\n${blocks.join('\n\n')}\n`;
  },
  tail: '',
};
