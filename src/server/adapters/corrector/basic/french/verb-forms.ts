/** Forms that learners put after «je», and the right one. */
export const JE: Readonly<Record<string, string>> = {
  est: 'suis',
  a: 'ai',
  va: 'vais',
  fait: 'fais',
  peut: 'peux',
  veut: 'veux',
  sont: 'suis',
  avons: 'ai',
  sommes: 'suis',
  allons: 'vais',
  doit: 'dois',
  sait: 'sais',
  prend: 'prends',
  voit: 'vois',
  vient: 'viens',
};

/** Forms that learners put after «tu», and the right one. */
export const TU: Readonly<Record<string, string>> = {
  est: 'es',
  a: 'as',
  va: 'vas',
  fait: 'fais',
  peut: 'peux',
  veut: 'veux',
  doit: 'dois',
  sait: 'sais',
  prend: 'prends',
  voit: 'vois',
  vient: 'viens',
};

/** Participles formed as if the verb were regular, and the right one. */
export const IRREGULAR_PARTICIPLE: Readonly<Record<string, string>> = {
  prendu: 'pris',
  mettu: 'mis',
  faisé: 'fait',
  lisé: 'lu',
  voyé: 'vu',
  buvé: 'bu',
  ouvri: 'ouvert',
  écrivé: 'écrit',
  disé: 'dit',
  pouvu: 'pu',
  comprendu: 'compris',
  apprendu: 'appris',
  vouli: 'voulu',
  devu: 'dû',
};
