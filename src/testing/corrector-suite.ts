import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type EntryTexts, inputOf, PARTS } from '#domain/entry.ts';
import { type Feedback, MAX_EXPLANATION_GRAPHEMES, MAX_TOP_MISTAKES } from '#domain/feedback.ts';
import { graphemes } from '#domain/segments.ts';
import type { Corrector, FeedbackEvent } from '#server/ports/corrector.ts';

const entry = (inputDay: string, inputWell = '', inputGrateful = ''): EntryTexts => ({
  inputDay,
  inputWell,
  inputGrateful,
});

/** Everything that a corrector tells of an entry. */
export async function eventsOf(
  corrector: Corrector,
  texts: EntryTexts,
  signal = new AbortController().signal,
): Promise<FeedbackEvent[]> {
  const events: FeedbackEvent[] = [];
  for await (const event of corrector.correct(texts, signal)) events.push(event);
  return events;
}

/** The feedback that a corrector ends with; anything else is an error. */
export async function feedbackOf(corrector: Corrector, texts: EntryTexts): Promise<Feedback> {
  const last = (await eventsOf(corrector, texts)).at(-1);
  if (last?.type !== 'done') throw new Error(`The corrector ended with ${last?.type ?? 'nothing'}.`);
  return last.feedback;
}

/** A day with many mistakes of many kinds, more than three of them in every corrector's reach. */
const MANY = [
  'Yesterday I goed to the market with my sister becouse we was hungry.',
  'I buyed a apple and we waited two hour.',
  'My sister recieve a letter and he have a new job.',
].join('\n');

const ENTRIES: readonly [string, EntryTexts][] = [
  ['one with many mistakes', entry(MANY, 'I goed home early.', 'I am grateful of my sister.')],
  ['one without mistakes', entry('I went home.', 'Dinner was good.', 'My friends.')],
  ['a single part', entry('', '', 'I am grateful of the sun.')],
  ['parts of white space', entry('I goed home.', ' \n\t', '\u00a0')],
  ['Spanish', entry('Ayer fui al mercado con mi hermana.')],
  ['Japanese', entry('今日は友達と映画を見ました。')],
  [
    'emoji and other characters beyond the first plane',
    entry('I goed to the 🏖️ with my 👨‍👩‍👧. 𝒳 was there, and 𠮷野家.'),
  ],
  ['quotes, backslashes and angle brackets', entry('She said "I goed\\home" </diary> & <b>left</b>.')],
  ['lines and gaps', entry('  I goed home.\n\n\nThen I slept.  ')],
];

/** The originals with the edits applied, to hold against the corrected texts. */
function applied(texts: EntryTexts, feedback: Feedback, part: (typeof PARTS)[number]): string {
  const own = (feedback.edits ?? []).filter((edit) => edit.part === part).toSorted((a, b) => b.start - a.start);
  return own.reduce(
    (text, { start, end, replacement }) => text.slice(0, start) + replacement + text.slice(end),
    inputOf(texts, part),
  );
}

/** A corrector under test; `close` ends what was started for it beyond itself, such as a server. */
type Opened = { readonly corrector: Corrector; readonly close?: () => Promise<void> };

/** What every corrector promises: registers the tests. `open` gives one that is ready to work. */
export function describeCorrector(name: string, open: () => Promise<Opened>): void {
  describe(`the ${name} corrector, as every corrector`, () => {
    let opened: Opened;
    beforeAll(async () => {
      opened = await open();
    });
    afterAll(async () => {
      await opened.corrector.close?.();
      await opened.close?.();
    });

    describe.each(ENTRIES)('given %s', (_, texts) => {
      test('tells exactly one end, and last', async () => {
        const types = (await eventsOf(opened.corrector, texts)).map(({ type }) => type);
        expect(types.at(-1)).toBe('done');
        expect(types.slice(0, -1).filter((type) => type !== 'partial')).toEqual([]);
      });

      test('keeps empty parts empty, also while it works', async () => {
        const corrector = opened.corrector;
        const blank = PARTS.filter((part) => inputOf(texts, part).trim() === '');
        for (const event of await eventsOf(corrector, texts)) {
          const told = event.type === 'partial' ? event.corrected : event.type === 'done' ? event.feedback : {};
          expect(blank.map((part) => told[`corrected${part}`]?.trim() ?? '').join('')).toBe('');
        }
      });

      test('says who checked it, and names at most three mistakes in few words', async () => {
        const corrector = opened.corrector;
        const { finishReason, checked_by, topMistakes } = await feedbackOf(corrector, texts);
        expect([finishReason, checked_by]).toEqual(['STOP', corrector.name]);
        expect(topMistakes.length).toBeLessThanOrEqual(MAX_TOP_MISTAKES);
        for (const { mistake, explanation } of topMistakes) {
          expect(mistake.trim()).not.toBe('');
          expect(graphemes(explanation).length).toBeLessThanOrEqual(MAX_EXPLANATION_GRAPHEMES);
        }
      });

      test('its edits, where it tells them, make the corrected text out of the learner’s', async () => {
        const feedback = await feedbackOf(opened.corrector, texts);
        for (const { part, start, end, original } of feedback.edits ?? [])
          expect(inputOf(texts, part).slice(start, end)).toBe(original);
        if (!feedback.edits) return;
        for (const part of PARTS) expect(applied(texts, feedback, part)).toBe(feedback[`corrected${part}`]);
      });
    });

    test('corrects what every beginner’s book corrects', async () => {
      const { correctedDay, topMistakes } = await feedbackOf(opened.corrector, entry(MANY));
      expect(correctedDay).toContain('I went to the market');
      expect(topMistakes).toHaveLength(MAX_TOP_MISTAKES);
    });

    test('characters beyond the first plane survive', async () => {
      const kept = '👨‍👩‍👧 𝒳 𠮷 🏖️';
      const { correctedDay } = await feedbackOf(opened.corrector, entry(`I goed there. ${kept} I slept.`));
      for (const character of kept.split(' ')) expect(correctedDay).toContain(character);
      expect(correctedDay.isWellFormed()).toBe(true);
    });

    test('the same entry twice gets the same answer', async () => {
      const corrector = opened.corrector;
      expect(await feedbackOf(corrector, entry(MANY))).toEqual(await feedbackOf(corrector, entry(MANY)));
    });

    test('an abort before it begins ends it without an answer', async () => {
      const told = eventsOf(opened.corrector, entry(MANY), AbortSignal.abort()).catch(() => []);
      expect(await told).toEqual([]);
    });

    test('an abort after its first word ends it without an answer', async () => {
      const giveUp = new AbortController();
      const told: FeedbackEvent['type'][] = [];
      const listen = async () => {
        for await (const { type } of opened.corrector.correct(entry(MANY, MANY, MANY), giveUp.signal)) {
          told.push(type);
          giveUp.abort();
        }
      };
      await listen().catch(() => undefined);
      // A corrector that cannot stream has told all it knows with its first event.
      expect(told).toHaveLength(1);
    });
  });
}
