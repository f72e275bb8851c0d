import type { Fix } from '#domain/edits.ts';
import { type Determiner, isDefiniteArticle } from '#server/adapters/corrector/basic/german/determiners.ts';
import type { Case, Nouns, Reading } from '#server/adapters/corrector/basic/german/noun-data.ts';
import {
  caseOf,
  genderOf,
  type Phrase,
  PREPOSITIONS,
  phrasesOf,
} from '#server/adapters/corrector/basic/german/phrases.ts';
import { likeCase, type SearchRule } from '#server/adapters/corrector/basic/rule.ts';

const CASE_NAME: Readonly<Record<Case, string>> = {
  NOM: 'nominative',
  AKK: 'accusative',
  DAT: 'dative',
  GEN: 'genitive',
};

/** Determiners that fit their noun neither in gender nor in the case that the preposition asks for. */
export function nounPhraseRule(nouns: Nouns): SearchRule {
  return {
    id: 'de/noun-phrase',
    kind: 'article',
    find: (text) => phrasesOf(text).flatMap((phrase) => mend(phrase, nouns.readings(phrase.noun.text)) ?? []),
    mends: [
      ['Ich habe ein Katze.', 'Ich habe eine Katze.'],
      ['Ich wohne bei meine Tante.', 'Ich wohne bei meiner Tante.'],
      ['Das ist ein Geschenk für meine Bruder.', 'Das ist ein Geschenk für meinen Bruder.'],
      ['Ich komme mit die Schwester.', 'Ich komme mit der Schwester.'],
    ],
    leaves: [
      'Ich habe eine Katze und einen Hund.',
      'Er wohnt bei seiner Tante in der Stadt.',
      'Das ist der Mann, der Deutsch lernt.',
    ],
  };
}

function mend(phrase: Phrase, readings: ReadonlySet<Reading> | undefined): Fix | undefined {
  if (readings === undefined) return undefined;
  const { determiner, forms, before } = phrase;
  const asked = PREPOSITIONS.get(before);
  const fits = (reading: Reading): boolean => readings.has(reading) && (!asked || asked.includes(caseOf(reading)));
  const now = forms.get(determiner.text.toLowerCase()) ?? [];
  if (now.some(fits) || isDoubtful(phrase, now, readings, asked)) return undefined;
  const best = likeliest(forms, now, fits, asked, isAtStart(before));
  if (best === undefined || best.form === determiner.text.toLowerCase()) return undefined;
  const genderFits = now.some((reading) => [...readings].some((other) => genderOf(other) === genderOf(reading)));
  return {
    start: determiner.start,
    end: determiner.end,
    replacement: likeCase(determiner.text, best.form),
    kind: 'article',
    explanation: explain(phrase, best.reading, genderFits && asked !== undefined),
  };
}

const isAtStart = (before: string): boolean => before === '' || /^[.!?:]$/.test(before);

/** Phrases of which more than one correction is possible, and relative clauses. */
function isDoubtful(
  phrase: Phrase,
  now: readonly Reading[],
  readings: ReadonlySet<Reading>,
  asked: readonly Case[] | undefined,
): boolean {
  const { determiner, adjectives, before, beforeThat } = phrase;
  const hasAdjective = adjectives.length > 0;
  const isArticle = isDefiniteArticle(determiner.text);
  if (isArticle && beforeThat === ',') return true;
  // “auf der einen Seite”: two determiners, the second of which is an adjective.
  if (/^(?:der|die|das|dem|den|dies.*|jene.*)$/.test(before) || determiner.text.endsWith('-')) return true;
  // “die Räubern”, “einen Student”: there the noun is wrong, not the article.
  if ([...readings].every((reading) => reading === 'DAT.P') || [...readings].every((one) => one === 'NOM.M'))
    return true;
  const genderFits = now.some((reading) => [...readings].some((other) => genderOf(other) === genderOf(reading)));
  if (genderFits && asked && asked.length > 1) return true;
  if (!asked && hasAdjective) return true;
  return isArticle && (before === ',' || (hasAdjective && !asked));
}

/** The form that keeps the case the learner chose, else the case likeliest in this place. */
function likeliest(
  forms: Determiner,
  now: readonly Reading[],
  fits: (reading: Reading) => boolean,
  asked: readonly Case[] | undefined,
  isFirst: boolean,
): { form: string; reading: Reading } | undefined {
  const chosen = new Set(now.map(caseOf));
  const score = (reading: Reading): number =>
    (chosen.has(caseOf(reading)) ? 2 : 0) + likelihood(caseOf(reading), asked, isFirst);
  const offers = [...forms].flatMap(([form, readings]) => readings.filter(fits).map((reading) => ({ form, reading })));
  return offers.sort((a, b) => score(b.reading) - score(a.reading))[0];
}

function likelihood(grammaticalCase: Case, asked: readonly Case[] | undefined, isFirst: boolean): number {
  if (asked) return asked.length === 1 ? 0 : grammaticalCase === 'DAT' ? 0.5 : 0.4;
  if (grammaticalCase === (isFirst ? 'NOM' : 'AKK')) return 1;
  return { NOM: 0.8, AKK: 0, DAT: 0.4, GEN: 0 }[grammaticalCase];
}

const GENDER_NAME: Readonly<Record<string, string>> = {
  M: 'masculine (der)',
  F: 'feminine (die)',
  N: 'neuter (das)',
  P: 'plural (die)',
};

function explain({ noun, before }: Phrase, reading: Reading, isCase: boolean): string {
  if (isCase) return `“${before}” takes the ${CASE_NAME[caseOf(reading)]}.`;
  return `“${noun.text}” is ${GENDER_NAME[genderOf(reading)]} here; the word before it must agree.`;
}
