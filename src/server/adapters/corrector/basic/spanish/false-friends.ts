import { type Phrase, phraseRule } from '#server/adapters/corrector/basic/phrase.ts';
import type { Rule } from '#server/adapters/corrector/basic/rule.ts';

const r = String.raw;

/** Words that mean something else than they seem to, where they may be meant. */
const PHRASES: readonly Phrase[] = [
  [
    'support',
    r`me (?:(?<a>soporta)|soportan)`,
    'me apoya',
    'Mi madre me soporta.',
    'Mi madre me apoya.',
    'Mi madre me apoya.',
    'To support somebody: “apoyar”; “soportar” is to put up with.',
  ],
  [
    'embarrassed',
    r`(?<be>estaba|estoy|estuve) (?<very>muy )?embarazada (?=(?:porque|cuando|de)\b)`,
    '{be} {very}avergonzada ',
    'Estaba embarazada porque me caí.',
    'Estaba avergonzada porque me caí.',
    'Mi hermana está embarazada.',
    'Embarrassed: “avergonzada”; “embarazada” is pregnant.',
  ],
  [
    'apply-for',
    r`(?<verb>aplicar) (?:para|por|a) (?=(?:un trabajo|la universidad|trabajos|universidades)\b)`,
    'solicitar ',
    'Quiero aplicar para un trabajo.',
    'Quiero solicitar un trabajo.',
    'Quiero aplicar la crema.',
    'To apply for: “solicitar”; “aplicar” is to put on.',
  ],
  [
    'good-time',
    r`tuve (?:un|una) (?:muy )?buen[oa]? tiempo`,
    'lo pasé bien',
    'Tuve un buen tiempo.',
    'Lo pasé bien.',
    'Hace buen tiempo.',
    'To have a good time: “pasarlo bien”.',
  ],
  [
    'last-night',
    r`(?<=^|[.!?] )(?:la )?(?:última noche|noche pasada)(?=,? )`,
    'anoche',
    'La noche pasada, dormí mal.',
    'Anoche, dormí mal.',
    'Es la última noche.',
    'Last night: “anoche”.',
  ],
  [
    'in-the-morning',
    r`en la (?<when>mañana|tarde)(?=[.,!?]|$)`,
    'por la {when}',
    'Estudio en la mañana.',
    'Estudio por la mañana.',
    'Estudio por la mañana.',
    'In Spain: “por la mañana”; in much of America “en la mañana” is usual too.',
  ],
];

export const FALSE_FRIENDS: readonly Rule[] = PHRASES.map(phraseRule('es', 'word-choice')).map(
  (rule): Rule => ({ ...rule, isHint: true }),
);
