import { describe, expect, test } from 'vitest';
import { MAX_EXPLANATION_GRAPHEMES } from '#domain/feedback.ts';
import { graphemes } from '#domain/segments.ts';
import { capitalFixes } from '#server/adapters/corrector/basic/capitals.ts';
import type { Finding } from '#server/adapters/corrector/basic/finding.ts';
import { ENGLISH_SENTENCES, patternOf } from '#server/adapters/corrector/basic/lessons/english-sentences.ts';
import { explain } from '#server/adapters/corrector/basic/lessons/explain.ts';
import { SHARED_LESSONS } from '#server/adapters/corrector/basic/lessons/shared.ts';
import { TABLES, type Tongue, tableOf } from '#server/adapters/corrector/basic/lessons/tables.ts';
import { findFixes, type Rule } from '#server/adapters/corrector/basic/rule.ts';
import { spacingFixes } from '#server/adapters/corrector/basic/spacing.ts';
import { spellingFixes } from '#server/adapters/corrector/basic/spelling.ts';
import { loadRules } from '#testing/basic-rules.ts';

const RULES = new Map(loadRules().map((rule) => [rule.id, rule]));
const TONGUES = Object.keys(TABLES) as Tongue[];
const TRANSLATED = TONGUES.filter((tongue) => tongue !== 'en');
const KEYS = Object.keys(tableOf('de').lessons);
const SENTENCES = new Map(ENGLISH_SENTENCES);

const namesIn = (text: string, pattern: RegExp): string[] => [...text.matchAll(pattern)].map(([, name = '']) => name);
const placeholders = (lesson: string): string[] => namesIn(lesson, /\{(\w+)/g);
const groupsOf = (rule: Rule | undefined): string[] =>
  rule && 'pattern' in rule ? namesIn(rule.pattern.source, /\(\?<(\w+)>/g) : [];

describe('the lessons', () => {
  test.each(TRANSLATED)('%s tells the same ones, more than 30', (tongue) => {
    expect(Object.keys(tableOf(tongue).lessons)).toEqual(KEYS);
    expect(KEYS.length).toBeGreaterThan(30);
  });

  test.each(KEYS)('%s is a rule, shared by rules, or said by a finder', (key) => {
    const shared = [...SHARED_LESSONS.values(), ...[...RULES.values()].map(({ lesson }) => lesson)];
    expect(RULES.has(key) || shared.includes(key) || SENTENCES.has(key)).toBe(true);
  });

  test('share rules that exist', () => {
    expect([...SHARED_LESSONS.keys()].filter((id) => !RULES.has(id))).toEqual([]);
    expect([...SHARED_LESSONS.values()].filter((key) => !KEYS.includes(key))).toEqual([]);
  });

  test('that rules and their findings ask for are told', () => {
    const asked = [...RULES.values()].flatMap((rule) => [
      ...(rule.lesson === undefined ? [] : [rule.lesson]),
      ...rule.mends.flatMap(([wrong]) => findFixes(rule, wrong).map(({ lesson = rule.id }) => lesson)),
    ]);
    expect(asked.filter((lesson) => !RULES.has(lesson) && !KEYS.includes(lesson))).toEqual([]);
  });

  test.each(TRANSLATED)('%s names only words that its rules know', (tongue) => {
    for (const [key, lesson] of Object.entries(tableOf(tongue).lessons)) {
      const known = ['right', 'wrong', ...groupsOf(RULES.get(key)), ...placeholders(SENTENCES.get(key) ?? '')];
      expect([key, placeholders(lesson).filter((name) => !known.includes(name))]).toEqual([key, []]);
    }
  });
});

const EAST_ASIAN = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;

/** Every example of every rule, explained. */
const told = (tongue: Tongue): [example: string, english: string, explanation: string][] =>
  [...RULES.values()].flatMap((rule) =>
    rule.mends.flatMap(([wrong]) =>
      findFixes(rule, wrong).map((fix): [string, string, string] => [
        `${rule.id}: ${wrong}`,
        fix.explanation,
        explain(fix, wrong.slice(fix.start, fix.end), tongue),
      ]),
    ),
  );

describe.each(TRANSLATED)('in %s', (tongue) => {
  test('each example of each rule is explained in at most 100 graphemes, in no other language', () => {
    for (const [example, english, explanation] of told(tongue)) {
      expect(graphemes(explanation).length, example).toBeLessThanOrEqual(MAX_EXPLANATION_GRAPHEMES);
      expect(explanation, example).not.toMatch(/[{}]|undefined|[“„«「]\s*[”“»」]/);
      expect(explanation, example).not.toBe(english);
      if (tongue === 'ja' || tongue === 'zh') expect(explanation, example).toMatch(EAST_ASIAN);
    }
  });
});

/** A speller that knows two words only, and what is meant by the others. */
const spelling = (text: string, meant: string, cost: number): Finding[] =>
  spellingFixes(text, {
    speller: {
      knows: (word) => meant.split(' ').includes(word),
      candidates: () => [{ word: meant, cost, score: 0 }],
      begin: () => () => undefined,
    },
    frequency: { of: (word) => (meant.split(' ').includes(word) ? -5 : -20), has: () => false },
    names: new Set(),
    splits: true,
  });

test('each English sentence that is read is one that a finder says', () => {
  const said = [
    ...spelling('freinds', 'friends', 1),
    ...spelling('estacion', 'estación', 0.3),
    ...spelling('london', 'London', 0.3),
    ...spelling('alot', 'a lot', 0.4),
    ...spacingFixes('it  is here ,there,where they are.They are there there .', { doubles: new Set() }),
    ...capitalFixes('hello.', 'en'),
    ...[...RULES.values()].flatMap((rule) => rule.mends.flatMap(([wrong]) => findFixes(rule, wrong))),
  ].map(({ explanation }) => explanation);
  const unsaid = ENGLISH_SENTENCES.filter(([, sentence]) => !said.some((one) => patternOf(sentence).test(one)));
  expect(unsaid).toEqual([]);
});
