import type { Fix } from '#domain/edits.ts';
import {
  type Determiner,
  determinerOf,
  isDefiniteArticle,
} from '#server/adapters/corrector/basic/german/determiners.ts';
import type { Case, Nouns, Reading } from '#server/adapters/corrector/basic/german/noun-data.ts';
import { likeCase, list, type SearchRule } from '#server/adapters/corrector/basic/rule.ts';
import { type Token, tokenize } from '#server/adapters/corrector/basic/tokenize.ts';

const cases = (words: string, ...those: Case[]): [string, readonly Case[]][] =>
  list(words).map((word) => [word, those]);

/** The cases that a preposition asks for. */
const PREPOSITIONS: ReadonlyMap<string, readonly Case[]> = new Map([
  ...cases('mit nach bei seit von zu aus außer gegenüber', 'DAT'),
  ...cases('für durch gegen ohne um', 'AKK'),
  ...cases('in an auf über unter vor hinter neben zwischen', 'AKK', 'DAT'),
  ...cases('wegen während trotz statt', 'GEN', 'DAT'),
]);
const CASE_NAME: Readonly<Record<Case, string>> = {
  NOM: 'nominative',
  AKK: 'accusative',
  DAT: 'dative',
  GEN: 'genitive',
};

/** Words that end like adjectives but are none. */
const NO_ADJECTIVE = new Set(
  list(`viele vielen vieler einige einigen einiger alle allen aller alles alle andere anderen anderer anderes unter über hinter neben
  gegen wegen ohne aber oder immer diese dieser dieses diesen seine seiner seinen seines ihre ihrer ihren ihres haben werden müssen
  können sollen wollen`),
);

type Phrase = {
  readonly determiner: Token;
  readonly forms: Determiner;
  readonly noun: Token;
  readonly hasAdjective: boolean;
  /** The word before, lower case. */
  readonly before: string;
  readonly beforeThat: string;
};

const caseOf = (reading: Reading): Case => reading.slice(0, 3) as Case;
const genderOf = (reading: Reading): string => reading.slice(4);

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

function phrasesOf(text: string): Phrase[] {
  const tokens = tokenize(text);
  return tokens.flatMap((determiner, i) => {
    const forms = determiner.isWord ? determinerOf(determiner.text) : undefined;
    if (forms === undefined) return [];
    const at = i + 1 + (isAdjective(tokens[i + 1]) ? 1 : 0);
    const noun = tokens[at];
    if (!noun?.isWord || !/^\p{Lu}\p{Ll}/u.test(noun.text) || /[,.;:]/.test(text.slice(determiner.end, noun.start)))
      return [];
    const [before = '', beforeThat = ''] = [tokens[i - 1]?.text.toLowerCase(), tokens[i - 2]?.text];
    return { determiner, forms, noun, hasAdjective: at > i + 1, before, beforeThat };
  });
}

const isAdjective = (token: Token | undefined): boolean =>
  token !== undefined &&
  /^\p{Ll}{3,}(?:e|en|er|es|em)$/u.test(token.text) &&
  determinerOf(token.text) === undefined &&
  !NO_ADJECTIVE.has(token.text);

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
  const { determiner, hasAdjective, before, beforeThat } = phrase;
  const isArticle = isDefiniteArticle(determiner.text);
  if (isArticle && beforeThat === ',') return true;
  // “die Räubern”: there the noun is wrong, not the article.
  if (!asked && [...readings].every((reading) => reading === 'DAT.P')) return true;
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
