import { describe, expect, test } from 'vitest';
import { correctEntry } from '#server/adapters/corrector/basic/correct-entry.ts';
import { createEngine, type Engine } from '#server/adapters/corrector/basic/engine.ts';
import type { Finding } from '#server/adapters/corrector/basic/finding.ts';
import type { EntryRequest } from '#server/adapters/corrector/basic/messages.ts';

const entry = (inputDay: string, more: Partial<EntryRequest> = {}): EntryRequest => ({
  inputDay,
  inputWell: '',
  inputGrateful: '',
  ...more,
});

const SPANISH = 'Ayer fui al mercado con mi hermana y compramos fruta.';
const real = createEngine();

/** An engine that finds the same in every text, and remembers what it was asked. */
function fake(found: Partial<Awaited<ReturnType<Engine['correct']>>> = {}) {
  const asked: Parameters<Engine['correct']>[] = [];
  const correct: Engine['correct'] = async (...question) => {
    asked.push(question);
    return { text: question[0], fixes: [], hints: [], ...found };
  };
  return { engine: { correct }, asked };
}

const finding = (start: number, some: Partial<Finding> = {}): Finding => ({
  start,
  end: start + 1,
  replacement: 'x',
  kind: 'spelling',
  explanation: 'The correct spelling is “x”.',
  ...some,
});

describe('the language', () => {
  test.each([
    [undefined, 'es'],
    ['pt', 'pt'],
    ['pt-BR', 'pt'],
    ['EN', 'en'],
    ['klingon', 'es'],
    ['', 'es'],
  ])('stated as %s makes the engine correct %s', async (lang, expected) => {
    const { engine, asked } = fake();
    expect((await correctEntry(engine, entry(SPANISH, { lang }))).lang).toBe(expected);
    expect(asked.map(([, used]) => used)).toEqual([expected, expected, expected]);
  });

  test('is not told by what stands in gaps', async () => {
    const text = 'I was [eine wunderschöne Wanderung durch die verschneiten Berge gemacht] today with her.';
    expect((await correctEntry(fake().engine, entry(text))).lang).toBe('en');
  });

  test('that the learner states is used for a text too short to tell', async () => {
    const { correctedDay } = await correctEntry(real, entry('Tu eres amable?', { lang: 'es' }));
    expect(correctedDay).toBe('¿Tú eres amable?');
  });
});

describe('what is told', () => {
  test('names the words as they were, without what only the corrector needs', async () => {
    const { engine } = fake({ fixes: [finding(2, { lesson: 'spelling', groups: { a: 'b' } })] });
    const { edits } = await correctEntry(engine, entry('abc', { inputWell: 'xyz', lang_native: 'de' }));
    expect(edits.slice(0, 2)).toEqual([
      {
        part: 'Day',
        start: 2,
        end: 3,
        original: 'c',
        replacement: 'x',
        kind: 'spelling',
        explanation: 'Richtig geschrieben: „x“.',
      },
      expect.objectContaining({ part: 'Well', original: 'z' }),
    ]);
  });

  test('are at most five hints, the first of the entry', async () => {
    const { engine } = fake({ hints: [0, 1, 2].map((at) => finding(at, { isHint: true })) });
    const { hints } = await correctEntry(engine, entry('abc', { inputWell: 'def' }));
    expect(hints?.map(({ part, original }) => part + original)).toEqual(['Daya', 'Dayb', 'Dayc', 'Welld', 'Welle']);
  });

  test('is nothing that the learner has dismissed', async () => {
    const dismissed = [{ original: 'Daß', replacement: 'dass' }];
    const request = entry('Ich weiß, daß er ein Katze hat.', { lang: 'de', dismissed });
    expect((await correctEntry(real, request)).correctedDay).toBe('Ich weiß, daß er eine Katze hat.');
  });

  test('is about gaps, in the learner’s own language, where there are any', async () => {
    const request = entry('Ich habe ein Katze und [je veux un chien].', { lang: 'de', lang_native: 'fr' });
    const { correctedDay, note } = await correctEntry(real, request);
    expect(correctedDay).toBe('Ich habe eine Katze und [je veux un chien].');
    expect(note).toBe(
      'Le correcteur de base ne peut pas remplir les lacunes entre [crochets]\u00a0; elles restent telles quelles.',
    );
  });

  test('about a language that is not known names each thing once', async () => {
    const request = entry('Я вдома.', { inputWell: 'Гарний день.', lang: 'uk', lang_native: 'zh' });
    const { note } = await correctEntry(real, request);
    expect(note).toMatch(/^基础批改功能支持的语言：英语、德语.*完整的批改需要 AI 服务。$/);
    expect((await correctEntry(real, entry('Das ist gut.', { lang: 'de' }))).note).toBeUndefined();
  });

  test('about a part too long is told whichever part it is', async () => {
    const request = entry('Gut.', { inputGrateful: 'Gut.\n'.repeat(1200), lang: 'de' });
    expect((await correctEntry(real, request)).note).toBe('Only the first 1000 paragraphs were checked.');
  });
});
