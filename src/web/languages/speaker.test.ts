import { afterEach, describe, expect, test } from 'vitest';
import { speakerOf } from '#domain/speaker.ts';
import { inFigures } from '#web/languages/in-figures.ts';
import { known, speak, t, tn } from '#web/languages/t.ts';

const GERMAN = speakerOf('de', {
  'Start Writing': 'Losschreiben',
  'Error: {code}': 'Fehler: {code}',
  '{count} words': { one: '{count} Wort', other: '{count} Wörter' },
});

afterEach(() => speak(undefined));

describe('without a language', () => {
  test('every message is its own English', () => {
    expect(t('Start Writing')).toBe('Start Writing');
    expect(t('Error: {code}', { code: 'x' })).toBe('Error: x');
    expect([tn(1, '1 word', '{count} words'), tn(0, '1 word', '{count} words')]).toEqual(['1 word', '0 words']);
    expect([inFigures(2.5, 1), inFigures(1200)]).toEqual(['2.5', '1200']);
  });

  test('a text of somebody else stays as it is, braces and all', () => {
    expect(known('A server {said} so.')).toBe('A server {said} so.');
  });
});

describe('in German', () => {
  test('messages, values and numbers are German', () => {
    speak(GERMAN);
    expect(t('Start Writing')).toBe('Losschreiben');
    expect(t('Error: {code}', { code: 'x' })).toBe('Fehler: x');
    expect([1, 2, 1200].map((n) => tn(n, '1 word', '{count} words'))).toEqual(['1 Wort', '2 Wörter', '1.200 Wörter']);
    expect(inFigures(2.5, 1)).toBe('2,5');
  });

  test.each(['constructor', 'toString', 'Something new'])('what it does not know is said as it is: %s', (text) => {
    speak(GERMAN);
    expect(known(text)).toBe(text);
  });
});

test('what a speaker learns, it says from then on', () => {
  const speaker = speakerOf('fr', {});
  speak(speaker);
  expect(t('Imprint')).toBe('Imprint');
  speaker.learn({ Imprint: 'Mentions légales' });
  expect(t('Imprint')).toBe('Mentions légales');
});

test('in Arabic a value keeps its own direction', () => {
  speak(speakerOf('ar-u-nu-latn', { 'Error: {code}': 'خطأ: {code}' }));
  expect(t('Error: {code}', { code: '21.11.' })).toBe('خطأ: \u206821.11.\u2069');
});

test('Arabic has six forms, and the form of a number is chosen by its rules', () => {
  const forms = { zero: '0', one: '1', two: '2', few: '3-10', many: '11-99', other: '100' };
  speak(speakerOf('ar-u-nu-latn', { '{count} words': forms }));
  expect([0, 1, 2, 5, 50, 100].map((n) => tn(n, '1 word', '{count} words'))).toEqual(Object.values(forms));
});
