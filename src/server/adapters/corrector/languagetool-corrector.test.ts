import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createLanguageToolCorrector } from '#server/adapters/corrector/languagetool-corrector.ts';
import type { CorrectionRequest } from '#server/ports/corrector.ts';
import { describeCorrector, eventsOf, feedbackOf } from '#testing/corrector-suite.ts';
import { checkOf, checks, type Finding, fails, hangsUp, stalls } from '#testing/languagetool-replies.ts';
import { type LanguageToolServer, openLanguageToolServer } from '#testing/languagetool-server.ts';
import { describeProvider, expectSilence, failure, PATIENT } from '#testing/provider-suite.ts';
import { sends } from '#testing/sse.ts';

const create = (baseUrl: string, limits = {}) => createLanguageToolCorrector({ baseUrl, ...PATIENT, ...limits });

const grammar = (wrong: string, right: string, id = 'SOME_RULE'): Finding => ({
  wrong,
  replacements: [right, 'another'],
  category: 'GRAMMAR',
  id,
  shortMessage: 'Grammar',
});
const spelling = (wrong: string, right: string): Finding => ({
  wrong,
  replacements: [right],
  category: 'TYPOS',
  id: 'MORFOLOGIK_RULE_EN_US',
  issueType: 'misspelling',
  message: 'Possible spelling mistake found.',
});

describeCorrector('languagetool', async () => {
  const server = await openLanguageToolServer();
  const known = [
    grammar('goed', 'went'),
    grammar('we was', 'we were'),
    grammar('a apple', 'an apple'),
    grammar('two hour', 'two hours'),
    spelling('becouse', 'because'),
    { ...spelling('recieve', 'receive'), message: 'Because it is. '.repeat(20) },
  ];
  server.answerWith(checks(known));
  return { corrector: create(server.baseUrl), close: server.close };
});

const GOOD = JSON.stringify(checkOf('I goed home. 🏖️\n\nMy frend.', [grammar('goed', 'went')]));
describeProvider({
  name: 'languagetool',
  who: 'LanguageTool',
  open: openLanguageToolServer,
  create,
  good: sends(GOOD, 'application/json'),
  cuts: Array.from(GOOD, (_, at) => sends(GOOD.slice(0, at), 'application/json')),
  fails,
  stalls,
  hangsUp,
  garbage: [
    ['a web page', sends('<html><body>It works!</body></html>', 'text/html')],
    ['JSON of another shape', sends('{"matches":"none"}', 'application/json')],
    ['a list', sends('[]', 'application/json')],
    ['a place that is no number', sends(GOOD.replace(/"offset":\d+/, '"offset":"here"'), 'application/json')],
  ],
});

let server: LanguageToolServer;
beforeAll(async () => {
  server = await openLanguageToolServer();
});
afterAll(() => server.close());
expectSilence();

const entry = (inputDay: string, change: Partial<CorrectionRequest> = {}): CorrectionRequest => ({
  inputDay,
  inputWell: '',
  inputGrateful: '',
  ...change,
});
const checked = (request: CorrectionRequest, findings: readonly Finding[], code?: string) => {
  server.answerWith(checks(findings, code));
  return feedbackOf(create(server.baseUrl), request);
};

describe('what is asked', () => {
  const formFor = async (change: Partial<CorrectionRequest>) => {
    await checked(entry('I went.', change), []);
    return server.requests.at(-1)?.body;
  };

  test('one request for all parts that hold something', async () => {
    const before = server.requests.length;
    const form = await formFor({ inputWell: ' ', inputGrateful: 'The sun.' });
    expect([form?.text, server.requests.length - before]).toEqual(['I went.\n\nThe sun.', 1]);
  });

  test('the language is found by the server, with the countries whose spelling it checks', async () => {
    expect(await formFor({})).toMatchObject({ language: 'auto', preferredVariants: 'en-US,de-DE,pt-BR' });
  });

  test.each([
    ['en', 'en-US'],
    ['fr', 'fr'],
  ])('%s, said by the learner, is asked for as %s', async (lang, language) => {
    const form = await formFor({ lang });
    expect(form?.language).toBe(language);
    expect(form).not.toHaveProperty('preferredVariants');
  });

  test('the learner’s own language is told if the server knows it', async () => {
    expect(await formFor({ lang_native: 'de' })).toMatchObject({ motherTongue: 'de' });
    expect(await formFor({ lang_native: 'ko' })).not.toHaveProperty('motherTongue');
  });

  test('a language that it does not know is for another corrector', async () => {
    const before = server.requests.length;
    const asking = failure(eventsOf(create(server.baseUrl), entry('안녕.', { lang: 'ko' })));
    expect(await asking).toMatchObject({ status: 'UNAVAILABLE' });
    expect(server.requests.length).toBe(before);
  });

  test('an address with a path and a slash at its end', async () => {
    server.answerWith(checks([]));
    await eventsOf(create(`${server.baseUrl}/`), entry('I went.'));
    expect(server.requests.at(-1)?.path).toBe('/v2/check');
  });
});

describe('what is mended', () => {
  test('the first replacement, each in its own part', async () => {
    const feedback = await checked(entry('I goed. 🏖️', { inputGrateful: '𝒳 goed.' }), [grammar('goed', 'went')]);
    expect(feedback).toMatchObject({ correctedDay: 'I went. 🏖️', correctedWell: '', correctedGrateful: '𝒳 went.' });
    expect(feedback.explanations).toEqual([
      { wrong: 'goed', right: 'went', kind: undefined, explanation: 'Grammar' },
      { wrong: 'goed', right: 'went', kind: undefined, explanation: 'Grammar' },
    ]);
    expect(feedback).toMatchObject({ lang: 'en', hints: [] });
  });

  test('without a short message the long one explains', async () => {
    const { topMistakes } = await checked(entry('A cot.'), [spelling('cot', 'cat')]);
    expect(topMistakes).toEqual([{ mistake: 'cot → cat', explanation: 'Possible spelling mistake found.' }]);
  });

  test('of matches that overlap the first counts, and of those that begin together the longest', async () => {
    const found = [grammar('goed', 'went'), grammar('goed to', 'went to the'), grammar('to market', 'to the market')];
    expect((await checked(entry('I goed to market.'), found)).correctedDay).toBe('I went to the market.');
  });

  test('a match without a replacement, beyond a part, or that changes nothing is passed over', async () => {
    const found = [
      { ...grammar('hour', ''), replacements: [] },
      grammar('.\n\nIt', '. It'),
      grammar('went', 'went'),
      grammar('Two', 'two', 'X'),
    ];
    const feedback = await checked(entry('Two hour.', { inputWell: 'It went.' }), found);
    expect(feedback).toMatchObject({ correctedDay: 'two hour.', correctedWell: 'It went.' });
  });

  test('a gap in brackets stays, and the feedback says so', async () => {
    const feedback = await checked(entry('I sawed the [Zahnarzt].'), [
      grammar('sawed', 'saw'),
      spelling('Zahnarzt', 'Zanzibar'),
    ]);
    expect(feedback.correctedDay).toBe('I saw the [Zahnarzt].');
    expect(feedback.note).toMatch(/brackets/);
  });

  test('a name inside a sentence is only pointed at; in German every noun has a capital', async () => {
    const found = [spelling('Kowalksi', 'Kowalski')];
    const english = await checked(entry('I met Kowalksi.'), found);
    expect([english.correctedDay, english.hints?.length]).toEqual(['I met Kowalksi.', 1]);
    const german = await checked(entry('Ich traf Kowalksi.'), found, 'de-DE');
    expect(german.correctedDay).toBe('Ich traf Kowalski.');
    const atStart = await checked(entry('It rained. Kowalksi came.'), found);
    expect(atStart.correctedDay).toBe('It rained. Kowalski came.');
  });
});

describe('the rules', () => {
  const cases: [Partial<Finding>, 'mended' | 'hint' | 'passed over', string | undefined][] = [
    [{ category: 'TYPOS' }, 'mended', 'spelling'],
    [{ category: 'CASING' }, 'mended', 'capital'],
    [{ category: 'PUNCTUATION' }, 'mended', 'punctuation'],
    [{ category: 'CONFUSED_WORDS' }, 'mended', 'word-choice'],
    [{ category: 'GRAMMAR', id: 'HE_VERB_AGR' }, 'mended', 'agreement'],
    [{ category: 'GRAMMAR', id: 'EN_A_VS_AN' }, 'mended', 'article'],
    [{ category: 'GRAMMAR', id: 'DID_BASEFORM' }, 'mended', 'verb-form'],
    [{ category: 'GRAMMAR', id: 'DEPEND_ON_PREPOSITION' }, 'mended', 'preposition'],
    [{ category: 'GRAMMAR', id: 'MANY_NN' }, 'mended', 'noun-number'],
    [{ category: 'GRAMMAR', id: 'SOMETHING' }, 'mended', undefined],
    [{ category: 'CAT_GRAMMAIRE', issueType: 'grammar' }, 'mended', undefined],
    [{ category: 'MISC', issueType: 'duplication' }, 'mended', 'extra-word'],
    [{ category: 'TYPOGRAPHY', issueType: 'whitespace' }, 'mended', 'spacing'],
    [{ category: 'STYLE', issueType: 'style' }, 'hint', 'register'],
    [{ category: 'REDUNDANCY', issueType: 'style' }, 'hint', 'extra-word'],
    [{ category: 'FALSE_FRIENDS' }, 'hint', 'word-choice'],
    [{ category: 'CAT_TOURS_CRITIQUES', issueType: 'style' }, 'hint', 'word-choice'],
    [{ category: 'MISC', issueType: 'uncategorized' }, 'hint', 'word-choice'],
    [{ category: 'TYPOGRAPHY', issueType: 'typographical', id: 'EN_QUOTES' }, 'passed over', undefined],
  ];
  test.each(cases)('%j is %s as %s', async (rule, treatment, kind) => {
    const found = { ...grammar('wrongly', 'rightly'), ...rule };
    const { correctedDay, explanations, hints } = await checked(entry('I did it wrongly.'), [found]);
    expect(correctedDay).toBe(treatment === 'mended' ? 'I did it rightly.' : 'I did it wrongly.');
    expect(explanations?.map((told) => told.kind)).toEqual(treatment === 'mended' ? [kind] : []);
    const hint = { part: 'Day', start: 9, end: 16, original: 'wrongly', replacement: 'rightly', kind };
    expect(hints).toEqual(treatment === 'hint' ? [{ ...hint, explanation: 'Grammar' }] : []);
  });

  test('a hint about what is mended anyway is dropped', async () => {
    const style = { ...grammar('goed home', 'went back'), category: 'STYLE' };
    expect((await checked(entry('I goed home.'), [grammar('goed', 'went'), style])).hints).toEqual([]);
  });
});
