import { describe, expect, test } from 'vitest';
import { EDIT_KINDS } from '#domain/edits.ts';
import { MAX_EXPLANATION_GRAPHEMES } from '#domain/feedback.ts';
import { graphemes } from '#domain/segments.ts';
import type { Finding } from '#server/adapters/corrector/basic/finding.ts';
import { explain, explainKind } from '#server/adapters/corrector/basic/lessons/explain.ts';
import { TABLES, type Tongue, tableOf, tongueOf } from '#server/adapters/corrector/basic/lessons/tables.ts';

const TONGUES = Object.keys(TABLES) as Tongue[];

const finding = (some: Partial<Finding>): Finding => ({
  start: 0,
  end: 0,
  replacement: 'went',
  kind: 'tense',
  explanation: 'An explanation in English.',
  ...some,
});

describe('tongueOf', () => {
  test.each([
    ['ja', 'ja'],
    ['pt-BR', 'pt'],
    ['zh_Hant', 'zh'],
    ['DE', 'de'],
    ['ko', 'en'],
    ['', 'en'],
    ['toString', 'en'],
    [undefined, 'en'],
  ])('%s is told in %s', (lang_native, tongue) => {
    expect(tongueOf(lang_native)).toBe(tongue);
  });
});

describe('explain', () => {
  test('in English is what the rule says', () => {
    expect(explain(finding({ lesson: 'en/finished-time' }), 'go', 'en')).toBe('An explanation in English.');
  });

  test.each([
    ['the lesson of its rule', { lesson: 'de/um-zu' }, 'um', 'Vor „um … zu“ steht ein Komma.'],
    [
      'a lesson that rules share',
      { lesson: 'en/finished-time' },
      'go',
      'Die Zeit ist vorbei, darum steht das Verb in der Vergangenheit.',
    ],
    ['words of the match', { lesson: 'de/comma-aber', groups: { word: 'aber' } }, '', 'Vor „aber“ steht ein Komma.'],
    [
      'words in small letters',
      { lesson: 'en/double-comparative', groups: { word: 'Easier' } },
      'More easier',
      '„easier“ ist schon gesteigert: ohne „more“ oder „most“.',
    ],
    ['a finder’s sentence', { explanation: '“bei” takes the dative.' }, 'meine', 'Nach „bei“ steht der Dativ.'],
    ['its kind where no lesson is known', { lesson: 'en/unheard-of' }, 'go', 'Die passende Zeitform ist hier „went“.'],
    [
      'its kind where a word of the lesson is missing',
      { lesson: 'de/comma-aber', kind: 'punctuation', replacement: ', aber' },
      'aber',
      'Achte auf die Zeichensetzung: „, aber“.',
    ],
  ] as const)('tells %s', (_, some, original, told) => {
    expect(explain(finding(some), original, 'de')).toBe(told);
  });

  test('tells the same of other words, so that a mistake that recurs is seen to recur', () => {
    const told = (replacement: string) => explain(finding({ lesson: 'en/did-base', replacement }), 'went', 'zh');
    expect(told('go')).toBe(told('come'));
  });

  test('shows the beginning of a long stretch', () => {
    const told = explain(finding({ replacement: 'went to the market and to the sea and back' }), 'go', 'fr');
    expect(told).toBe('Le temps qui convient ici\u00a0: «\u00a0went to the market and to the…\u00a0».');
  });

  test('tells the kind where the words make a lesson too long', () => {
    const some = { lesson: 'en/a-an', kind: 'article', replacement: 'an', groups: { word: 'x'.repeat(80) } } as const;
    expect(explain(finding(some), 'a', 'it')).toBe('Attenzione all’articolo o al determinante: «an», non «a».');
  });
});

describe.each(TONGUES)('the kinds in %s', (tongue) => {
  test.each(EDIT_KINDS)('%s is told of changes, of what is put in and of what is taken out', (kind) => {
    for (const [original, replacement] of [
      ['wrong', 'right'],
      ['', 'right '],
      ['wrong', ''],
      ['', ','],
      [',', ''],
      [' ', ''],
    ] as const) {
      const told = explainKind({ kind, original, replacement }, tongue);
      expect(told).toMatch(/\p{L}{2}/u);
      expect(told).not.toMatch(/[{}]|[“„«「]\s*[”“»」]/);
      expect(graphemes(told).length).toBeLessThanOrEqual(MAX_EXPLANATION_GRAPHEMES);
    }
  });

  test('no two kinds are told alike', () => {
    const told = EDIT_KINDS.map((kind) => tableOf(tongue).generic[kind]);
    expect(new Set(told).size).toBe(told.length);
  });
});
