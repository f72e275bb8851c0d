import { type Phrase, phraseRule } from '#server/adapters/corrector/basic/phrase.ts';
import type { Rule } from '#server/adapters/corrector/basic/rule.ts';

const r = String.raw;

/** Verbs and adjectives and the preposition they take, which is another one in most languages. */
const PREPOSITIONS: readonly Phrase[] = [
  [
    'interested-in',
    r`(?<verb>interessier(?:e|t|en|st|te|ten)) (?<who>mich|sich|uns|dich) (?:in|über|an|mit) (?=\p{L})`,
    '{verb} {who} für ',
    'Ich interessiere mich über Musik.',
    'Ich interessiere mich für Musik.',
    'Ich interessiere mich für Musik.',
  ],
  [
    'wait-for',
    r`(?<verb>wart(?:e|et|en|est|ete|eten)|gewartet) für (?=\p{L})`,
    '{verb} auf ',
    'Wir warten für den Bus.',
    'Wir warten auf den Bus.',
    'Wir warten seit einer Stunde.',
  ],
  [
    'afraid-of',
    r`Angst (?:für|über|von) (?=\p{L})`,
    'Angst vor ',
    'Ich habe Angst von Hunden.',
    'Ich habe Angst vor Hunden.',
    'Ich habe Angst um ihn.',
  ],
  [
    'proud-of',
    r`stolz (?:über|für|von) (?=\p{L})`,
    'stolz auf ',
    'Ich bin stolz über meine Tochter.',
    'Ich bin stolz auf meine Tochter.',
    'Ich bin stolz.',
  ],
  [
    'content-with',
    r`zufrieden (?:über|von|für) (?=\p{L})`,
    'zufrieden mit ',
    'Ich bin zufrieden von der Arbeit.',
    'Ich bin zufrieden mit der Arbeit.',
    'Ich bin zufrieden.',
  ],
  [
    'married-to',
    r`verheiratet (?:zu|an) (?=\p{L})`,
    'verheiratet mit ',
    'Sie ist verheiratet zu einem Arzt.',
    'Sie ist verheiratet mit einem Arzt.',
    'Sie ist seit Mai verheiratet.',
  ],
  [
    'dream-of',
    r`(?<verb>träum(?:e|t|en|st|te|ten)) (?:über|an|auf|um) (?=(?:ein|eine|einer|einem|einen|mein\p{L}*|d(?:ie|en|er|em|as))\b)`,
    '{verb} von ',
    'Ich träume über meiner Reise.',
    'Ich träume von meiner Reise.',
    'Ich träume in der Nacht.',
  ],
  [
    'on-the-weekend',
    r`(?:im|in dem|auf dem|in) (?=Wochenende\b)`,
    'am ',
    'Im Wochenende schlafe ich lange.',
    'Am Wochenende schlafe ich lange.',
    'Am Wochenende schlafe ich lange.',
  ],
  [
    'on-a-day',
    r`(?:im|in|auf|in dem|auf dem) (?=(?:Montag|Dienstag|Mittwoch|Donnerstag|Freitag|Samstag|Sonntag)\b)`,
    'am ',
    'Im Montag habe ich Zeit.',
    'Am Montag habe ich Zeit.',
    'Ich freue mich auf den Montag.',
  ],
  [
    'years-old',
    r`(?<be>bin|ist|sind|war|waren) (?<n>\d{1,2}|zwanzig|dreißig|achtzehn|neunzehn|vierzig) Jahre(?=[.,!?]|$)`,
    '{be} {n} Jahre alt',
    'Ich bin 20 Jahre.',
    'Ich bin 20 Jahre alt.',
    'Ich bin 20 Jahre alt.',
  ],
  [
    'in-the-year',
    r`(?<!Jahr )in (?=(?:19|20)\d\d(?:[.,!?]|$| (?:habe|bin|war|hat|ist|haben|sind|wurde|kam|ging|begann)\b))`,
    'im Jahr ',
    'Ich bin in 2001 geboren. In 2010 war ich klein.',
    'Ich bin in 2001 geboren. Im Jahr 2010 war ich klein.',
    'Im Jahr 2010 war ich klein.',
  ],
];

/** Verbs, adjectives and times with the preposition they take. */
export const VERB_PHRASES: readonly Rule[] = PREPOSITIONS.map(phraseRule('de', 'preposition'));
