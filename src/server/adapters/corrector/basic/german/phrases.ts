import { type Determiner, determinerOf } from '#server/adapters/corrector/basic/german/determiners.ts';
import type { Case, Reading } from '#server/adapters/corrector/basic/german/noun-data.ts';
import { list } from '#server/adapters/corrector/basic/rule.ts';
import { type Token, tokenize } from '#server/adapters/corrector/basic/tokenize.ts';

const cases = (words: string, ...those: Case[]): [string, readonly Case[]][] =>
  list(words).map((word) => [word, those]);

/** The cases that a preposition asks for. */
export const PREPOSITIONS: ReadonlyMap<string, readonly Case[]> = new Map([
  ...cases('mit nach bei seit von zu aus außer gegenüber', 'DAT'),
  ...cases('für durch gegen ohne um', 'AKK'),
  ...cases('in an auf über unter vor hinter neben zwischen', 'AKK', 'DAT'),
  ...cases('wegen während trotz statt', 'GEN', 'DAT'),
]);

/** Words that end like adjectives but are none. */
const NO_ADJECTIVE = new Set(
  list(`viele vielen vieler einige einigen einiger alle allen aller alles alle andere anderen anderer anderes unter über hinter neben
  gegen wegen ohne aber oder immer diese dieser dieses diesen seine seiner seinen seines ihre ihrer ihren ihres haben werden müssen
  können sollen wollen sein waren wären hatte hätte wurde heute heutzutage gestern morgen bitte gerne lange leider wieder weder selber
  bisher daher nachher vorher früher später bisschen zusammen eben oben unten außen innen gegenüber solche meiste meisten anders
  besonders sogen sozusage sozusagen mitten neben statt mehrere mehreren beide beiden wenige wenigen etwa ganze ganzen sehr`),
);
const ADVERB_ENDING = /(?:weise|maßen|wegen|ander|einander|zwischen)$/;

/** “ein sehr gutes Buch” */
const DEGREE = /^(?:sehr|so|ganz|besonders|wirklich|ziemlich|richtig|immer|noch)$/;

/** Words from a determiner to its noun. */
export type Phrase = {
  readonly determiner: Token;
  readonly forms: Determiner;
  readonly adjectives: readonly Token[];
  readonly noun: Token;
  /** The word before, lower case. */
  readonly before: string;
  readonly beforeThat: string;
};

export const caseOf = (reading: Reading): Case => reading.slice(0, 3) as Case;
export const genderOf = (reading: Reading): string => reading.slice(4);

export function phrasesOf(text: string): Phrase[] {
  const tokens = tokenize(text);
  return tokens.flatMap((determiner, i) => {
    const forms = determiner.isWord ? determinerOf(determiner.text) : undefined;
    if (forms === undefined) return [];
    const at = DEGREE.test(tokens[i + 1]?.text ?? '') ? i + 2 : i + 1;
    const adjectives = adjectivesFrom(tokens, at);
    const noun = tokens[at + adjectives.length];
    if (!isNoun(noun) || /[,.;:]/.test(text.slice(determiner.end, noun.start))) return [];
    const [before = '', beforeThat = ''] = [tokens[i - 1]?.text.toLowerCase(), tokens[i - 2]?.text];
    return { determiner, forms, noun, adjectives, before, beforeThat };
  });
}

export const isNoun = (token: Token | undefined): token is Token =>
  token?.isWord === true && /^\p{Lu}\p{Ll}/u.test(token.text);

/** At most two adjectives in a row. */
export function adjectivesFrom(tokens: readonly Token[], at: number): Token[] {
  const [first, second] = [tokens[at], tokens[at + 1]];
  if (!isAdjective(first)) return [];
  return isAdjective(second) ? [first, second] : [first];
}

const isAdjective = (token: Token | undefined): token is Token =>
  token !== undefined &&
  /^\p{Ll}{3,}(?:e|en|er|es|em)$/u.test(token.text) &&
  determinerOf(token.text) === undefined &&
  !NO_ADJECTIVE.has(token.text) &&
  !ADVERB_ENDING.test(token.text);
