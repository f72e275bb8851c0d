import { type Rule, re } from '#server/adapters/corrector/basic/rule.ts';

/** The subjunctive after verbs of thinking and after “se”, the imperfect after “mentre”. */
export const MOOD_RULES: readonly Rule[] = [
  {
    id: 'it/think-sia',
    kind: 'verb-form',
    pattern: re`(?<think>penso|credo|non credo|non penso|crede|spero|mi sembra|mi dispiace|sono contento|sono contenta|sono felice) che (?<who>(?:\p{L}+(?: |')){0,3}?)(?<not>non )?(?<verb>è|ha|può|deve|vuole|viene|fa|va|sta|hanno|possono|devono|vogliono|vanno|stanno|fanno|puoi|vuoi|hai)(?! \p{L}+i anni)`,
    to: ({ think, who = '', not = '', verb = '' }) =>
      /\b(?:che|quando|se|chi|perché|dove|come)\b/i.test(who)
        ? undefined
        : `${think} che ${who}${not}${SUBJUNCTIVE[verb.toLowerCase()]}`,
    why: ({ think = '', verb = '' }) =>
      `“${think} che” takes the subjunctive: “${SUBJUNCTIVE[verb.toLowerCase()] ?? ''}”.`,
    mends: [['Penso che lui è simpatico.', 'Penso che lui sia simpatico.']],
    leaves: ['Penso che lui sia simpatico.', 'So che lui è simpatico.'],
  },
  {
    id: 'it/thought-fosse',
    kind: 'verb-form',
    pattern: re`(?<think>pensava|pensavo|credeva|credevo|(?:ho|ha|hanno|abbiamo) (?:pensato|creduto)|pensavano|credevano|sperava|speravo) che (?<who>(?:\p{L}+(?: |')){0,3}?)(?<not>non )?(?<verb>era|è|aveva|ha|voleva|poteva|erano|avevano|sono|stava|faceva)`,
    to: ({ think, who = '', not = '', verb = '' }) =>
      /\b(?:che|quando|se|chi|perché|dove|come)\b/i.test(who)
        ? undefined
        : `${think} che ${who}${not}${PAST_SUBJUNCTIVE[verb.toLowerCase()]}`,
    why: ({ verb = '' }) =>
      `After “pensare che” in the past: subjunctive “${PAST_SUBJUNCTIVE[verb.toLowerCase()] ?? ''}”.`,
    mends: [['Pensava che lei era triste.', 'Pensava che lei fosse triste.']],
    leaves: ['Pensava che lei fosse triste.', 'Ha detto che lei era triste.'],
  },
  {
    id: 'it/if-had',
    kind: 'verb-form',
    pattern: re`(?<=^|[.!?,;] |\b(?:ma|e) )se (?<who>(?:io |tu |lui |lei |noi |loro )?(?:non )?)(?<verb>avrei|sarei|potrei|avresti|saresti|potresti|avrebbe|sarebbe|potrebbe|avremmo|saremmo|potremmo|avrebbero|sarebbero)(?![^.!?]*\?)`,
    to: ({ who, verb = '' }) => `se ${who}${IF[verb.toLowerCase()]}`,
    why: ({ verb = '' }) => `After “se”: subjunctive “${IF[verb.toLowerCase()] ?? ''}”, not the conditional.`,
    mends: [['Se avrei tempo, leggerei.', 'Se avessi tempo, leggerei.']],
    leaves: ['Se avessi tempo, leggerei.', 'Non so se potrei.'],
  },
  {
    id: 'it/while',
    kind: 'tense',
    pattern: re`(?<mentre>mentre(?: io| lui| lei| noi)?) (?<have>ho|ha|abbiamo|hanno) (?<verb>camminat|mangiat|guardat|aspettat|parlat|lavorat|studiat|cucinat|giocat|viaggiat|ascoltat|cantat|ballat)o`,
    to: ({ mentre, have = '', verb = '' }) =>
      `${mentre} ${verb.slice(0, -1)}${{ ho: 'vo', ha: 'va', abbiamo: 'vamo', hanno: 'vano' }[have.toLowerCase()]}`,
    why: 'What was going on: imperfect, “mentre camminavo”.',
    mends: [['Mentre ho camminato, pioveva.', 'Mentre camminavo, pioveva.']],
    leaves: ['Mentre camminavo, pioveva.'],
  },
];

const SUBJUNCTIVE: Readonly<Record<string, string>> = {
  è: 'sia',
  ha: 'abbia',
  può: 'possa',
  deve: 'debba',
  vuole: 'voglia',
  viene: 'venga',
  fa: 'faccia',
  va: 'vada',
  sta: 'stia',
  hanno: 'abbiano',
  possono: 'possano',
  devono: 'debbano',
  vogliono: 'vogliano',
  vanno: 'vadano',
  stanno: 'stiano',
  fanno: 'facciano',
  puoi: 'possa',
  vuoi: 'voglia',
  hai: 'abbia',
};
const PAST_SUBJUNCTIVE: Readonly<Record<string, string>> = {
  era: 'fosse',
  è: 'fosse',
  aveva: 'avesse',
  ha: 'avesse',
  voleva: 'volesse',
  poteva: 'potesse',
  erano: 'fossero',
  avevano: 'avessero',
  sono: 'fossero',
  stava: 'stesse',
  faceva: 'facesse',
};
const IF: Readonly<Record<string, string>> = {
  avrei: 'avessi',
  sarei: 'fossi',
  potrei: 'potessi',
  avresti: 'avessi',
  saresti: 'fossi',
  potresti: 'potessi',
  avrebbe: 'avesse',
  sarebbe: 'fosse',
  potrebbe: 'potesse',
  avremmo: 'avessimo',
  saremmo: 'fossimo',
  potremmo: 'potessimo',
  avrebbero: 'avessero',
  sarebbero: 'fossero',
};
