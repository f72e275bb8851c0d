import { describe, expect, test } from 'vitest';
import { correctPiece } from '#server/adapters/corrector/basic/correct-piece.ts';
import { dismissedBy } from '#server/adapters/corrector/basic/dismissed.ts';
import type { Finding } from '#server/adapters/corrector/basic/finding.ts';
import { applyFixes } from '#server/adapters/corrector/basic/fixes.ts';
import type { Round } from '#server/adapters/corrector/basic/language.ts';
import { findFixes, type Rule, re } from '#server/adapters/corrector/basic/rule.ts';

const rule = (pattern: RegExp, to: string, more: { id?: string; isHint?: true; lesson?: string } = {}): Rule => ({
  id: 'xx/test',
  kind: 'word-choice',
  pattern,
  to,
  why: 'Because.',
  mends: [],
  leaves: [],
  ...more,
});

const round =
  (...rules: Rule[]): Round =>
  (text) =>
    rules.flatMap((one) => findFixes(one, text));

async function correct(piece: string, rounds: Round[], dismissed: { original: string; replacement: string }[] = []) {
  const { fixes, hints } = await correctPiece(piece, { rounds }, dismissedBy(dismissed));
  const show = (found: readonly Finding[]) =>
    found.map(({ start, end, replacement }) => `${piece.slice(start, end)} → ${replacement}`);
  return { text: applyFixes(piece, fixes), fixes, shown: show(fixes), hints: show(hints) };
}

const WAS = rule(re`(?<who>we) was`, '{who} were', { id: 'xx/was' });
const CAT = rule(re`a (?<what>cat)`, 'one {what}', { isHint: true });

describe('a fix', () => {
  test('carries the id of its rule and the groups of its match through the rounds', async () => {
    const { fixes } = await correct('Then we was here.', [
      round(WAS),
      round(rule(re`here`, 'there', { lesson: 'place' })),
    ]);
    expect(fixes).toMatchObject([
      { lesson: 'xx/was', groups: { who: 'we' }, replacement: 'were' },
      { lesson: 'place', groups: {}, replacement: 'there' },
    ]);
  });
});

describe('a hint', () => {
  test('is never applied, and told once although every round finds it', async () => {
    const all = round(WAS, CAT);
    const { text, hints } = await correct('We was a cat.', [all, all, all]);
    expect(text).toBe('We were a cat.');
    expect(hints).toEqual(['a → one']);
  });

  test('stands in the text as it was written', async () => {
    const { hints } = await correct('We was we was with a cat’s toy and a cat.', [round(WAS), round(CAT)]);
    expect(hints).toEqual(['a → one']);
  });

  test('is dropped where it meets a fix, also one of a later round', async () => {
    const pet = round(rule(re`a cat`, 'a pet'));
    const article = round(rule(re`a (?=cat)`, 'the '));
    expect((await correct('It is a cat.', [round(CAT), article])).hints).toEqual([]);
    expect((await correct('It is a cat.', [article, round(CAT)])).hints).toEqual([]);
    expect((await correct('It is a cat.', [round(CAT), pet])).hints).toEqual(['a → one']);
  });

  test('keeps no fix away', async () => {
    const { text } = await correct('It is a cat.', [round(CAT, rule(re`a cat`, 'my cat'))]);
    expect(text).toBe('It is my cat.');
  });

  test('uses the apostrophes of the learner', async () => {
    const its = rule(re`its`, "it's", { isHint: true });
    expect((await correct('I don’t know its name.', [round(its)])).hints).toEqual(['its → it’s']);
  });
});

describe('a gap', () => {
  const every = round(rule(re`was`, 'were'), rule(re`(?<a>here) `, '{a}, '));

  test('is left alone by every round, and what stands around it is not', async () => {
    const { text } = await correct('We was [was here and] here [was was] there, was [was].', [every, every]);
    expect(text).toBe('We were [was here and] here, [was was] there, were [was].');
  });

  test('hides its words from the rules', async () => {
    const seen: string[] = [];
    const spy: Round = (text) => {
      seen.push(text);
      return [];
    };
    await correct('We saw [eine Katze] there.', [spy]);
    expect(seen).toEqual(['We saw [__________] there.']);
  });

  test('is not reached into by a fix that begins before it', async () => {
    const wide = round(rule(/we.*there/gu, 'nothing'));
    expect((await correct('Then we saw [eine Katze] there.', [wide])).shown).toEqual([]);
  });
});

test('an address is left alone by every round', async () => {
  const text = 'We was at https://we.example/a=we was, www.example.org/was and was@example.com #was we was.';
  const { shown } = await correct(text, [round(rule(re`was`, 'were')), round(rule(/was/gu, 'were'))]);
  expect(shown).toEqual(['was → were', 'was → were', 'was → were']);
});

describe('what the learner has dismissed', () => {
  test('is not made, in any case of letters', async () => {
    const { text } = await correct('WE WAS here, we was.', [round(WAS)], [{ original: 'was', replacement: 'were' }]);
    expect(text).toBe('WE WAS here, we was.');
  });

  test('is not made by two rounds together either', async () => {
    const rounds = [round(rule(re`whent`, 'went')), round(rule(re`went`, 'walked'))];
    expect((await correct('I whent home.', rounds)).text).toBe('I walked home.');
    expect((await correct('I whent home.', rounds, [{ original: 'whent', replacement: 'walked' }])).text).toBe(
      'I whent home.',
    );
  });

  test('is no hint', async () => {
    expect((await correct('It is a cat.', [round(CAT)], [{ original: 'a', replacement: 'one' }])).hints).toEqual([]);
  });

  test('leaves other fixes of the same word', async () => {
    const fixes = round(WAS, rule(re`(?<who>they) was`, '{who} were'));
    const { text } = await correct('They was. We was.', [fixes], [{ original: 'we was', replacement: 'we were' }]);
    expect(text).toBe('They were. We was.');
  });
});
