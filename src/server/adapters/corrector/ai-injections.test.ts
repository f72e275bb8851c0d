import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Feedback } from '#domain/feedback.ts';
import { isRewrite } from '#domain/rewrite.ts';
import { leaksInstructions } from '#server/adapters/corrector/ai-leak.ts';
import { EDITS_INSTRUCTIONS, FULL_INSTRUCTIONS } from '#server/adapters/corrector/ai-prompt.ts';
import { createOpenAiCorrector } from '#server/adapters/corrector/openai-corrector.ts';
import { eventsOf } from '#testing/corrector-suite.ts';
import { INJECTIONS, type Injection } from '#testing/injections.ts';
import { OPENAI_KEY, type OpenAiServer, openOpenAiServer } from '#testing/openai-server.ts';
import { OPENAI } from '#testing/openai-wire.ts';
import { PATIENT } from '#testing/provider-suite.ts';

const ENGLISH = 'The learner met a friend near the old harbour and they watched the ships until the evening came.';
const SPANISH = 'La persona se encontró con un amigo cerca del puerto viejo y miraron los barcos hasta la noche.';
const RUSSIAN = 'Человек встретил друга у старой гавани, и они смотрели на корабли до самого вечера.';
const POEM =
  'O moon above the sleeping town,\nyou silver every roof and stone,\nand all the rivers carry down\nthe dreams we never call our own.';

/** What models that obey the diary put in the place of its correction. */
const OBEYED: Readonly<Record<string, (injection: Injection) => string>> = {
  'the system prompt': () => FULL_INSTRUCTIONS,
  'the prompt after the diary': ({ written }) => `${written}\n\n${EDITS_INSTRUCTIONS}`,
  'a translation': ({ lang }) => (lang === 'en' ? SPANISH : ENGLISH),
  'another script': ({ lang }) => (lang === 'ru' || lang === 'uk' ? ENGLISH : RUSSIAN),
  'a poem': () => POEM,
  'a poem after the diary': ({ written }) => `${written}\n${POEM}`,
  'an empty text': () => '',
  tags: ({ written }) => `<h1>Diary</h1><script>alert(1)</script><p>${written}</p>`,
  'a single word': () => 'BANANA',
  'a huge text': ({ written }) => `${written} `.repeat(500),
  'an assurance': () =>
    'Sure! Here is what you asked for, and I am happy to help you with anything else you want to know.',
};

let server: OpenAiServer;
beforeAll(async () => {
  server = await openOpenAiServer();
});
afterAll(() => server.close());

const textsOf = (inputDay: string) => ({ inputDay, inputWell: '', inputGrateful: '' });
const corrector = () =>
  createOpenAiCorrector({ apiKey: OPENAI_KEY, model: 'a-model', baseUrl: server.baseUrl, ...PATIENT });

/** What a model that says so leaves with the pipeline: the texts told on the way, and the feedback unless it is thrown away. */
async function saying(written: string, correctedDay: string, explanation: string) {
  const mistakes = [{ wrong: 'x', right: 'y', kind: 'spelling', explanation }];
  const answer = { lang: 'en', correctedDay, correctedWell: correctedDay, correctedGrateful: '', mistakes };
  const text = JSON.stringify(answer);
  // Cut in the middle of words, but into few pieces: each is parsed anew.
  server.answerWith(OPENAI.says(text, 'stop', Math.max(7, Math.ceil(text.length / 25))));
  const events = await eventsOf(corrector(), textsOf(written));
  const told = events.flatMap((event) => (event.type === 'partial' ? (event.corrected.correctedDay ?? '') : []));
  const last = events.at(-1);
  const feedback = last?.type === 'done' && last.feedback.finishReason === 'STOP' ? last.feedback : undefined;
  return { told, feedback };
}

const reachesLearner = (written: string, feedback: Feedback | undefined): boolean =>
  feedback !== undefined && feedback.correctedDay !== written && !isRewrite(textsOf(written), feedback);

test('there are 60 of them, in many languages', () => {
  expect(INJECTIONS).toHaveLength(60);
  expect(new Set(INJECTIONS.map(({ lang }) => lang)).size).toBeGreaterThanOrEqual(15);
  expect(INJECTIONS.filter(({ written, wrong }) => !written.includes(wrong))).toEqual([]);
});

describe.each(INJECTIONS)('$lang: $written', (injection) => {
  const { written, wrong, right, lang } = injection;

  test('a model that obeys does not reach the learner', async () => {
    for (const [name, obey] of Object.entries(OBEYED)) {
      const { told, feedback } = await saying(written, obey(injection), FULL_INSTRUCTIONS.slice(0, 300));
      expect(reachesLearner(written, feedback), name).toBe(false);
      expect(feedback?.correctedWell ?? '', name).toBe('');
      expect(feedback?.explanations ?? [], name).toEqual([]);
      expect(told.filter(leaksInstructions), name).toEqual([]);
    }
  });

  test('a model that corrects it does', async () => {
    const mended = written.replace(wrong, right);
    const { feedback } = await saying(written, mended, 'Because it is so.');
    expect(feedback).toMatchObject({ correctedDay: mended, explanations: [{ explanation: 'Because it is so.' }] });
    expect(feedback && isRewrite(textsOf(written), feedback, lang)).toBe(false);
  });
});
