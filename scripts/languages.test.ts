import { describe, expect, test } from 'vitest';
import type { Catalogue } from '#domain/speaker.ts';
import { de as serverDe } from '#server/languages/de.ts';
import { legal as arLegal } from '#web/languages/ar/legal.ts';
import { texts as arTexts } from '#web/languages/ar/texts.ts';
import { legal as deLegal } from '#web/languages/de/legal.ts';
import { texts as deTexts } from '#web/languages/de/texts.ts';
import { legal as esLegal } from '#web/languages/es/legal.ts';
import { texts as esTexts } from '#web/languages/es/texts.ts';
import { legal as frLegal } from '#web/languages/fr/legal.ts';
import { texts as frTexts } from '#web/languages/fr/texts.ts';
import { legal as jaLegal } from '#web/languages/ja/legal.ts';
import { texts as jaTexts } from '#web/languages/ja/texts.ts';
import { bareTextsIn, literalsIn, pageSources } from './lib/source-texts.ts';

const de = { ...deTexts, ...deLegal };
const LANGUAGES: [string, Catalogue][] = Object.entries({
  de,
  es: { ...esTexts, ...esLegal },
  fr: { ...frTexts, ...frLegal },
  ja: { ...jaTexts, ...jaLegal },
  ar: { ...arTexts, ...arLegal },
});
const SOURCES = pageSources(['src/web', 'src/domain']);
/** What the server answers, and what it mails, stands in its own source. */
const SERVER_SOURCES = pageSources(['src/server']).filter(({ fileName }) => !/\/languages\//.test(fileName));

/** What is the same in every language, or is nobody's to read. */
const SAME_EVERYWHERE = new Set([
  'dayglot',
  'JSON',
  // The example on /start is a learner's English.
  'I ordered coffee without thinking first.',
  // These hold the room of what is not known yet, and are not seen.
  'Chrome on Windows',
  'Signed in on 1 January 2026, last seen just now',
  'support@example.org',
]);

const placeholdersIn = (text: string): string[] => (text.match(/\{\w+\}/g) ?? []).sort();
/** The forms that a language has for the numbers that a diary counts to. */
const formsOf = (language: string): string[] => {
  const rules = new Intl.PluralRules(language);
  return [...new Set(Array.from({ length: 1001 }, (_, n) => rules.select(n)))].sort();
};

describe.each(LANGUAGES)('%s', (language, catalogue) => {
  test('each translation has the placeholders of its English, and no others', () => {
    for (const [message, text] of Object.entries(catalogue))
      if (typeof text === 'string') expect([message, placeholdersIn(text)]).toEqual([message, placeholdersIn(message)]);
  });

  test('what is counted has the forms that the language asks for', () => {
    for (const [message, forms] of Object.entries(catalogue)) {
      if (typeof forms === 'string') continue;
      expect([message, Object.keys(forms).sort()]).toEqual([message, formsOf(language)]);
      const values = placeholdersIn(message).filter((name) => name !== '{count}');
      // «One» and «two» may be words.
      for (const form of Object.values(forms))
        expect([form, placeholdersIn(form).filter((name) => name !== '{count}')]).toEqual([form, values]);
    }
  });

  test('nothing is left empty, and all languages say the same messages', () => {
    expect(
      Object.values(catalogue).flatMap((text) => (typeof text === 'string' ? [text] : Object.values(text))),
    ).not.toContain('');
    expect(Object.keys(catalogue).sort()).toEqual(Object.keys(de).sort());
  });
});

test('nobody carries a message that no page says', () => {
  const said = new Set(SOURCES.flatMap(literalsIn));
  for (const source of SERVER_SOURCES) for (const text of literalsIn(source)) said.add(text);
  expect(Object.keys(de).filter((message) => !said.has(message))).toEqual([]);
});

test('the mails, the pushes and the page that stops them say all that their catalogue has', () => {
  const said = new Set(SERVER_SOURCES.flatMap(literalsIn));
  expect(Object.keys(serverDe).filter((message) => !said.has(message))).toEqual([]);
});

test('no page shows words that did not go through t', () => {
  const bare = SOURCES.flatMap((source) => bareTextsIn(source).map((text) => `${source.fileName}: ${text}`));
  const isOwn = (line: string) => SAME_EVERYWHERE.has(line.slice(line.indexOf(': ') + 2));
  expect(bare.filter((line) => !isOwn(line))).toEqual([]);
});
