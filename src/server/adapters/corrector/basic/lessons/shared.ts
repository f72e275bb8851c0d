import { list } from '#server/adapters/corrector/basic/rule.ts';

/*
 * Rules that one lesson explains. Of all their words such a lesson names the correction and what it replaces, and these only
 * where they are the point: edits that are explained alike count as one mistake that recurs.
 */
const RULES_BY_LESSON: Readonly<Record<string, string>> = {
  'two-words': 'en/two-words en/every-day',
  'one-word': 'en/one-word en/maybe en/nowadays en/an-other es/porque',
  'proper-capital': 'en/proper-capital',
  'noun-capital': 'de/noun-capital de/day-capital de/language-capital',
  'small-letter': 'es/lower-case fr/lower-case fr/language-lower it/lower-case pt/lower-case',
  apostrophe: 'en/contraction en/its-it-is en/your-youre',
  accent: 'es/estan-accent fr/cedilla pt/accent',
  'accent-pair': `es/esta-verb es/mas-accent es/mas-accent-end es/tu-accent es/el-accent es/mi-accent
    es/que-question es/hacia-weather es/que-exclamation es/estas-accent es/mama-accent es/papa-accent es/tenia-accent
    es/sabia-accent es/hacia-accent es/ano-year es/ano-singular es/ultimo-accent es/ingles-accent es/si-yes
    es/know-how es/know-where es/know-what es/know-why es/noun-accent fr/a-accent fr/a-town fr/ou-accent
    it/e-accent it/e-start it/c-e pt/pais pt/esta-verb pt/e-accent`,
  'article-needed': 'en/a-job en/have-a-thing en/have-good-time en/go-to-the en/the-same',
  'no-article': `en/at-home en/in-my-country en/the-country en/to-the-work en/play-the-sport en/the-last-week
    es/un-otro fr/job`,
  contraction: 'de/contraction es/contraction fr/contraction it/contraction pt/contraction pt/contraction-a',
  elision: 'fr/elision fr/ce-est fr/si-il it/elision it/lo-ho it/quest-anno it/un-altra',
  'past-tense': 'en/finished-time es/ayer pt/yesterday',
  'third-person-s': 'en/noun-third-s en/this-third-s en/pronoun-third-s en/third-person-s en/person-third-s',
  'subject-verb': `en/plural-noun-verb en/who-plural en/who-singular en/no-s-after-plural-pronoun
    en/be-after-plural-pronoun en/be-after-singular-pronoun en/people-are en/people-in-are en/everyone-is
    en/persons-no-s en/i-is de/ich-verb de/wir-verb es/gente es/yo-verb es/pronoun-verb es/noun-verb fr/noun-verb fr/pronoun-verb
    fr/most-are fr/je-verb it/pronoun-verb it/noun-verb pt/pronoun-verb pt/noun-verb`,
  'there-are': 'en/there-are-plural en/there-are en/there-is-one en/there-have',
  plural: `en/plural-after-many en/plural-after-numeral en/other-plural en/all-plural en/one-of-the
    en/plural-after-number en/number-people en/one-of-plural es/number-plural fr/number-plural fr/plural-s
    it/number-plural pt/number-plural`,
  singular: 'en/a-singular en/every-singular en/every-person en/a-plural fr/number-singular it/every',
  uncountable: 'en/mass-noun-plural en/uncountable-plural en/uncountable-a en/mass-plural',
  'much-many': 'en/much-plural en/many-mass en/much-many en/many-much',
  'comparison-form': 'en/more-short en/most-short es/mas-bueno fr/plus-bon pt/better',
  than: 'en/than-then de/wie-als it/than',
  irregular: 'en/wrong-past en/double-plural de/participle fr/wrong-participle it/wrong-participle pt/wrong-form',
  'base-form': `en/modal-then-base en/to-then-base en/did-base en/to-base en/modal-base en/modal-no-ing
    en/to-ing en/used-to-ing`,
  participle: 'en/have-then-participle en/passive-by en/modal-passive en/have-participle fr/participle-after-avoir',
  gerund: 'en/preposition-gerund en/gerund-after-verb en/gerund-after-forward-to en/need-ing',
  infinitive: 'es/para-infinitive fr/infinitive-after-modal pt/after-preposition',
  'perfect-be': 'de/perfect-sein fr/etre-perfect-any fr/etre-perfect it/being-verbs it/been',
  dass: 'de/dass de/dass-comma de/old-dass',
  'comma-clause': 'de/comma-dass',
  'adjective-ending': 'de/das-adjective de/dem-adjective',
  'reflexive-be': 'fr/reflexive-se fr/reflexive-we fr/reflexive-perfect it/reflexive-past',
  'participle-agrees': `fr/participle-subject fr/plural-participle it/plural-participle it/participle-subject
    it/participle-pronoun`,
  subjunctive: 'fr/subjunctive it/think-sia it/thought-fosse it/if-had pt/subjunctive pt/if-had',
  feelings: 'en/feelings-ed en/things-ing en/interesting-in',
  'time-preposition': 'en/on-day en/in-month en/at-clock en/in-the-morning en/at-night en/part-of-day',
  'place-preposition': `fr/go-country fr/the-states fr/en-country fr/in-town it/in-country it/in-town
    pt/country-article pt/place-no-article`,
  shortened: 'es/buen it/good-short',
  'bare-infinitive': 'en/modal-no-to es/modal-no-a fr/verb-bare it/verb-bare pt/verb-bare',
  'ci-sono': 'it/there-are it/there-is',
  'comma-here': 'en/comma-after-opener en/comma-after-if de/comma-deshalb',
  'comma-clause-end': 'de/comma-after-clause de/comma-two-verbs',
  'comma-zu': 'de/comma-noun-zu de/comma-adjective-zu',
  'no-comma': `de/no-comma-after-opener de/no-comma-after-aber de/no-comma-after-dass de/no-comma-usw
    de/no-comma-in-list`,
  'no-noun': 'de/small-word de/small-ich de/small-verb de/small-adjective de/small-infinitive',
  'full-stop': 'en/full-stop-at-end',
  spelling: 'en/misspelling',
  pleasing: 'es/gustar-plural it/piacere-plural',
  'y-e': 'es/y-e es/o-u',
  'ser-estar':
    'es/soy-cansado es/estar-place es/soy-ando es/somos-ando es/son-ando es/era-ando es/estoy-un pt/ser-estar',
  'very-much': 'es/muy-mucho',
  'joining-word': `es/ir-a es/verb-a es/verb-de es/tener-que fr/verb-a it/verb-a it/verb-di pt/verb-a
    pt/verb-de pt/ter-que`,
  'quantity-de': 'fr/beaucoup-de fr/beaucoup-noun',
  age: 'en/age es/age fr/age it/age pt/age',
  states: 'en/have-hungry fr/avoir-faim it/have-hunger',
  collocation: 'en/home-tasks en/do-make en/take-photo en/have-party en/watch-tv en/miss-bus',
  'say-tell': 'en/say-tell en/told-that',
  confused: `en/think-thing en/lose-loose en/advice-noun en/advise-verb en/life-live en/too-to en/we-were
    en/their-there en/there-their en/fell-asleep en/felt en/learn-teach en/borrow-lend de/seit-vor pt/mas-mais
    pt/mais-mas pt/bem-bom pt/mal-mau`,
  'missing-be': 'en/missing-be en/missing-be-ing',
  'no-preposition': `en/no-preposition-last-week en/go-home en/discuss-about en/enter en/ask-to fr/dans-time
    fr/sur-day`,
};

/** The lesson that a rule shares with others. */
export const SHARED_LESSONS: ReadonlyMap<string, string> = new Map(
  Object.entries(RULES_BY_LESSON).flatMap(([lesson, rules]) => list(rules).map((rule) => [rule, lesson])),
);
