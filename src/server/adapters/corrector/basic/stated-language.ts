import iso6391 from 'iso-639-1';

/** The ISO 639-1 code that a learner states, such as pt for pt-BR; undefined where it is none. */
export function statedLanguage(stated: string | undefined): string | undefined {
  const code = stated?.trim().toLowerCase().split(/[-_]/)[0] ?? '';
  return iso6391.validate(code) ? code : undefined;
}
